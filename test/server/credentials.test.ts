// Certificates and tokens come from files, which can change while the server runs.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { generate, type GenerateResult } from 'selfsigned';
import { start, stopAll, type Started } from './started.js';
import { toyBody, toyRoute } from './toy.js';

const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
let authority: GenerateResult;
let first: GenerateResult;
let second: GenerateResult;

async function certificate(name: string, ca?: GenerateResult): Promise<GenerateResult> {
  return generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ...(ca === undefined ? {} : { ca: { key: ca.private, cert: ca.cert } }),
    extensions: [
      { name: 'basicConstraints', cA: ca === undefined, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
}

beforeAll(async () => {
  authority = await certificate('authority');
  first = await certificate('first', authority);
  second = await certificate('second', authority);
});

afterEach(stopAll);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function tlsFiles({ cert, private: key }: GenerateResult): { TLS_CERT_FILE: string; TLS_KEY_FILE: string } {
  return { TLS_CERT_FILE: file('tls.crt', cert), TLS_KEY_FILE: file('tls.key', key) };
}

type CallOptions = Pick<RequestOptions, 'method' | 'path' | 'cert' | 'key'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** Status of a call, and the name on the certificate that was shown for it. */
async function call(port: number, options: CallOptions = {}): Promise<{ status: number; shown: string }> {
  const headers = { 'content-type': 'application/json', ...options.headers };
  const sent = httpsRequest({
    agent: false,
    port,
    host: '127.0.0.1',
    ca: authority.cert,
    method: 'POST',
    path: toyRoute.path,
    ...options,
    headers,
  });
  sent.end(options.method === 'GET' ? undefined : JSON.stringify(toyBody));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const shown = (answer.socket as unknown as TLSSocket).getPeerCertificate().subject.CN;
  answer.destroy();
  return { status: answer.statusCode ?? 0, shown: [shown].flat().join() };
}

/** Retries until the value is as expected, because files are checked in the background. */
async function eventually<T>(want: T, observe: () => Promise<T>): Promise<void> {
  for (let tries = 0; tries < 100 && (await observe()) !== want; tries++) await sleep(20);
  expect(await observe()).toBe(want);
}

test('hooks and probes are served over TLS', async () => {
  const { port, metricsPort } = await start(tlsFiles(first));
  expect(await call(port)).toEqual({ status: 200, shown: 'first' });
  expect(await call(metricsPort, { method: 'GET', path: '/readyz' })).toEqual({
    status: 200,
    shown: 'first',
  });
});

test('a renewed certificate is used for new connections without a restart', async () => {
  const { port, metricsPort } = await start(tlsFiles(first));
  expect((await call(port)).shown).toBe('first');
  tlsFiles(second);
  await eventually('second', async () => (await call(port)).shown);
  expect((await call(metricsPort, { method: 'GET', path: '/healthz' })).shown).toBe('second');
});

test('a certificate that does not match its key is not used; the old one stays in use', async () => {
  const { port, log } = await start(tlsFiles(first));
  file('tls.crt', second.cert);
  await eventually(true, () => Promise.resolve(log.text.includes('do not match')));
  expect(await call(port)).toEqual({ status: 200, shown: 'first' });
  expect(log.text).not.toContain('PRIVATE KEY');
});

test('with a client CA, hooks need a certificate that it signed; probes need none', async () => {
  const { port, metricsPort } = await start({
    ...tlsFiles(first),
    CLIENT_CA_FILE: file('ca.crt', authority.cert),
  });
  const stranger = await certificate('stranger');
  expect((await call(port, { cert: second.cert, key: second.private })).status).toBe(200);
  await expect(call(port, { cert: stranger.cert, key: stranger.private })).rejects.toThrow();
  await expect(call(port)).rejects.toThrow();
  expect((await call(metricsPort, { method: 'GET', path: '/healthz' })).status).toBe(200);
});

describe('tokens', () => {
  const statusWith = async ({ port }: Started, token: string): Promise<number> =>
    (await call(port, { headers: { authorization: `Bearer ${token}` } })).status;

  test('can be replaced without refusing a caller', async () => {
    const path = file('tokens', 'old\n');
    const started = await start({ ...tlsFiles(first), HOOK_TOKEN_FILE: path });
    expect(await statusWith(started, 'old')).toBe(200);
    expect(await statusWith(started, 'new')).toBe(401);

    file('tokens', 'old\nnew\n');
    await eventually(200, () => statusWith(started, 'new'));
    expect(await statusWith(started, 'old')).toBe(200);

    file('tokens', 'new\n');
    await eventually(401, () => statusWith(started, 'old'));
    expect(await statusWith(started, 'new')).toBe(200);
  });

  test('stay in use if their file is emptied or deleted', async () => {
    const path = file('tokens', 'old\n');
    const started = await start({ ...tlsFiles(first), HOOK_TOKEN_FILE: path });
    file('tokens', '');
    await eventually(true, () => Promise.resolve(started.log.text.includes('contains no token')));
    rmSync(path);
    await eventually(true, () => Promise.resolve(started.log.text.includes('ENOENT')));
    expect(await statusWith(started, 'old')).toBe(200);
    expect(await statusWith(started, '')).toBe(401);
  });
});

describe('files that cannot be used at the start: one line and exit code 2', () => {
  test.each([
    {
      name: 'a file that does not exist',
      env: () => ({ ...tlsFiles(first), HOOK_TOKEN_FILE: join(folder, 'nowhere') }),
      line: /^metatrain: HOOK_TOKEN_FILE \S+ cannot be read: ENOENT$/,
    },
    {
      name: 'a token file without a token',
      env: () => ({ ...tlsFiles(first), HOOK_TOKEN_FILE: file('empty', '\n') }),
      line: /^metatrain: HOOK_TOKEN_FILE \S+ contains no token$/,
    },
    {
      name: 'a key of another certificate',
      env: () => ({ ...tlsFiles(first), TLS_KEY_FILE: file('other.key', second.private) }),
      line: /^metatrain: TLS_CERT_FILE.* do not match$/,
    },
    {
      name: 'a file that is not a certificate',
      env: () => ({ ...tlsFiles(first), TLS_CERT_FILE: file('none.crt', 'none') }),
      line: /^metatrain: TLS_CERT_FILE.* do not match$/,
    },
  ])('$name', async ({ env, line }) => {
    await expect(start(env())).rejects.toThrow(
      expect.objectContaining({ code: 2, line: expect.stringMatching(line) as string }) as Error,
    );
  });

  test('a port that is in use: exit code 1', async () => {
    const { port } = await start(tlsFiles(first));
    await expect(start({ ...tlsFiles(first), PORT: String(port) })).rejects.toThrow(
      expect.objectContaining({
        code: 1,
        line: `metatrain: cannot listen on port ${port}: EADDRINUSE`,
      }) as Error,
    );
  });
});
