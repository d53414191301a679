// Several hundred generated malformed bodies: never a 2xx, never a crash.
import { createServer } from 'node:http';
import fc from 'fast-check';
import request from 'supertest';
import { parseBody } from '../../hooks/http/body.js';
import { isObject, memberOf } from '../../hooks/kube/json.js';
import { aToy, toyBody, toyRoute } from './toy.js';

const good = JSON.stringify({ parent: toyBody.parent, related: { list: [1, 'two', null, { three: 3 }] } });

/** A good body, cut off somewhere. */
const cut = fc.integer({ min: 0, max: good.length - 1 }).map((length) => Buffer.from(good.slice(0, length)));

/** Any bytes at all. */
const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

/** JSON of another shape. */
const shapeless = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !isToyBody(value))
  .map((value) => Buffer.from(JSON.stringify(value)));

/** A good body around a byte that UTF-8 has no place for. */
const mistyped = fc
  .tuple(fc.integer({ min: 1, max: good.length - 1 }), fc.constantFrom(0xc0, 0xc1, 0xf5, 0xff, 0x80))
  .map(([at, byte]) =>
    Buffer.concat([Buffer.from(good.slice(0, at)), Buffer.from([byte]), Buffer.from(good.slice(at))]),
  );

/** Nested without end, closed or not. */
const deep = fc
  .tuple(fc.integer({ min: 201, max: 20_000 }), fc.constantFrom('[', '{"a":'), fc.boolean())
  .map(([depth, opening, closed]) => {
    const closing = opening === '[' ? ']' : '}';
    return Buffer.from(`{"parent":{"a":${opening.repeat(depth)}1${closed ? closing.repeat(depth) : ''}}}`);
  });

/** Numbers beyond what a JavaScript number holds, anywhere. */
const huge = fc
  .tuple(
    fc.constantFrom('1e400', '-1e999', '9'.repeat(400)),
    fc.constantFrom('[#]', '{"a":#}', '[[1,{"b":[#]}]]'),
  )
  .map(([number, around]) => Buffer.from(`{"parent":{"a":${around.replace('#', number)}}}`));

/** A name that would change what all objects inherit, if it were merged. */
const polluting = fc
  .tuple(
    fc.constantFrom('__proto__', '\\u005f_proto__', '__\\u0070roto__'),
    fc.constantFrom('#', '[#]', '{"a":[1,#]}'),
  )
  .map(([name, around]) =>
    Buffer.from(`{"parent":{"a":${around.replace('#', `{"${name}":{"evil":true}}`)}}}`),
  );

const hostile = fc.oneof(cut, noise, shapeless, mistyped, deep, huge, polluting);

function isToyBody(value: unknown): boolean {
  return isObject(memberOf(value, 'parent'));
}

test('the valid body from which the others are derived is accepted', async () => {
  expect((await request(aToy().app).post(toyRoute.path).type('json').send(good)).status).toBe(200);
});

test('a malformed body is refused, and its content is not repeated', async () => {
  const limits = { maxBodyBytes: 1024 * 1024, maxConcurrency: 4, bodySeconds: 5 };
  const server = createServer(aToy({ limits }).app).listen(0, '127.0.0.1');
  try {
    await fc.assert(
      fc.asyncProperty(hostile, async (body) => {
        const answer = await request(server)
          .post(toyRoute.path)
          .type('json')
          .serialize((bytes: unknown) => bytes as string)
          .send(body);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'RequestInvalid' });
        expect(answer.text).not.toContain('evil');
      }),
      { numRuns: 400 },
    );
    expect((await request(server).post(toyRoute.path).send(toyBody)).status).toBe(200);
    expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  } finally {
    server.close();
  }
});

test('every JSON value is parsed unchanged, or refused with its path', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      let parsed: unknown;
      try {
        parsed = parseBody(Buffer.from(text), 'unknown');
      } catch (cause) {
        expect(cause).toMatchObject({ code: 'RequestInvalid' });
        expect(text).toMatch(/__proto__/);
        return;
      }
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(JSON.parse(text)));
    }),
    { numRuns: 500 },
  );
});
