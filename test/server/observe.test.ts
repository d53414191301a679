// What an operator sees of a call: one log line, and numbers by hook.
import request from 'supertest';
import { VERSION } from '../../hooks/server/metrics.js';
import packageJson from '../../package.json' with { type: 'json' };
import { aToy, toyBody, toyRoute } from './toy.js';

test('a call is one line: which hook, which object, what was decided, how long it took', async () => {
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

test('a refusal is one line: its code and the field', async () => {
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

test('calls and decisions are counted by hook, and no object has a series of its own', async () => {
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

test('a job that runs out of time is counted once, however often it says so', async () => {
  const decision = { phase: 'Failed', reason: 'DeadlineExceeded' };
  const { app, parts } = aToy({ hook: { run: () => ({ answer: { status: {}, children: [] }, decision }) } });
  const failed = { conditions: [{ type: 'Failed', status: 'True' }] };
  await request(app).post(toyRoute.path).send(toyBody);
  await request(app)
    .post(toyRoute.path)
    .send({ parent: { ...toyBody.parent, status: failed } });
  expect(await parts.metrics.text()).toContain('metatrain_deadline_expiries_total{hook="toys/sync"} 1');
});

test('effects that a hook asks for are counted, and stay off the wire', async () => {
  const { app, parts } = aToy({
    hook: { run: () => ({ answer: { status: {}, children: [] }, effects: [{ effect: 'event' }] }) },
  });
  const answer = await request(app).post(toyRoute.path).send(toyBody);
  expect(answer.body).toEqual({ status: {}, children: [] });
  expect(await parts.metrics.text()).toContain('metatrain_effects_total{effect="event"} 1');
});

test('the build says its version, and the process its memory', async () => {
  const text = await aToy().parts.metrics.text();
  expect(VERSION).toBe(packageJson.version);
  expect(text).toContain(`metatrain_build_info{version="${VERSION}",node="${process.version}"} 1`);
  expect(text).toContain('process_resident_memory_bytes');
});
