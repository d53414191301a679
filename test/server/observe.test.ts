// The log line and the metrics of a call.
import packageJson from '../../package.json' with { type: 'json' };
import request from 'supertest';
import type { EffectOutcome, Effect } from '../../hooks/api/hook.js';
import { VERSION } from '../../hooks/http/metrics.js';
import { aToy, toyBody, toyRoute } from './toy.js';

/** What goes on after an answer has had its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a call is logged in one line: hook, object, decision and duration', async () => {
  const { app, log } = aToy();
  await request(app).post(toyRoute.path).send(toyBody);
  expect(log.lines).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/Z$/) as string,
      hook: 'toys/sync',
      kind: 'Toy',
      namespace: 'ml',
      name: 'car',
      phase: 'Created',
      reason: 'Asked',
      status: 200,
      durationMs: expect.any(Number) as number,
      msg: 'answered',
    },
  ]);
});

test('a refusal is logged in one line: code and field', async () => {
  const { app, log } = aToy();
  await request(app).post(toyRoute.path).send({ parent: 7 });
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toMatchObject({ level: 40, status: 400, code: 'RequestInvalid', field: 'parent' });
});

test('probes are not logged', async () => {
  const { app, log } = aToy();
  await request(app).get('/healthz');
  expect(log.text).toBe('');
});

test('calls and decisions are counted by hook, not by object', async () => {
  const { app, parts } = aToy();
  await request(app).post(toyRoute.path).send(toyBody);
  await request(app).post(toyRoute.path).send(toyBody);
  await request(app).post(toyRoute.path).send({});
  await request(app).post('/hooks/unknown').send({});
  const text = await parts.metrics.text();
  expect(text).toContain('metatrain_hook_duration_seconds_count{hook="toys/sync",status="200"} 2');
  expect(text).toContain('metatrain_hook_duration_seconds_count{hook="toys/sync",status="400"} 1');
  expect(text).toContain('metatrain_hook_duration_seconds_count{hook="none",status="404"} 1');
  expect(text).toContain('metatrain_decisions_total{hook="toys/sync",phase="Created",reason="Asked"} 2');
  expect(text).not.toMatch(/car|"ml"|unknown/);
});

test('a job that exceeds its deadline is counted once', async () => {
  const decision = { phase: 'Failed', reason: 'DeadlineExceeded' };
  const { app, parts } = aToy({ hook: { run: () => ({ answer: { status: {}, children: [] }, decision }) } });
  const failed = { conditions: [{ type: 'Failed', status: 'True' }] };
  await request(app).post(toyRoute.path).send(toyBody);
  await request(app)
    .post(toyRoute.path)
    .send({ parent: { ...toyBody.parent, status: failed } });
  expect(await parts.metrics.text()).toContain('metatrain_deadline_expiries_total{hook="toys/sync"} 1');
});

describe('effects', () => {
  const effect: Effect = {
    effect: 'deleteTrainJob',
    object: { apiVersion: 'example.com/v1', kind: 'Toy', name: 'car', namespace: 'ml' },
    uid: 'u',
    resourceVersion: '7',
    because: 'it is old',
  };
  const hook = { run: () => ({ answer: { status: {}, children: [] }, effects: [effect] }) };
  const line = {
    hook: 'toys/sync',
    effect: 'deleteTrainJob',
    kind: 'Toy',
    namespace: 'ml',
    name: 'car',
    uid: 'u',
    because: 'it is old',
    msg: 'effect',
  };
  const counted = (outcome: string, count: number): string =>
    `metatrain_effects_total{effect="deleteTrainJob",outcome="${outcome}"} ${count}`;

  test('are not part of the answer, and are carried out after it', async () => {
    let carryOut: ((outcome: EffectOutcome) => void) | undefined;
    const { app, parts, log } = aToy({
      hook,
      carryOut: (asked) =>
        new Promise((resolve) => {
          expect(asked).toBe(effect);
          carryOut = resolve;
        }),
    });
    const answer = await request(app).post(toyRoute.path).send(toyBody);
    expect(answer.body).toEqual({ status: {}, children: [] });
    expect(log.lines.map(({ msg }) => msg)).toEqual(['answered']);
    carryOut?.('done');
    await settled();
    expect(log.lines[1]).toMatchObject({ level: 30, outcome: 'done', ...line });
    expect(await parts.metrics.text()).toContain(counted('done', 1));
  });

  test.each(['gone', 'changed'] as const)('that come too late are logged: %s', async (outcome) => {
    const { app, parts, log } = aToy({ hook, carryOut: () => Promise.resolve(outcome) });
    await request(app).post(toyRoute.path).send(toyBody);
    await settled();
    expect(log.lines[1]).toMatchObject({ level: 30, outcome, ...line });
    expect(await parts.metrics.text()).toContain(counted(outcome, 1));
  });

  test('that fail are logged with the first line of the cause, and change no answer', async () => {
    const { app, parts, log } = aToy({
      hook,
      carryOut: () => Promise.reject(new Error('the API server answered 403 Forbidden\ntoken: opensesame')),
    });
    const calls = [1, 2].map(() => request(app).post(toyRoute.path).send(toyBody));
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body]).toEqual([200, { status: {}, children: [] }]);
    }
    await settled();
    const problem = 'Error: the API server answered 403 Forbidden';
    expect(log.lines.filter(({ msg }) => msg === 'effect')[0]).toMatchObject({ level: 40, problem, ...line });
    expect(log.text).not.toContain('opensesame');
    expect(await parts.metrics.text()).toContain(counted('failed', 2));
  });

  test('without an API server are counted, and not logged each time', async () => {
    const { app, parts, log } = aToy({ hook, carryOut: () => Promise.resolve('unreachable') });
    await request(app).post(toyRoute.path).send(toyBody);
    await settled();
    expect(log.lines.map(({ msg }) => msg)).toEqual(['answered']);
    expect(await parts.metrics.text()).toContain(counted('unreachable', 1));
  });

  test('are not carried out if the call is refused', async () => {
    const { app, parts } = aToy({
      hook: { run: () => ({ answer: { children: [null] }, effects: [effect] }) },
    });
    expect((await request(app).post(toyRoute.path).send(toyBody)).status).toBe(500);
    await settled();
    expect(await parts.metrics.text()).not.toContain('metatrain_effects_total{');
  });
});

test('the version of the build and the memory of the process are exposed', async () => {
  const text = await aToy().parts.metrics.text();
  expect(VERSION).toBe(packageJson.version);
  expect(text).toContain(`metatrain_build_info{version="${VERSION}",node="${process.version}"} 1`);
  expect(text).toContain('process_resident_memory_bytes');
});
