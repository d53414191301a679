import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import type { Need } from '../../hooks/facts/need.js';
import { HookError } from '../../hooks/kube/errors.js';
import { createMetricsApp } from '../../hooks/server/app.js';
import { aToy, toyBody, toyRoute } from './toy.js';

const path = toyRoute.path;

test('a hook answers 200, without its decision and effects', async () => {
  const answer = await request(aToy().app).post(path).send(toyBody);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.body).toEqual({
    status: { seenAt: '2030-01-01T12:00:00Z' },
    children: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car' } }],
  });
});

test.each(['?timeout=10s', '?', '?a=/hooks/other'])(
  'a query is ignored (%s): API servers send their timeout in it',
  async (query) => {
    const answer = await request(aToy().app).post(`${path}${query}`).send(toyBody);
    expect(answer.status).toBe(200);
  },
);

test('a request target can be an absolute URL', async () => {
  const server = createServer(aToy().app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const body = JSON.stringify(toyBody);
  socket.write(
    `POST http://hooks.local${path}?a=b HTTP/1.1\r\nHost: hooks.local\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  server.close();
});

test.each(['/healthz', '/readyz', '/metrics'])('%s accepts GET and HEAD only', async (probed) => {
  const { app } = aToy();
  expect((await request(app).head(probed)).status).toBe(200);
  const answer = await request(app).post(probed).send({});
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('the same request gets the same bytes from two replicas', async () => {
  const [one, two] = await Promise.all(
    [aToy(), aToy()].map(({ app }) => request(app).post(path).send(toyBody)),
  );
  expect(one!.text).toBe(two!.text);
});

interface Refusal {
  readonly name: string;
  readonly method?: 'get' | 'put' | 'delete' | 'patch' | 'options' | 'head';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly status: number;
  readonly want: { readonly code: string; readonly field?: string; readonly message?: RegExp };
}

test.each<Refusal>([
  { name: 'another method', method: 'get', status: 405, want: { code: 'MethodNotAllowed' } },
  { name: 'OPTIONS', method: 'options', status: 405, want: { code: 'MethodNotAllowed' } },
  { name: 'an unknown path', path: '/hooks/toys/nap', status: 404, want: { code: 'PathUnknown' } },
  { name: 'a path in other letters', path: '/Hooks/Toys/Sync', status: 404, want: { code: 'PathUnknown' } },
  { name: 'a path that cannot be decoded', path: '/hooks/%ff%', status: 404, want: { code: 'PathUnknown' } },
  {
    name: 'another content type',
    headers: { 'content-type': 'text/yaml' },
    status: 415,
    want: { code: 'ContentTypeUnsupported' },
  },
  {
    name: 'another charset',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    status: 415,
    want: { code: 'ContentTypeUnsupported' },
  },
  {
    name: 'a compressed body',
    headers: { 'content-encoding': 'gzip' },
    status: 415,
    want: { code: 'ContentTypeUnsupported' },
  },
  {
    name: 'a body that is longer than allowed',
    body: `"${'x'.repeat(64 * 1024)}"`,
    status: 413,
    want: { code: 'RequestTooLarge', message: /65536 bytes/ },
  },
  { name: 'an empty body', body: '', status: 400, want: { code: 'RequestInvalid', message: /empty/ } },
  {
    name: 'what is not JSON',
    body: '{"parent"',
    status: 400,
    want: { code: 'RequestInvalid', message: /not JSON/ },
  },
  {
    name: 'what is not UTF-8',
    body: Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    status: 400,
    want: { code: 'RequestInvalid', message: /not UTF-8/ },
  },
  {
    name: 'a body that the hook does not know',
    body: '{"parent": 7}',
    status: 400,
    want: { code: 'RequestInvalid', field: 'parent', message: /not an object/ },
  },
  {
    name: 'a number that JSON cannot give back',
    body: '{"parent": {"metadata": {"generation": [1, 1e999]}}}',
    status: 400,
    want: { code: 'RequestInvalid', field: 'parent.metadata.generation[1]', message: /too large/ },
  },
  {
    name: 'a member named __proto__',
    body: '{"parent": {"spec": {"__proto__": {"finalized": true}}}}',
    status: 400,
    want: { code: 'RequestInvalid', field: 'parent.spec.__proto__' },
  },
  {
    name: 'the same name, written with an escape',
    body: '{"parent": {"\\u005f_proto__": {}}}',
    status: 400,
    want: { code: 'RequestInvalid', field: 'parent.__proto__' },
  },
  {
    name: 'a name that an object has twice',
    body: JSON.stringify(toyBody).replace('{', '{"parent": {},'),
    status: 400,
    want: { code: 'RequestInvalid', message: /two members with the same name/ },
  },
])('$name is refused with code, message, field and remedy', async (row) => {
  const { app } = aToy();
  const call =
    row.method === undefined ? request(app).post(row.path ?? path) : request(app)[row.method](path);
  const answer = await call
    .set({ 'content-type': 'application/json', ...row.headers })
    .serialize((body: unknown) => body as string)
    .send(row.body ?? (row.method === undefined ? JSON.stringify(toyBody) : undefined));
  expect(answer.status).toBe(row.status);
  const { code, field = '', message = /./ } = row.want;
  const text: unknown = expect.stringMatching(message);
  const remedy: unknown = expect.stringMatching(/./);
  expect(answer.body).toMatchObject({ code, field, message: text, remedy });
  if (row.status === 405) expect(answer.headers['allow']).toBe('POST');
});

test('nesting is bounded, so that the body can be walked without a stack overflow', async () => {
  const nested = (depth: number): string => `{"parent":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
  const { app } = aToy();
  const send = (text: string): request.Test => request(app).post(path).type('json').send(text);
  const deep = await send(nested(20_000));
  expect(deep.status).toBe(400);
  expect(deep.text.length).toBeLessThan(2000);
  expect((await send(nested(150))).status).not.toBe(400);
});

test('members with the names of Object.prototype are plain data', async () => {
  const seen: unknown[] = [];
  const { app } = aToy({
    hook: {
      run: (body) => {
        seen.push(body);
        return { answer: { status: {}, children: [] } };
      },
    },
  });
  const labels = '{"constructor": "a", "prototype": "b", "toString": "c"}';
  const answer = await request(app)
    .post(path)
    .type('json')
    .send(`{"parent": {"metadata": {"labels": ${labels}}}}`);
  expect(answer.status).toBe(200);
  expect(seen).toEqual([{ parent: { metadata: { labels: JSON.parse(labels) as object } } }]);
});

test('the issues of a body are listed, the first one in front, at most ten', async () => {
  const issues = Array.from({ length: 50 }, (_, index) => ({
    field: `spec.list[${index}]`,
    problem: 'is wrong',
    remedy: 'fix it',
  }));
  const answer = await request(aToy({ hook: { check: () => issues } }).app)
    .post(path)
    .send(toyBody);
  expect(answer.body).toEqual({
    code: 'RequestInvalid',
    message: 'is wrong',
    field: 'spec.list[0]',
    remedy: 'fix it',
    issues: issues.slice(0, 10),
  });
});

describe('facts', () => {
  const need: Need = {
    fact: 'dryRunCreate',
    verb: 'dryRunCreate',
    object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car' } },
  };

  test('are gathered for the needs of the hook', async () => {
    const { app } = aToy({
      gather: (needs) => Promise.resolve(needs[0] === need ? { dryRunCreate: { outcome: 'accepted' } } : {}),
      hook: { needs: () => [need], run: (_body, { facts }) => ({ answer: { ...facts } }) },
    });
    const answer = await request(app).post(path).send(toyBody);
    expect(answer.body).toEqual({ dryRunCreate: { outcome: 'accepted' } });
  });

  test('that depend on other facts are gathered after them', async () => {
    const snapshot = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car' } };
    const wanted = { fact: 'existing', verb: 'exists', objects: [] } as const;
    const { app } = aToy({
      gather: ([first]) => Promise.resolve(first === need ? { snapshot } : { existing: [] }),
      hook: {
        needs: () => [need],
        needsMore: (_body, { snapshot: known }) => (known === snapshot ? [wanted] : []),
        run: (_body, { facts }) => ({ answer: { ...facts } }),
      },
    });
    const answer = await request(app).post(path).send(toyBody);
    expect(answer.body).toEqual({ snapshot, existing: [] });
  });

  test('that are required but unavailable make the call be retried later', async () => {
    const { app } = aToy({
      gather: () =>
        Promise.reject(new HookError('FactsUnavailable', 'the checkpoint catalogue cannot be read')),
      hook: { needs: () => [need] },
    });
    const answer = await request(app).post(path).send(toyBody);
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(answer.body).toMatchObject({ code: 'FactsUnavailable' });
  });
});

describe('a hook that throws', () => {
  const broken = {
    run: () => {
      throw new TypeError('cannot read the spec');
    },
  };

  test('is answered with 500 and without a stack trace, so that Metacontroller changes nothing', async () => {
    const answer = await request(aToy({ hook: broken }).app)
      .post(path)
      .send(toyBody);
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body as object)).toEqual(['code', 'message', 'field', 'remedy']);
    expect(answer.body).toMatchObject({ code: 'InternalError' });
    expect(answer.text).not.toMatch(/cannot read the spec|\.ts|at /);
  });

  test('is logged with the cause and the place', async () => {
    const { app, log } = aToy({ hook: broken });
    await request(app).post(path).send(toyBody);
    expect(log.lines).toHaveLength(1);
    const frames: unknown = expect.arrayContaining([expect.stringContaining('app.test')]);
    expect(log.lines[0]).toMatchObject({
      level: 50,
      hook: 'toys/sync',
      name: 'car',
      status: 500,
      cause: { type: 'TypeError', message: 'cannot read the spec', frames },
    });
  });

  test.each(['check', 'needs', 'subject'] as const)('is caught in %s too', async (member) => {
    const answer = await request(aToy({ hook: { [member]: broken.run } }).app)
      .post(path)
      .send(toyBody);
    expect(answer.status).toBe(500);
  });

  test('can throw a value that is not an Error', async () => {
    const run = (): never => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- this is the case
      throw 'boom';
    };
    expect(
      (
        await request(aToy({ hook: { run } }).app)
          .post(path)
          .send(toyBody)
      ).status,
    ).toBe(500);
  });
});

test.each([null, undefined])(
  'a list with the entry %s is an internal error, not an answer',
  async (entry) => {
    const { app } = aToy({ hook: { run: () => ({ answer: { status: {}, children: [entry] } }) } });
    const answer = await request(app).post(path).send(toyBody);
    expect(answer.status).toBe(500);
  },
);

describe('probes', () => {
  test('healthz succeeds while the process runs; readyz follows the state of the server', async () => {
    let ready = true;
    const { app, parts } = aToy({ ready: () => ready });
    for (const probed of [app, createMetricsApp(parts)]) {
      ready = true;
      expect((await request(probed).get('/healthz')).status).toBe(200);
      expect((await request(probed).get('/readyz')).status).toBe(200);
      ready = false;
      expect((await request(probed).get('/healthz')).status).toBe(200);
      expect((await request(probed).get('/readyz')).status).toBe(503);
    }
  });

  test('the second port has no hooks', async () => {
    const answer = await request(createMetricsApp(aToy().parts)).post(path).send(toyBody);
    expect(answer.status).toBe(404);
  });
});
