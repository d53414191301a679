// The real hooks in the real app, with secrets wherever a request can have one: in children, in variables of containers,
// in headers. No secret appears in the log, the metrics or a refusal, and no caller without credentials gets an answer.
import request from 'supertest';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { createMetrics } from '../../hooks/http/metrics.js';
import { createThrottle } from '../../hooks/progress/throttle.js';
import { registry } from '../../hooks/registry.js';
import { parseTokens } from '../../hooks/server/auth.js';
import { progress } from '../../hooks/trainjob/progress.js';
import { reviewOf } from '../admission/review.js';
import { aFakeCluster } from '../progress/fakecluster.js';
import { aKey, mpiRuntime } from '../support/mpi.js';
import { aRequest, aRuntime, aTrainJob, observed } from '../support/objects.js';
import { syncOf, theSnapshot } from '../support/story.js';
import { withValue } from './hostile/attacks.js';
import { type Endpoint, endpoints, hookPaths, progressPaths } from './hostile/good.js';
import { type Toy, aToy } from './toy.js';

const PLANTED = 'hunter2correcthorse';
const TOKEN = 'swordfish';
const encoded = Buffer.from(PLANTED).toString('base64');
const key = [aKey.privateKey, Buffer.from(aKey.privateKey).toString('base64')];
const secret = new RegExp(
  [PLANTED, encoded, TOKEN, 'of-the-pod', ...key].map((text) => text.replace(/[^\w-]/g, '\\$&')).join('|'),
);

/** A job that has secrets wherever a job may have them, and a Secret of each kind among its children. */
const env = [{ name: 'PASSWORD', value: PLANTED }];
const patch = {
  manager: 'example.com/who',
  trainingRuntimeSpec: { template: { metadata: { annotations: {} } } },
};
const trainJob = aTrainJob({
  metadata: { annotations: { 'example.com/token': PLANTED } },
  spec: { trainer: { numNodes: 2, env, args: ['--password', PLANTED], command: [PLANTED] } },
});
const snapshot = theSnapshot(aTrainJob(), mpiRuntime() as unknown as AnyObject);
const made = syncOf(trainJob, { children: [snapshot], facts: { sshKey: aKey } }).children;
const password: KubeObject = {
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: 'password', namespace: 'ml' },
  ...{ data: { password: encoded }, stringData: { password: PLANTED } },
};
const children = [snapshot, ...made.map((child) => observed(child)), password];
const sync = aRequest(trainJob, { children, related: [aRuntime()] });
const { controller } = sync;

/** The good body of each path, with secrets in it. */
const bodies: Readonly<Record<string, object>> = {
  '/hooks/trainjobs/sync': sync,
  '/hooks/trainjobs/finalize': { ...sync, finalizing: true },
  '/hooks/trainjobs/customize': { controller, parent: trainJob },
  ...Object.fromEntries(
    ['/hooks/runtimes/sync', '/hooks/runtimes/finalize'].map((path) => [
      path,
      {
        controller,
        object: { ...aRuntime(), metadata: { name: 'torch', annotations: { token: PLANTED } } },
        attachments: { 'Secret.v1': { 'ml/password': password } },
        related: { 'TrainJob.trainer.kubeflow.org/v1alpha1': { 'ml/llama': trainJob } },
        finalizing: path.endsWith('finalize'),
      },
    ]),
  ),
  '/hooks/runtimes/customize': { controller, parent: { ...aRuntime(), secret: PLANTED } },
  '/admission/mutate': reviewOf({ object: trainJob }),
  '/admission/validate': reviewOf({
    object: { ...trainJob, spec: { ...trainJob.spec, runtimePatches: [patch] } },
  }),
  ...Object.fromEntries(
    progressPaths.map((path) => [path, { ...goodOf(path), password: PLANTED, metadata: { note: PLANTED } }]),
  ),
};

function goodOf(path: string): object {
  return endpointOf(path).good;
}

function endpointOf(path: string): Endpoint {
  return endpoints.find((endpoint) => endpoint.path === path)!;
}

/** The real hooks; `broken` ones throw what they were sent. */
function aServer(change: Parameters<typeof aToy>[0] & { readonly broken?: boolean } = {}): Toy {
  const { broken = false, ...parts } = change;
  const tokens = parseTokens(TOKEN);
  const routes = registry(defaultSettings).map((route) =>
    broken
      ? {
          ...route,
          run: (body: unknown): never => {
            throw new Error(`cannot go on with ${JSON.stringify(body)} (${PLANTED}, ${encoded})`);
          },
        }
      : route,
  );
  return aToy({
    routes,
    tokens: () => tokens,
    gather: () => Promise.resolve({ sshKey: aKey }),
    limits: { maxBodyBytes: 4 * 1024 * 1024, maxConcurrency: 4, bodySeconds: 5 },
    progress: {
      api: aFakeCluster().api,
      reports: [progress],
      throttle: createThrottle(60, () => undefined),
    },
    ...parts,
  });
}

const isReport = (path: string): boolean => progressPaths.includes(path);
const tokenFor = (path: string): string => (isReport(path) ? 'of-the-pod' : TOKEN);

async function call({ app }: Toy, path: string, body: unknown, token = tokenFor(path)) {
  return request(app)
    .post(path)
    .set({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-password': PLANTED,
      cookie: PLANTED,
    })
    .send(typeof body === 'string' ? body : JSON.stringify(body));
}

/** What anybody but the caller gets to see. */
const seenOf = async ({ log, parts }: Toy): Promise<string> => log.text + (await parts.metrics.text());

test('every path has a test body with secrets', () => {
  expect(Object.keys(bodies)).toEqual([...hookPaths, ...progressPaths]);
  for (const body of Object.values(bodies)) expect(JSON.stringify(body)).toMatch(secret);
});

describe.each(Object.entries(bodies))('%s', (path, body) => {
  test('answered: log and metrics contain no secret', async () => {
    const server = aServer();
    const { status } = await call(server, path, body);
    expect(status).toBe(200);
    expect(server.log.lines).toHaveLength(1);
    expect(await seenOf(server)).not.toMatch(secret);
  });

  const { required, typed } = endpointOf(path);
  test.each([...required, ...typed].map((at) => [at.join(' '), at] as const))(
    'refused for %s: neither do they, nor the refusal',
    async (_name, at) => {
      const wrong = typeof at.at(-1) === 'string' && isList(path, at) ? { [PLANTED]: PLANTED } : [PLANTED];
      const server = aServer();
      const { status, text } = await call(server, path, {
        ...withValue(goodOf(path), at, wrong),
        note: PLANTED,
      });
      expect([400, 422]).toContain(status);
      expect(text + (await seenOf(server))).not.toMatch(secret);
    },
  );

  test.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['with a secret that is no JSON', (text: string) => `${text.slice(0, -1)},"password":${PLANTED}}`],
    ['that is a secret', () => PLANTED],
    [
      'with a secret next to __proto__',
      (text: string) => `${text.slice(0, -1)},"a":{"__proto__":"${PLANTED}"}}`,
    ],
  ])('a body %s is refused without it', async (_name, change) => {
    const server = aServer();
    const { status, text } = await call(server, path, change(JSON.stringify(body)));
    expect([400, 422]).toContain(status);
    expect(text + (await seenOf(server))).not.toMatch(secret);
  });

  test('a caller without valid credentials is refused', async () => {
    const server = aServer();
    const anonymous = await request(server.app).post(path).send(body);
    expect(anonymous.status).toBe(401);
    for (const token of [isReport(path) ? TOKEN : 'of-the-pod', PLANTED, '']) {
      const { status, text } = await call(server, path, body, token);
      expect(status).toBe(401);
      expect(text).not.toMatch(secret);
    }
    expect(await seenOf(server)).not.toMatch(secret);
  });
});

test.each(hookPaths)('%s throws an error that quotes the request: nothing of it is exposed', async (path) => {
  const server = aServer({ broken: true });
  const { status, text } = await call(server, path, bodies[path]);
  expect(status).toBe(500);
  expect(server.log.lines).toMatchObject([{ level: 50, cause: { type: 'Error' } }]);
  expect(text + (await seenOf(server))).not.toMatch(secret);
});

test.each(progressPaths)('%s, where the error of the API server quotes a token', async (path) => {
  const api = { ...aFakeCluster().api, read: () => Promise.reject(new Error(`no access\nwith ${PLANTED}`)) };
  const server = aServer({
    progress: { api, reports: [progress], throttle: createThrottle(60, () => undefined) },
  });
  const { status, text } = await call(server, path, bodies[path]);
  expect(status).toBe(503);
  expect(text + (await seenOf(server))).not.toMatch(secret);
});

test('of an error that quotes its input below the first line, only the first line is logged', async () => {
  const gather = (): never => {
    throw new Error(`cannot read the file\n    at ${PLANTED}\nsee ${PLANTED}`);
  };
  const server = aServer({ gather });
  const children = [snapshot];
  const { status } = await call(server, '/hooks/trainjobs/sync', aRequest(aTrainJob(), { children }));
  expect(status).toBe(500);
  expect(server.log.lines).toMatchObject([{ cause: { message: 'cannot read the file' } }]);
  expect(server.log.text).not.toMatch(secret);
});

describe('a fault of the server itself', () => {
  const fail = (): never => {
    throw new Error(PLANTED);
  };

  test('while metrics are read is logged without its message, and printed nowhere', async () => {
    const printed = jest.spyOn(console, 'error');
    const metrics = { ...createMetrics([]), text: () => Promise.reject(new Error(PLANTED)) };
    const server = aServer({ metrics });
    const answer = await request(server.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
    expect(answer.status).toBe(500);
    expect(server.log.lines).toMatchObject([{ level: 50, status: 500, cause: { type: 'Error' } }]);
    expect(answer.text + server.log.text).not.toMatch(secret);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  test('after the answer was started ends neither the answer nor the process', async () => {
    const [path = ''] = hookPaths;
    let calls = 0;
    const metrics = createMetrics([]);
    const failing = { ...metrics, answered: () => (calls++ === 0 ? fail() : undefined) };
    const server = aServer({ metrics: failing });
    expect((await call(server, path, bodies[path])).status).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.log.lines).toMatchObject([{ level: 50, cause: { type: 'Error' } }]);
    expect(server.log.text).not.toMatch(secret);
  });
});

/** Whether a list is what the member should be, and thus no wrong value for it. */
function isList(path: string, at: readonly (string | number)[]): boolean {
  return Array.isArray(
    at.reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], goodOf(path)),
  );
}
