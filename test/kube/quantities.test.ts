import fc from 'fast-check';
import {
  type ParsedQuantity,
  addQuantities,
  canonicalQuantity,
  compareQuantities,
  formatQuantity,
  multiplyQuantity,
  parseQuantity,
  wholeUnits,
} from '../../hooks/kube/quantities.js';

const read = (text: string | number): ParsedQuantity => parseQuantity(text)!;

test.each([
  // canonical forms of Kubernetes
  ['1', '1'],
  [2, '2'],
  ['1000m', '1'],
  ['0.5', '500m'],
  ['1500m', '1500m'],
  ['2500', '2500'],
  ['2000', '2k'],
  ['0', '0'],
  ['0Gi', '0'],
  ['-1500m', '-1500m'],
  ['+3', '3'],
  // the family of the suffix stays
  ['1024Mi', '1Gi'],
  ['1.5Gi', '1536Mi'],
  ['1Ki', '1Ki'],
  ['1536Ki', '1536Ki'],
  ['128974848', '128974848'],
  ['129e6', '129e6'],
  ['1e3', '1e3'],
  ['1000e3', '1e6'],
  ['1E3', '1e3'],
  ['1E', '1E'],
  // small and fractional binary values are written in decimal
  ['1023', '1023'],
  ['0.5Ki', '512'],
  ['0.1Ki', '102400m'],
  // fractions of a nano are rounded up, values above 64 bits are capped
  ['0.1n', '1n'],
  ['16Ei', '9223372036854775807'],
  ['1000E', '1000E'],
])('%s is written %s', (text, canonical) => {
  expect(canonicalQuantity(text)).toBe(canonical);
});

test.each([
  '',
  'abc',
  '1.2.3',
  '1 Gi',
  '1gi',
  '1KI',
  '.',
  'Ki',
  '1e',
  '1e1.5',
  '1e1000000000',
  '9'.repeat(200),
])('%j is not a quantity, and stays as it is', (text) => {
  expect(parseQuantity(text)).toBeUndefined();
  expect(canonicalQuantity(text)).toBe(text);
});

test.each([
  ['1Gi', '1024Mi', 0],
  ['1G', '1Gi', -1],
  ['100m', '0.09', 1],
])('%s against %s: %d', (a, b, order) => {
  expect(compareQuantities(read(a), read(b))).toBe(order);
});

test.each([
  ['1Gi', '1Gi', '2Gi'],
  ['1Gi', '1G', '2073741824'],
  ['0', '512Mi', '512Mi'],
  ['1500m', '500m', '2'],
])('%s and %s are %s', (a, b, sum) => {
  expect(formatQuantity(addQuantities(read(a), read(b)))).toBe(sum);
});

test.each([
  ['500m', 4, '2'],
  ['2Gi', 4, '8Gi'],
  ['2Gi', 0, '0'],
])('%s times %d is %s', (quantity, times, product) => {
  expect(formatQuantity(multiplyQuantity(read(quantity), times))).toBe(product);
});

test.each([
  ['2500m', 3],
  ['2', 2],
  ['1n', 1],
  ['1Ki', 1024],
])('%s is %d whole units', (quantity, units) => {
  expect(wholeUnits(read(quantity))).toBe(units);
});

const quantities = fc
  .tuple(
    fc.bigInt(0n, 10n ** 12n),
    fc.option(fc.bigInt(0n, 10n ** 6n), { nil: undefined }),
    fc.constantFrom('', 'n', 'u', 'm', 'k', 'M', 'G', 'T', 'Ki', 'Mi', 'Gi', 'e-3', 'e3', 'E6'),
  )
  .map(([whole, fraction, suffix]) => `${whole}${fraction === undefined ? '' : `.${fraction}`}${suffix}`);

test('the canonical text has the same value, and is its own canonical text', () => {
  fc.assert(
    fc.property(quantities, (text) => {
      const canonical = formatQuantity(read(text));
      expect(compareQuantities(read(canonical), read(text))).toBe(0);
      expect(formatQuantity(read(canonical))).toBe(canonical);
    }),
  );
});

test('sums do not depend on the order, and products are sums', () => {
  fc.assert(
    fc.property(quantities, quantities, fc.nat(5), (a, b, times) => {
      expect(compareQuantities(addQuantities(read(a), read(b)), addQuantities(read(b), read(a)))).toBe(0);
      const sum = Array.from({ length: times }, () => read(a)).reduce(addQuantities, read('0'));
      expect(compareQuantities(multiplyQuantity(read(a), times), sum)).toBe(0);
    }),
  );
});
