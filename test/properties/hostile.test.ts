// Attacks on the hook server as a process: it survives and refuses every attack, repeats nothing of it in answer or log,
// and gives the same answers to valid bodies afterwards. PROPERTY_RUNS is the number of attacks.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { reviewOf } from '../admission/review.js';
import { type Attack, MARK, attacks, withValue } from '../server/hostile/attacks.js';
import { endpoints, hookPaths, memberOfTrainJob, progressPaths } from '../server/hostile/good.js';
import { aTrainJob } from '../support/objects.js';
import { runs } from './runs.js';

/** Attacks that are under way at a time. */
const AT_ONCE = 16;

let server: ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };
let port: number;
let marked: string[];
let errors: string;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'test/server/hostile/server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  [marked, errors] = [[], ''];
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const lines = createInterface(server.stdout);
  const ready = once(lines, 'line') as Promise<[string]>;
  lines.on('line', (line) => {
    if (line.includes(MARK)) marked.push(line);
  });
  port = (JSON.parse((await ready)[0]) as { readonly port: number }).port;
}, 60_000);

afterAll(() => {
  agent.destroy();
  server.kill('SIGKILL');
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send({ path, headers = {}, body, sent }: Omit<Attack, 'kind'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        authorization: 'Bearer of-the-pod',
        ...headers,
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
        if (sent !== undefined) call.destroy();
      });
    });
    if (sent === undefined) call.end(body);
    else call.write(body.subarray(0, sent));
    // A request without a body must be sent, too.
    call.flushHeaders();
  });
}

const goodAnswers = (): Promise<readonly Answer[]> =>
  Promise.all(endpoints.map(({ path, good }) => send({ path, body: Buffer.from(JSON.stringify(good)) })));

test('every path of the server is attacked', () => {
  expect(endpoints.map(({ path }) => path)).toEqual([...hookPaths, ...progressPaths]);
});

test('no attack is answered with a 2xx or ends the server, and what it holds is not repeated', async () => {
  const before = await goodAnswers();
  expect(before.map(({ status }) => status)).toEqual(endpoints.map(() => 200));
  await fc.assert(
    fc.asyncProperty(fc.array(attacks, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
      const answers = await Promise.all(many.map(send));
      answers.forEach(({ status, text }, index) => {
        const { kind = '', path = '' } = many[index] ?? {};
        expect(`${kind} on ${path}: ${status}`).toMatch(/: (400|404|408|413|415|422)$/);
        expect(JSON.parse(text)).toBeInstanceOf(Object);
        expect(text).not.toContain(MARK);
      });
      expect(server.exitCode).toBeNull();
    }),
    runs(1 / AT_ONCE),
  );
  expect(await goodAnswers()).toEqual(before);
  expect([server.exitCode, errors]).toEqual([null, '']);
});

test('a TrainJob that is malformed is not admitted, and not changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...memberOfTrainJob),
      fc.constantFrom<unknown>(null, true, 1.5, [], [MARK]),
      async (member, value) => {
        const review = withValue(reviewOf({ object: aTrainJob() }), ['request', 'object', ...member], value);
        const body = Buffer.from(JSON.stringify(review));
        const [judged, mutated] = await Promise.all(
          ['validate', 'mutate'].map((webhook) => send({ path: `/admission/${webhook}`, body })),
        );
        const responseIn = ({ text }: Answer): object => (JSON.parse(text) as { response: object }).response;
        expect(judged?.status === 400 || responseIn(judged!)).toMatchObject({ allowed: false });
        expect(responseIn(mutated!)).not.toHaveProperty('patch');
      },
    ),
    runs(0.01),
  );
});

test('the log repeats nothing of an attack', () => {
  expect(marked).toEqual([]);
});
