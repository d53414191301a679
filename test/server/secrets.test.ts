// Secrets wherever a request can have one; they must not appear in logs, metrics or refusals.
import request from 'supertest';
import type { HookRoute } from '../../hooks/contract/route.js';
import type { Facts, SSHKey } from '../../hooks/facts/need.js';
import { causeOf } from '../../hooks/http/cause.js';
import { parseTokens } from '../../hooks/server/auth.js';
import { aToy, parentOf, toyBody, toyRoute } from './toy.js';

const planted = 'hunter2+Correct/horse=battery';
const encoded = Buffer.from(planted).toString('base64');
const body = {
  parent: {
    ...toyBody.parent,
    spec: { env: [{ name: 'TOKEN', value: planted }], args: ['--password', planted], port: 48151623 },
  },
  children: { 'Secret.v1': { 'ml/key': { kind: 'Secret', data: { password: encoded } } } },
};
const secrets = new RegExp(
  [planted, encoded, 'hunter2', 'Correct', 'horse', 'battery', '48151623'].map(literal).join('|'),
);

function literal(text: string): string {
  return text.replace(/[+/=]/g, '\\$&');
}

/** Hooks that put what they were sent into what they throw, as engines and parsers do. */
const faults: Readonly<Record<string, Partial<HookRoute>>> = {
  'a hook that answers': {},
  'an error of its own': { run: () => fail(`cannot use ${planted} here`) },
  'an error with the value quoted': { run: () => fail(`"${planted}" is not a number`) },
  'an error with a number': { run: () => fail('port 48151623 is taken') },
  'an error with the decoded value': { run: () => fail(Buffer.from(encoded, 'base64').toString()) },
  'an error with a part of the value': { run: () => fail(`...${planted.slice(2, 12)}...`) },
  "the JSON parser's error": { run: () => JSON.parse(`{"a": ${planted}}`) as never },
  "the engine's error": {
    run: (sent) => {
      const [, password] = (parentOf(sent) as unknown as typeof body.parent).spec.args;
      return { answer: { isMember: 'a' in (password as unknown as object) } };
    },
  },
  'an error with a cause': {
    run: () => {
      throw new Error('outer', { cause: new Error(planted) });
    },
  },
  'a body that is not known': {
    check: () => [{ field: 'parent.spec', problem: 'is not known', remedy: 'leave it out' }],
  },
};

function fail(message: string): never {
  throw new Error(message);
}

test.each(Object.entries(faults))('%s', async (_name, hook) => {
  const tokens = parseTokens('swordfish');
  const { app, parts, log } = aToy({ hook, tokens: () => tokens });
  const answer = await request(app)
    .post(toyRoute.path)
    .set({ authorization: 'Bearer swordfish', 'x-secret': planted })
    .send(body);
  const out = [log.text, await parts.metrics.text(), ...(answer.status === 200 ? [] : [answer.text])].join(
    '\n',
  );
  expect(log.lines).toHaveLength(1);
  expect(out).not.toMatch(secrets);
  expect(out).not.toContain('swordfish');
});

test('facts are not quoted either', async () => {
  const gather = (): Promise<Facts> =>
    Promise.resolve({ sshKey: { privateKey: `-----BEGIN-----\n${planted}\n`, publicKey: encoded } });
  const hook: Partial<HookRoute> = {
    needs: () => [{ fact: 'sshKey', verb: 'freshSecret', secret: 'sshKey' }],
    run: (_body, { facts }) => {
      const { privateKey, publicKey } = facts['sshKey'] as SSHKey;
      return fail(`cannot use ${privateKey} or ${publicKey}`);
    },
  };
  const { app, log } = aToy({ hook, gather });
  const answer = await request(app).post(toyRoute.path).send(toyBody);
  expect(answer.status).toBe(500);
  expect([answer.text, log.text].join()).not.toMatch(secrets);
  expect(log.text).toContain('cannot use');
});

test('a body that is not JSON is not quoted, neither in the refusal nor in the log', async () => {
  const { app, log } = aToy();
  for (const text of [`{"a": ${planted}}`, planted, `{"password": "${planted}"`, `{"a":"${planted}",}`]) {
    const answer = await request(app).post(toyRoute.path).type('json').send(text);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(secrets);
  }
  expect(log.text).not.toMatch(secrets);
});

test('a path is not logged, because it can contain anything', async () => {
  const { app, log } = aToy();
  await request(app)
    .post(`/hooks/${encodeURIComponent(planted)}?token=${encodeURIComponent(planted)}`)
    .send(body);
  expect(log.lines).toHaveLength(1);
  expect(log.text).not.toMatch(secrets);
});

test('text that does not come from the request stays readable', () => {
  const cause = new TypeError("Cannot read properties of undefined (reading 'numNodes')");
  expect(causeOf(cause, body).message).toBe(cause.message);
});
