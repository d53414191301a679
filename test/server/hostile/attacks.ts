// Generated attacks on a path of the server: bytes that are not JSON, JSON of a wrong structure, and requests with wrong
// headers or a slow body. None of them may be answered with a 2xx.
import fc from 'fast-check';
import { isObject } from '../../../hooks/kube/json.js';
import { type Endpoint, type Path, endpoints } from './good.js';

export interface Attack {
  readonly kind: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** How many bytes of the body are sent; the rest is never sent. */
  readonly sent?: number;
}

/** The maximum body size of the attacked server. */
export const MOST_BYTES = 128 * 1024;

/** Part of the bodies; must not appear in any output. */
export const MARK = 'e5v1l-mark';

/** Any attack, each kind on any path. */
export const attacks: fc.Arbitrary<Attack> = fc
  .constantFrom(...endpoints)
  .chain(attacksOn)
  .map(shown);

function attacksOn(endpoint: Endpoint): fc.Arbitrary<Attack> {
  const text = JSON.stringify(endpoint.good);
  const body = (kind: string, bodies: fc.Arbitrary<Buffer | string>): fc.Arbitrary<Attack> =>
    bodies.map((bytes) => ({ kind, path: endpoint.path, body: Buffer.from(bytes) }));
  return fc.oneof(
    { weight: 40, arbitrary: body('cut off', cutOff(text)) },
    { weight: 40, arbitrary: body('noise', noise) },
    { weight: 40, arbitrary: body('no UTF-8', noUtf8(text)) },
    { weight: 40, arbitrary: body('deep', around(text, deep)) },
    { weight: 40, arbitrary: body('huge number', around(text, huge)) },
    { weight: 40, arbitrary: body('prototype', around(text, polluting)) },
    { weight: 40, arbitrary: body('other JSON', shapeless) },
    { weight: 100, arbitrary: body('wrong type', wrongType(endpoint)) },
    { weight: 40, arbitrary: body('missing', missing(endpoint)) },
    { weight: 60, arbitrary: body('twice, one of them wrong', twice(endpoint)) },
    { weight: 5, arbitrary: body('too long', tooLong(text)) },
    { weight: 15, arbitrary: heads(endpoint, text) },
    { weight: 1, arbitrary: slow(endpoint, text) },
  );
}

/** How a failed test shows it. */
function shown(attack: Attack): Attack {
  const { kind, path, body } = attack;
  const text = (): string => `${kind} on ${path}: ${body.toString().slice(0, 10_000)}`;
  return Object.defineProperty({ ...attack }, fc.toStringMethod, { value: text });
}

const cutOff = (text: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: text.length - 1 }).map((length) => text.slice(0, length));

// A byte with which no JSON starts, so that it is never valid by chance.
const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from([0x5d, ...bytes]));

const noUtf8 = (text: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: text.length - 1 }),
      fc.constantFrom([0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xff], [0x80], [0xf5, 0x80, 0x80, 0x80]),
    )
    .map(([at, bytes]) =>
      Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes), Buffer.from(text.slice(at))]),
    );

/** The valid body with one more member. */
const around = (text: string, values: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  values.map((value) => `${text.slice(0, -1)},"extra":${value}}`);

const deep = fc
  .tuple(fc.integer({ min: 201, max: 15_000 }), fc.constantFrom('[', '{"a":'), fc.boolean())
  .map(([depth, opening, isClosed]) => {
    const closing = opening === '[' ? ']' : '}';
    return `${opening.repeat(depth)}1${isClosed ? closing.repeat(depth) : ''}`;
  });

const huge = fc
  .tuple(
    fc.constantFrom('1e400', '-1e999', '9'.repeat(400), '1E+309'),
    fc.constantFrom('#', '[#]', '{"a":[1,{"b":#}]}'),
  )
  .map(([number, within]) => within.replace('#', number));

const polluting = fc
  .tuple(
    fc.constantFrom('__proto__', '\\u005f_proto__', '__\\u0070roto__'),
    fc.constantFrom('#', '[#]', '{"a":[1,#]}', '{"constructor":{"prototype":#}}'),
    fc.constantFrom(`{"${MARK}":true}`, 'null', '[]', '{"allowed":true,"finalized":true}'),
  )
  .map(([name, within, value]) => within.replace('#', `{"${name}":${value}}`));

const shapeless = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !isEmptyReport(value))
  .map((value) => JSON.stringify(value));

/** The one small body that a path accepts: an empty report. */
function isEmptyReport(value: unknown): boolean {
  return isObject(value) && (value['trainerStatus'] ?? null) === null;
}

const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, '', MARK, [], [MARK], {}, { [MARK]: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const valuesOfOtherTypeThan = (good: unknown, mayBeNull: boolean): fc.Arbitrary<unknown> =>
  values.filter((value) => typeOf(value) !== typeOf(good) && !(mayBeNull && value === null));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function wrongValue({ path, good, typed, required }: Endpoint): fc.Arbitrary<readonly [Path, unknown]> {
  // In a report, null is the same as a missing member.
  const mayBeNull = !path.startsWith('/hooks/') && !path.startsWith('/admission/');
  return fc
    .constantFrom(...typed, ...required)
    .chain((at) => valuesOfOtherTypeThan(valueAt(good, at), mayBeNull).map((value) => [at, value] as const));
}

const wrongType = (endpoint: Endpoint): fc.Arbitrary<string> =>
  wrongValue(endpoint).map(([at, value]) => JSON.stringify(withValue(endpoint.good, at, value)));

const missing = ({ good, required }: Endpoint): fc.Arbitrary<string> =>
  fc.constantFrom(...required).map((at) => JSON.stringify(withValue(good, at, undefined)));

/** The member twice, once with another type, in either order. */
const twice = (endpoint: Endpoint): fc.Arbitrary<string> =>
  fc
    .tuple(wrongValue(endpoint), fc.boolean())
    .filter(([[at]]) => typeof at.at(-1) === 'string' && !/^\d+$/.test(String(at.at(-1))))
    .map(([[at, value], isGoodFirst]) => {
      const both = [valueAt(endpoint.good, at), value].map((one) => JSON.stringify(one));
      const [first = '', second = ''] = isGoodFirst ? both : both.toReversed();
      const doubled = `${first},${JSON.stringify(at.at(-1))}:${second}`;
      const place = '"the place of both"';
      const text = JSON.stringify(withValue(endpoint.good, at, JSON.parse(place)));
      return text.replace(place, () => doubled);
    });

const tooLong = (text: string): fc.Arbitrary<string> =>
  fc
    .integer({ min: MOST_BYTES, max: 2 * MOST_BYTES })
    .map((length) => `${text.slice(0, -1)},"long":"${'x'.repeat(length)}"}`);

/** Reports are accepted with any content type. */
function heads({ path, good }: Endpoint, text: string): fc.Arbitrary<Attack> {
  const isReport = !path.startsWith('/hooks/') && !path.startsWith('/admission/');
  const gzip = { 'content-encoding': 'gzip' };
  const other = fc.constantFrom('text/plain', 'application/yaml', 'application/json; charset=utf-16');
  const type = other.map((name) => ({ 'content-type': name }));
  return isReport
    ? fc.constant({ kind: 'path', path: `${path}/`, body: Buffer.from(JSON.stringify(good)) })
    : fc
        .oneof(fc.constant(gzip), type)
        .map((headers) => ({ kind: 'head', path, headers, body: Buffer.from(text) }));
}

const slow = ({ path }: Endpoint, text: string): fc.Arbitrary<Attack> =>
  fc
    .integer({ min: 0, max: text.length - 1 })
    .map((sent) => ({ kind: 'slow', path, body: Buffer.from(text), sent }));

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], value);
}

export function withValue(object: object, path: Path, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  const last = String(path.at(-1));
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}
