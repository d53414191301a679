// The server on real sockets: its concurrency limit, its timeouts, and how it stops.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { listen } from '../../hooks/server/listen.js';
import { start, stopAll, type Started } from './started.js';
import { aToy, toyBody, toyRoute } from './toy.js';

afterEach(stopAll);

const local = { INSECURE_HTTP: 'true' };
const whole = JSON.stringify(toyBody);

/** A call whose body is sent in two halves, so that it stays open as long as a test wants. */
function open(
  port: number,
  headers: Readonly<Record<string, string | number>> = { 'content-length': whole.length },
): ClientRequest {
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: toyRoute.path,
    headers: { 'content-type': 'application/json', ...headers },
  });
  call.write(whole.slice(0, 10));
  return call;
}

async function answerTo(
  call: ClientRequest,
): Promise<{ readonly message: IncomingMessage; readonly body: string }> {
  const [message] = (await once(call, 'response')) as [IncomingMessage];
  return { message, body: await text(message) };
}

function hooksOf({ port }: Started): ReturnType<typeof request> {
  return request(`http://127.0.0.1:${port}`);
}

async function untilOpen(started: Started, calls: number): Promise<void> {
  // The open calls are not answered yet; when another call is refused, they have all arrived.
  for (let tries = 0; tries < 500; tries++) {
    const { status } = await hooksOf(started).post(toyRoute.path).send(toyBody);
    if (status === 429) return;
  }
  throw new Error(`${calls} calls are not open`);
}

test('calls beyond the concurrency limit get 429, and the others are answered', async () => {
  const started = await start({ ...local, MAX_CONCURRENCY: '2' });
  const calls = [open(started.port), open(started.port)];
  await untilOpen(started, 2);
  const refused = await hooksOf(started).post(toyRoute.path).send(toyBody);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(refused.body).toMatchObject({ code: 'Overloaded', field: '' });
  for (const call of calls) {
    call.end(whole.slice(10));
    expect((await answerTo(call)).message.statusCode).toBe(200);
  }
  expect((await hooksOf(started).post(toyRoute.path).send(toyBody)).status).toBe(200);
});

test('a caller that closes its connection does not count any more', async () => {
  const started = await start({ ...local, MAX_CONCURRENCY: '1' });
  const call = open(started.port);
  await untilOpen(started, 1);
  call.on('error', () => undefined).destroy();
  let status = 429;
  while (status === 429) ({ status } = await hooksOf(started).post(toyRoute.path).send(toyBody));
  expect(status).toBe(200);
  expect(started.log.lines).toContainEqual(expect.objectContaining({ status: 499, code: 'CallerGone' }));
});

test('a streamed body is refused as soon as it is too large', async () => {
  const { port } = await start({ ...local, MAX_BODY_BYTES: '1000' });
  const call = open(port, { 'transfer-encoding': 'chunked' });
  call.write('x'.repeat(2000));
  const { message, body } = await answerTo(call);
  expect(message.statusCode).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ code: 'RequestTooLarge' });
  call.on('error', () => undefined).destroy();
});

test('a body that does not arrive is refused, and the connection is closed', async () => {
  const { app, log } = aToy({ limits: { maxBodyBytes: 1000, maxConcurrency: 1, bodySeconds: 0.05 } });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { message, body } = await answerTo(open((server.address() as { port: number }).port));
  expect(message.statusCode).toBe(408);
  expect(message.headers.connection).toBe('close');
  expect(JSON.parse(body)).toMatchObject({ code: 'BodyTooSlow' });
  expect(log.lines).toContainEqual(expect.objectContaining({ status: 408 }));
  server.close();
});

test.each([
  { name: 'what is not HTTP', sent: 'hello\r\n\r\n' },
  { name: 'headers without end', sent: `POST / HTTP/1.1\r\nA: ${'a'.repeat(100_000)}` },
  {
    name: 'two lengths',
    sent: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  },
])('$name is refused, and the server keeps running', async ({ sent }) => {
  const started = await start(local);
  const socket = connect(started.port, '127.0.0.1');
  socket.write(sent);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await hooksOf(started).post(toyRoute.path).send(toyBody)).status).toBe(200);
});

test('a connection is reused for the next call', async () => {
  const { port } = await start(local);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  for (let count = 0; count < 3; count++) {
    const call = httpRequest({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: toyRoute.path,
      headers: { 'content-type': 'application/json' },
    });
    call.end(whole);
    const { message } = await answerTo(call);
    expect(message.statusCode).toBe(200);
    sockets.add(message.socket);
  }
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('plain HTTP is served only on loopback', async () => {
  const { port } = await start(local);
  const socket = connect(port, '127.0.0.2');
  const [cause] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(cause.code).toBe('ECONNREFUSED');
});

describe('on the stop signal', () => {
  test('the server is not ready, answers open calls, accepts no new ones, and stops', async () => {
    const started = await start({ ...local, MAX_CONCURRENCY: '1' });
    const probes = request(`http://127.0.0.1:${started.metricsPort}`);
    expect((await probes.get('/readyz')).status).toBe(200);
    const call = open(started.port);
    await untilOpen(started, 1);

    const exit = started.stop();
    expect((await probes.get('/readyz')).status).toBe(503);
    expect((await probes.get('/healthz')).status).toBe(200);
    const [cause] = (await once(connect(started.port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(cause.code).toBe('ECONNREFUSED');

    call.end(whole.slice(10));
    const { message, body } = await answerTo(call);
    expect(message.statusCode).toBe(200);
    expect(message.headers.connection).toBe('close');
    expect(JSON.parse(body)).toMatchObject({ children: [{ metadata: { name: 'car' } }] });
    expect(await exit).toBe(0);
    expect(started.log.lines.at(-1)).toMatchObject({ msg: 'stopped' });
  });

  test('idle connections do not delay the stop', async () => {
    const started = await start(local);
    const agent = new Agent({ keepAlive: true });
    const call = httpRequest({ agent, port: started.port, host: '127.0.0.1', path: '/healthz' });
    call.end();
    await answerTo(call);
    expect(await started.stop()).toBe(0);
    agent.destroy();
  });

  test('the stop does not wait forever for a call that never ends', async () => {
    const { app } = aToy();
    const listening = await listen(app, { port: 0, host: '127.0.0.1', tls: undefined, mutual: false });
    const call = open(listening.port, { 'content-length': whole.length, expect: '100-continue' });
    call.on('error', () => undefined);
    await once(call, 'continue');
    expect(await listening.drain(0.05)).toBe(false);
  });
});
