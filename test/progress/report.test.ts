// Progress reports over HTTP: what is stored, what is answered, and which callers are refused.
import request from 'supertest';
import type { AnyObject } from '../../hooks/api/hook.js';
import { createThrottle, type Throttle } from '../../hooks/progress/throttle.js';
import { progress } from '../../hooks/trainjob/progress.js';
import { aToy, type Toy } from '../server/toy.js';
import { AUDIENCE, aFakeCluster, type Fake } from './fakecluster.js';

const ours = '/progress/v1alpha1/namespaces/ml/trainjobs/llama';
const trainers = '/apis/trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/llama/status';
const paths = [ours, trainers];
const PROGRESS = 'trainer.kubeflow.org/progress';

const trainerStatus = {
  progressPercentage: 45,
  estimatedRemainingSeconds: 795,
  metrics: [{ name: 'loss', value: '0.2347' }],
  lastUpdatedTime: '2030-01-01T12:00:00Z',
};
const report = { trainerStatus };

interface Server extends Fake, Pick<Toy, 'app' | 'log'> {
  readonly throttle: Throttle;
}

let throttles: Throttle[] = [];
afterEach(async () => {
  await Promise.all(throttles.map((throttle) => throttle.flush()));
  throttles = [];
});

function aServer(change: Parameters<typeof aToy>[0] = {}): Server {
  const fake = aFakeCluster();
  const throttle = createThrottle(5, () => undefined);
  throttles.push(throttle);
  const { app, log } = aToy({ progress: { api: fake.api, reports: [progress], throttle }, ...change });
  return { ...fake, app, log, throttle };
}

interface Sent {
  readonly path?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly type?: string;
}

function send(
  { app }: Pick<Server, 'app'>,
  { path = ours, token = 'of-the-pod', body = report, type }: Sent = {},
) {
  const call = request(app).post(path).set('Authorization', `Bearer ${token}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return call.set('Content-Type', type ?? 'application/json').send(text);
}

test.each(paths)(
  'a report to %s is stored as an annotation, and its known part is the answer',
  async (path) => {
    const server = aServer();
    const answer = await send(server, { path, body: { ...report, unknown: 1 } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(report);
    expect(server.written).toEqual([
      { uid: 'trainjob-1', annotations: { [PROGRESS]: JSON.stringify(trainerStatus) } },
    ]);
  },
);

test('the content type is not checked, because workers of Kubeflow Trainer set another one', async () => {
  const answer = await send(aServer(), { path: trainers, type: 'application/x-www-form-urlencoded' });
  expect(answer.status).toBe(200);
});

test.each([{}, { trainerStatus: null }])(
  'an empty report (%j) is accepted, and nothing is stored',
  async (body) => {
    const server = aServer();
    const answer = await send(server, { body });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(server.written).toEqual([]);
  },
);

test('a token for the reports of any job is valid too, if its Pod belongs to this job', async () => {
  const server = aServer();
  server.holder.audiences = [AUDIENCE];
  expect((await send(server)).status).toBe(200);
});

test('of many reports within five seconds the first and the last are stored', async () => {
  const server = aServer();
  for (let percent = 1; percent <= 9; percent += 1) {
    const body = { trainerStatus: { ...trainerStatus, progressPercentage: percent } };
    const answer = await send(server, { body });
    expect([answer.status, answer.body]).toEqual([200, body]);
  }
  await server.throttle.flush();
  const stored = server.written.map(({ annotations }) => Object.values(annotations)[0] as string);
  expect(stored.map((text) => (JSON.parse(text) as typeof trainerStatus).progressPercentage)).toEqual([1, 9]);
});

describe('a delayed report', () => {
  const later = { ...trainerStatus, lastUpdatedTime: '2030-01-01T12:00:03Z' };

  async function delayed(change: (server: Server) => void): Promise<Server> {
    const server = aServer();
    await send(server);
    await send(server, { body: { trainerStatus: { ...later, progressPercentage: 50 } } });
    change(server);
    await server.throttle.flush();
    return server;
  }

  test('is dropped if another replica has stored a newer one', async () => {
    const { written } = await delayed(({ objects }) => {
      const newest = JSON.stringify({ ...trainerStatus, lastUpdatedTime: '2030-01-01T12:00:04Z' });
      const { metadata } = objects.TrainJob;
      objects.TrainJob = {
        ...objects.TrainJob,
        metadata: { ...metadata, annotations: { [PROGRESS]: newest } },
      };
    });
    expect(written).toHaveLength(1);
  });

  test('is dropped if the job has finished in the meantime', async () => {
    expect(
      (
        await delayed((server) => {
          server.finish('Complete');
        })
      ).written,
    ).toHaveLength(1);
  });

  test('is stored otherwise', async () => {
    expect((await delayed(() => undefined)).written).toHaveLength(2);
  });
});

describe('a report is refused', () => {
  const change = (object: AnyObject, metadata: object): AnyObject => ({
    ...object,
    metadata: { ...object.metadata, ...metadata },
  });

  const rows: readonly {
    readonly name: string;
    readonly token?: string;
    readonly change?: (server: Server) => void;
    readonly code: string;
    readonly status: number;
  }[] = [
    { name: 'with an unknown token', token: 'forged', code: 'ProgressUnauthenticated', status: 401 },
    {
      name: 'with a token for the API server',
      change: ({ holder }) => (holder.audiences = ['https://kubernetes.default.svc']),
      code: 'ProgressUnauthenticated',
      status: 401,
    },
    {
      name: 'with a token for another job',
      change: ({ holder }) =>
        (holder.audiences = ['trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/other/status']),
      code: 'ProgressUnauthenticated',
      status: 401,
    },
    {
      name: 'with a token that is not bound to a Pod',
      change: ({ holder }) => (holder.extra = {}),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'from another namespace',
      change: ({ holder }) => (holder.username = 'system:serviceaccount:other:default'),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'from a user that is not a service account',
      change: ({ holder }) => (holder.username = 'somebody'),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose Pod was replaced by another one with the same name',
      change: ({ objects }) => (objects.Pod = change(objects.Pod, { uid: 'pod-2' })),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose Pod belongs to another JobSet',
      change: ({ objects }) =>
        (objects.Pod = change(objects.Pod, { labels: { 'jobset.sigs.k8s.io/jobset-name': 'other' } })),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose Pod has only the label',
      change: ({ objects }) => (objects.Pod = change(objects.Pod, { ownerReferences: [] })),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose Pod refers to another Job',
      change: ({ objects }) => (objects.Job = change(objects.Job, { uid: 'job-2' })),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose JobSet does not belong to a TrainJob',
      change: ({ objects }) => (objects.JobSet = change(objects.JobSet, { ownerReferences: [] })),
      code: 'ProgressForbidden',
      status: 403,
    },
    {
      name: 'whose TrainJob is another one with the same name',
      change: ({ objects }) => (objects.TrainJob = change(objects.TrainJob, { uid: 'trainjob-2' })),
      code: 'ProgressJobUnknown',
      status: 404,
    },
    {
      name: 'whose TrainJob is deleted',
      change: ({ objects }) => (objects.TrainJob = change(objects.TrainJob, { name: 'gone' })),
      code: 'ProgressJobUnknown',
      status: 404,
    },
    {
      name: 'whose job is complete',
      change: (server) => {
        server.finish('Complete');
      },
      code: 'ProgressJobEnded',
      status: 409,
    },
    {
      name: 'whose job has failed',
      change: (server) => {
        server.finish('Failed');
      },
      code: 'ProgressJobEnded',
      status: 409,
    },
    {
      name: 'while the API server does not review tokens',
      change: ({ down }) => down.add('reviewToken'),
      code: 'ProgressUnavailable',
      status: 503,
    },
    {
      name: 'while the API server does not read',
      change: ({ down }) => down.add('read'),
      code: 'ProgressUnavailable',
      status: 503,
    },
    {
      name: 'while the API server does not write',
      change: ({ down }) => down.add('annotate'),
      code: 'ProgressUnavailable',
      status: 503,
    },
  ];

  test.each(rows)('$name', async ({ token = 'of-the-pod', change: spoil, code, status }) => {
    const server = aServer();
    spoil?.(server);
    const answer = await send(server, { token });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(server.written).toEqual([]);

    const asTrainer = await send(server, { token, path: trainers });
    expect(asTrainer.body).toMatchObject({ status: 'Failure', code: status });
    expect(asTrainer.status).toBe(status);
  });

  test.each([undefined, 'Basic YTpi', 'Bearer', 'Bearer a b'])(
    'with the header %s, without a request to the API server',
    async (header) => {
      const server = aServer();
      const call = request(server.app).post(ours);
      const answer = await (header === undefined ? call : call.set('Authorization', header)).send(report);
      expect(answer.status).toBe(401);
      expect(server.reviewed).toEqual([]);
    },
  );

  test('without an API server', async () => {
    const { throttle } = aServer();
    const { app } = aToy({ progress: { api: undefined, reports: [progress], throttle } });
    expect((await send({ app })).status).toBe(503);
  });

  test('if reports are off', async () => {
    const { app } = aToy();
    for (const path of paths)
      expect((await send({ app }, { path })).body).toMatchObject({ code: 'PathUnknown' });
  });
});

describe('a malformed report is refused, and nothing is stored', () => {
  const many = Array.from({ length: 257 }, () => ({ name: 'a', value: '1' }));

  test.each<{ name: string; body: unknown; field?: string }>([
    { name: 'invalid JSON', body: '{' },
    { name: 'nothing', body: '' },
    { name: 'a list', body: '[]' },
    { name: 'null', body: 'null' },
    { name: 'a member __proto__', body: '{"__proto__":{"trainerStatus":{}}}' },
    { name: 'a string for the status', body: { trainerStatus: '45' }, field: 'trainerStatus' },
    {
      name: '257 metrics',
      body: { trainerStatus: { ...trainerStatus, metrics: many } },
      field: 'trainerStatus.metrics',
    },
    {
      name: 'a string for a number',
      body: { trainerStatus: { ...trainerStatus, progressPercentage: '45' } },
      field: 'trainerStatus.progressPercentage',
    },
    { name: 'no time', body: { trainerStatus: {} }, field: 'trainerStatus.lastUpdatedTime' },
  ])('$name', async ({ body, field = '' }) => {
    const server = aServer();
    const answer = await send(server, { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'ProgressInvalid', field });

    const asTrainer = await send(server, { body, path: trainers });
    expect(asTrainer.status).toBe(422);
    expect(asTrainer.body).toMatchObject({
      status: 'Failure',
      reason: 'Invalid',
      message: expect.stringMatching(/^Invalid payload: /) as string,
    });
    expect(server.written).toEqual([]);
  });

  test.each([true, false])('more than 65536 bytes (with a length: %s)', async (hasLength) => {
    const server = aServer();
    const call = request(server.app).post(trainers).set('Authorization', 'Bearer of-the-pod');
    const long = JSON.stringify({ trainerStatus: { ...trainerStatus, note: 'x'.repeat(65_536) } });
    if (!hasLength) call.set('Transfer-Encoding', 'chunked');
    if (!hasLength) call.write(long);
    const answer = await (hasLength ? call.send(long) : call);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^Payload too large/) as string });
    expect(server.written).toEqual([]);
  });

  test('another method', async () => {
    const answer = await request(aServer().app).get(ours);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  test.each([
    '/progress/v1alpha1/namespaces/ml/trainjobs/LLAMA',
    '/progress/v1alpha1/namespaces/ml/trainjobs/%2e%2e',
    '/progress/v1alpha1/namespaces/ml/trainjobs/llama/',
    '/progress/v1alpha1/namespaces/ml/trainjobs/%E0%A4',
    `/progress/v1alpha1/namespaces/ml/trainjobs/${'a'.repeat(64)}`,
    '/apis/trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/llama',
  ])('the path %s', async (path) => {
    expect((await send(aServer(), { path })).status).toBe(404);
  });
});

test("Metacontroller's token is not valid for reports, nor a Pod's token for hooks", async () => {
  const server = aServer({ tokens: () => [] });
  expect((await send(server)).status).toBe(200);
  const hook = await request(server.app)
    .post('/hooks/toys/sync')
    .set('Authorization', 'Bearer of-the-pod')
    .send({});
  expect(hook.status).toBe(401);
});

test('reports beyond the concurrency limit get 429', async () => {
  const server = aServer({ limits: { maxBodyBytes: 1024, maxConcurrency: 0, bodySeconds: 5 } });
  const answer = await send(server);
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
});

test('the log has the name of the job, but neither token nor metrics', async () => {
  const server = aServer();
  await send(server);
  await send(server, { token: 'forged' });
  server.down.add('reviewToken');
  await send(server);
  expect(server.log.lines).toMatchObject([
    { hook: 'progress', kind: 'TrainJob', namespace: 'ml', name: 'llama', status: 200 },
    { level: 40, status: 401, code: 'ProgressUnauthenticated' },
    { level: 50, status: 503, code: 'ProgressUnavailable', cause: { message: 'connect ECONNREFUSED' } },
  ]);
  expect(server.log.text).not.toMatch(/of-the-pod|forged|0\.2347/);
});
