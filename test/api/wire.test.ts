// Checked by the compiler: each line compiles only while `Wire` keeps its promise.
import type { Wire } from '../../hooks/api/wire.js';

// Two conditional types are assignable only when A and B are identical, readonly included.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

interface Sample {
  since: Date;
  until?: Date;
  status: 'True' | 'False';
  ports: { number?: number }[];
  labels: Record<string, string>;
  anything: unknown;
}

interface Travelled {
  readonly since: string;
  readonly until?: string;
  readonly status: 'True' | 'False';
  readonly ports: readonly { readonly number?: number }[];
  readonly labels: { readonly [x: string]: string };
  readonly anything: unknown;
}

const promises: Record<string, true> = {
  'a date becomes a string': true satisfies Same<Wire<Date>, string>,
  'a list becomes readonly, and so do its elements': true satisfies Same<
    Wire<{ a: Date }[]>,
    readonly { readonly a: string }[]
  >,
  'members keep their types, and optional ones never hold undefined': true satisfies Same<
    Wire<Sample>,
    { [K in keyof Travelled]: Travelled[K] }
  >,
  'what has travelled travels unchanged': true satisfies Same<Wire<Wire<Sample>>, Wire<Sample>>,
};

test('a wire type is what JSON carries', () => {
  const sample: Wire<Sample> = JSON.parse(
    JSON.stringify({ since: new Date(0), status: 'True', ports: [], labels: {}, anything: 1 }),
  ) as Wire<Sample>;
  expect(sample.since).toBe('1970-01-01T00:00:00.000Z');
  expect(Object.values(promises)).toEqual([true, true, true, true]);
});
