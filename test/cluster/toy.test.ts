// A minimal composite under each host: a toy has one note, and is deleted after its note.
import { ApiError } from '../../apiserver/objectstore.js';
import type { AnyObject, CompositeAnswer, CompositeRequest } from '../../hooks/api/hook.js';
import { aVersion, withStatus, aDefinition } from '../support/definitions.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import { serveHooks, type HookServer } from './hookserver.js';
import type { Host } from './host.js';
import { hosts } from './hosts.js';
import { realStore } from './realstore.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();
const store = realStore(clusterAccess());

interface Toy extends AnyObject {
  readonly spec: { readonly text: string };
  readonly status?: { readonly noted?: boolean };
}

const notes = ({ children }: CompositeRequest): number => Object.keys(children['ConfigMap.v1'] ?? {}).length;

let lastSeen: string | undefined;

function sync(request: CompositeRequest<Toy>): CompositeAnswer {
  const { metadata, spec } = request.parent;
  lastSeen = metadata.labels?.['seen'];
  const note = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: `${metadata.name}-note` },
    data: { text: spec.text },
  };
  return { status: { noted: notes(request) === 1 }, children: [note] };
}

function finalize(request: CompositeRequest<Toy>): CompositeAnswer {
  return { status: {}, children: [], finalized: notes(request) === 0 };
}

const crd = aDefinition({ kind: 'Toy', versions: [aVersion(withStatus)] });

function controller(url: string): object {
  const hook = (path: string): object => ({ version: 'v2', webhook: { url: `${url}/${path}` } });
  return {
    apiVersion: 'metacontroller.k8s.io/v1alpha1',
    kind: 'CompositeController',
    metadata: { name: 'toys' },
    spec: {
      generateSelector: true,
      parentResource: { apiVersion: 'example.org/v1', resource: 'toys' },
      childResources: [{ apiVersion: 'v1', resource: 'configmaps', updateStrategy: { method: 'InPlace' } }],
      hooks: { sync: hook('sync'), finalize: hook('finalize') },
    },
  };
}

const toy = { apiVersion: 'example.org/v1', kind: 'Toy', name: 'robot', namespace: 'default' };
const note = { apiVersion: 'v1', kind: 'ConfigMap', name: 'robot-note', namespace: 'default' };
const { name, namespace, ...toyKind } = toy;
const seeToy = (): Promise<Toy> => store.get(toy) as Promise<Toy>;
const textOf = (object: AnyObject): unknown => (object['data'] as { text?: string }).text;

let server: HookServer;

beforeAll(async () => {
  await run(['apply', '--server-side', '-f', '-'], JSON.stringify(crd));
  await waitFor(
    'toys are served',
    () => run(['get', 'toys']),
    () => true,
  );
  server = await serveHooks({ '/sync': sync, '/finalize': finalize });
});

afterAll(() => server.stop());

describe.each(hosts)('under $host', ({ start }) => {
  let host: Host;

  beforeAll(async () => {
    await run(['apply', '--server-side', '-f', '-'], JSON.stringify(controller(server.url)));
    host = await start(clusterAccess());
  });

  afterAll(async () => {
    await run(['delete', 'compositecontroller', 'toys', '--ignore-not-found']);
    await host.stop();
  });

  test('a toy gets its note, and its status', async () => {
    await store.create({ ...toyKind, metadata: { name, namespace }, spec: { text: 'hello' } });

    const { metadata } = await waitFor('the toy is noted', seeToy, ({ status }) => status?.noted === true);
    const made = await store.get(note);

    expect(metadata.finalizers).toEqual(['metacontroller.io/compositecontroller-toys']);
    expect(textOf(made)).toBe('hello');
    expect(made.metadata.labels).toEqual({ 'controller-uid': metadata.uid });
    expect(made.metadata.ownerReferences).toMatchObject([{ kind: 'Toy', name, uid: metadata.uid }]);
  });

  test('a changed toy changes its note in place', async () => {
    const { metadata } = await store.get(note);

    await store.patch(toy, { type: 'merge', body: { spec: { text: 'good day' } } });
    const changed = await waitFor(
      'the note',
      () => store.get(note),
      (seen) => textOf(seen) === 'good day',
    );

    expect(changed.metadata.uid).toBe(metadata.uid);
  });

  test('a restarted host writes nothing', async () => {
    await waitFor('the status is up to date', seeToy, ({ metadata, status }) => {
      return (status as { observedGeneration?: number }).observedGeneration === metadata.generation;
    });
    const before = [await store.get(toy), await store.get(note)];

    await host.stop();
    host = await clusterHost();
    // After two calls the first sync is complete.
    for (const seen of ['once', 'twice']) {
      await store.patch(toy, { type: 'merge', body: { metadata: { labels: { seen } } } });
      await waitFor(
        'the hook is called again',
        () => Promise.resolve(lastSeen),
        (value) => value === seen,
      );
    }

    const [toyNow, noteNow] = [await store.get(toy), await store.get(note)];
    expect(noteNow).toEqual(before[1]);
    expect(toyNow.metadata.generation).toBe(before[0]!.metadata.generation);
    expect(toyNow['status']).toEqual(before[0]!['status']);
  });

  const clusterHost = (): Promise<Host> => start(clusterAccess());

  test('a deleted toy is removed after its note', async () => {
    await store.delete(toy);

    const gone = (ref: typeof toy): Promise<boolean> => store.get(ref).then(() => false, isNotFound);
    await waitFor('the toy is deleted', () => gone(toy), Boolean);

    expect(await gone(note)).toBe(true);
  });
});

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 404;
}
