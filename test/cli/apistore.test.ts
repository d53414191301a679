// The object store over an API server, with recorded calls that are answered from a table.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, callerOf } from '../../cli/apicalls.js';
import { apiStore } from '../../cli/apistore.js';

const resources = [
  { name: 'widgets', kind: 'Widget', namespaced: true },
  { name: 'widgets/status', kind: 'Widget', namespaced: true },
];

function recorded(answers: Readonly<Record<string, object>>): {
  readonly calls: Call[];
  readonly store: ReturnType<typeof apiStore>;
} {
  const calls: Call[] = [];
  const all: Readonly<Record<string, object>> = { '/apis/example.org/v1': { resources }, ...answers };
  const store = apiStore((call) => {
    calls.push(call);
    return Promise.resolve(all[call.path] ?? {});
  });
  return { calls, store };
}

const widget = { apiVersion: 'example.org/v1', kind: 'Widget', name: 'a', namespace: 'ml' };

test('a long list is read page by page, and its items get apiVersion and kind', async () => {
  const { store } = recorded({
    '/apis/example.org/v1/namespaces/ml/widgets?limit=500': {
      items: [{ metadata: { name: 'a' } }],
      metadata: { continue: 'to b' },
    },
    '/apis/example.org/v1/namespaces/ml/widgets?limit=500&continue=to%20b': {
      items: [{ metadata: { name: 'b' } }],
      metadata: {},
    },
  });
  const resource = await store.resourceOf('example.org/v1', 'widgets');
  expect(resource).toMatchObject({ kind: 'Widget', namespaced: true, hasStatus: true });
  expect(await store.list(resource!, 'ml')).toEqual([
    { apiVersion: 'example.org/v1', kind: 'Widget', metadata: { name: 'a' } },
    { apiVersion: 'example.org/v1', kind: 'Widget', metadata: { name: 'b' } },
  ]);
});

test('a patch has its content type, field manager and subresource', async () => {
  const { store, calls } = recorded({});
  await store.patch(widget, { type: 'apply', body: {}, force: true }, { fieldManager: 'me', dryRun: true });
  await store.patch(widget, { type: 'merge', body: {} }, { subresource: 'status' });
  expect(calls.slice(1).map(({ path, contentType }) => ({ path, contentType }))).toEqual([
    {
      path: '/apis/example.org/v1/namespaces/ml/widgets/a?fieldManager=me&dryRun=All&force=true',
      contentType: 'application/apply-patch+yaml',
    },
    {
      path: '/apis/example.org/v1/namespaces/ml/widgets/a/status',
      contentType: 'application/merge-patch+json',
    },
  ]);
});

test('an unknown kind is not found, and is looked up again', async () => {
  const { store, calls } = recorded({});
  const toy = { ...widget, kind: 'Toy' };
  await expect(store.get(toy)).rejects.toMatchObject({ code: 404, reason: 'NotFound' });
  await expect(store.get(toy)).rejects.toMatchObject({ code: 404 });
  expect(calls).toHaveLength(2);
});

test.each([
  {
    body: JSON.stringify({ kind: 'Status', reason: 'Forbidden', message: 'you may not' }),
    want: { code: 403, reason: 'Forbidden', message: 'you may not' },
  },
  { body: '<html>proxy</html>', want: { code: 403, reason: '', message: '<html>proxy</html>' } },
])('a refusal keeps its message: $want.message', async ({ body, want }) => {
  const server = createServer((_request, response) => response.writeHead(403).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = callerOf({ url: `http://127.0.0.1:${port}/`, admit: () => Promise.resolve() });
  await expect(call({ method: 'GET', path: '/api/v1' })).rejects.toMatchObject(want);
  await new Promise((resolve) => server.close(resolve));
});
