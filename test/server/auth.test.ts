import request from 'supertest';
import { authorize, parseTokens, type Caller } from '../../hooks/server/auth.js';
import { aToy, toyBody, toyRoute } from './toy.js';

const withTokens = (text: string): ReturnType<typeof aToy> => {
  const tokens = parseTokens(text);
  return aToy({ tokens: () => tokens });
};

interface Row {
  readonly name: string;
  readonly file: string;
  readonly header: string | undefined;
  readonly status: number;
}

test.each<Row>([
  { name: 'the token is let in', file: 'alpha', header: 'Bearer alpha', status: 200 },
  {
    name: 'blanks around the token in the file do not count',
    file: '  alpha \r\n\n',
    header: 'Bearer alpha',
    status: 200,
  },
  { name: 'the scheme may be in other letters', file: 'alpha', header: 'bearer alpha', status: 200 },
  {
    name: 'the old token is good while it is changed',
    file: 'alpha\nbeta',
    header: 'Bearer alpha',
    status: 200,
  },
  { name: 'and so is the new one', file: 'alpha\nbeta', header: 'Bearer beta', status: 200 },
  { name: 'another token is refused', file: 'alpha', header: 'Bearer gamma', status: 401 },
  { name: 'a part of the token is refused', file: 'alpha', header: 'Bearer alph', status: 401 },
  { name: 'both tokens at once are refused', file: 'alpha\nbeta', header: 'Bearer alpha\tbeta', status: 401 },
  { name: 'no token is refused, though the caller is local', file: 'alpha', header: undefined, status: 401 },
  { name: 'an empty token is refused', file: 'alpha', header: 'Bearer ', status: 401 },
  { name: 'another scheme is refused', file: 'alpha', header: 'Basic alpha', status: 401 },
])('$name', async ({ file, header, status }) => {
  const call = request(withTokens(file).app).post(toyRoute.path);
  if (header !== undefined) void call.set('authorization', header);
  const answer = await call.send(toyBody);
  expect(answer.status).toBe(status);
  if (status === 401) {
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).toMatchObject({ code: 'Unauthenticated' });
    expect(answer.text).not.toMatch(/alpha|beta|gamma/);
  }
});

test('for callers with a token duplicate names are not searched, because Metacontroller sends none', async () => {
  const { app } = withTokens('alpha');
  const call = request(app).post(toyRoute.path).set('authorization', 'Bearer alpha').type('json');
  const twice = JSON.stringify(toyBody).replace('{', '{"parent": {},');
  expect((await call.send(twice)).status).toBe(200);
});

test('metrics on the port of the hooks need the same credentials', async () => {
  const { app } = withTokens('alpha');
  expect((await request(app).get('/metrics')).status).toBe(401);
  expect((await request(app).get('/metrics').set('authorization', 'Bearer alpha')).status).toBe(200);
});

test.each([
  { name: 'needs the token by default', admissionCallers: undefined, status: 401 },
  { name: 'needs the token with authenticated', admissionCallers: 'authenticated' as const, status: 401 },
  { name: 'answers an API server without credentials', admissionCallers: 'anyone' as const, status: 200 },
])('a webhook of the API server $name', async ({ admissionCallers, status }) => {
  const tokens = parseTokens('alpha');
  const options = admissionCallers === undefined ? {} : { admissionCallers };
  const { app } = aToy({ tokens: () => tokens, hook: { caller: 'apiServer' }, ...options });
  expect((await request(app).post(toyRoute.path).send(toyBody)).status).toBe(status);
});

test('hooks of Metacontroller need the token, for every value of ADMISSION_CALLERS', async () => {
  const tokens = parseTokens('alpha');
  const { app } = aToy({ tokens: () => tokens, admissionCallers: 'anyone' });
  expect((await request(app).post(toyRoute.path).send(toyBody)).status).toBe(401);
});

test('credentials are checked before the body', async () => {
  const answer = await request(withTokens('alpha').app).post(toyRoute.path).type('text').send('{');
  expect(answer.status).toBe(401);
});

describe('without a token', () => {
  const from = (remoteAddress: string | undefined): Caller => ({ headers: {}, socket: { remoteAddress } });

  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'a caller at %s is accepted',
    (address) => {
      expect(() => {
        authorize(from(address), () => undefined);
      }).not.toThrow();
    },
  );

  test.each(['10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', '1127.0.0.1', undefined])(
    'a caller at %s is refused',
    (address) => {
      expect(() => {
        authorize(from(address), () => undefined);
      }).toThrow(expect.objectContaining({ code: 'CallerNotLocal', status: 403 }) as Error);
    },
  );
});
