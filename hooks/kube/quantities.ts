// Resource quantities, exact: read, written in Kubernetes' canonical form, compared, added, multiplied.
// Source: apimachinery's resource.Quantity (one family of suffixes for each value, nano as the smallest unit).

/** `binary` has Ki, Mi, ...; `decimal` has m, k, M, ...; `exponent` has e3, e6, ... */
type Family = 'binary' | 'decimal' | 'exponent';

/** A parsed quantity in units of 10^-9, the smallest that Kubernetes keeps. */
export interface ParsedQuantity {
  readonly nanos: bigint;
  readonly family: Family;
}

const NANOS = 10n ** 9n;
/** The largest binary quantity of Kubernetes. */
const MAX_BINARY = (2n ** 63n - 1n) * NANOS;
const decimalSuffixes = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const NONE = decimalSuffixes.indexOf('');
const LARGEST_DECIMAL = decimalSuffixes.length - 1;
const binarySuffixes = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];
const LARGEST_BINARY = binarySuffixes.length - 1;

// Longer texts and larger exponents do not occur in clusters, and BigInt would be slow on them.
const MAX_LENGTH = 100;
const MAX_POWER = 100;
const syntax = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:([KMGTPE]i)|([eE][+-]?\d+)|([numkMGTPE]?))$/;

/** Reads `1500m`, `16Gi`, `1e3` or a number; undefined if it is not a quantity. Fractions of a nano are rounded up. */
export function parseQuantity(text: string | number): ParsedQuantity | undefined {
  const source = String(text).trim();
  const match = source.length > MAX_LENGTH ? null : syntax.exec(source);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', binary, exponent, decimal = ''] = match;
  const power = exponent === undefined ? powerOf(decimal) : Number(exponent.slice(1));
  if (power > MAX_POWER) return undefined;
  const unit = 1024n ** BigInt(binary === undefined ? 0 : binarySuffixes.indexOf(binary));
  const digits = BigInt(`${whole}${fraction}`) * unit;
  const exact = scaled(digits, power - fraction.length + 9);
  const nanos = binary !== undefined && exact > MAX_BINARY ? MAX_BINARY : exact;
  return { nanos: sign === '-' ? -nanos : nanos, family: familyOf(binary, exponent) };
}

/** The canonical text: no fraction, and the largest suffix of the family without loss. */
export function formatQuantity({ nanos, family }: ParsedQuantity): string {
  const magnitude = nanos < 0n ? -nanos : nanos;
  // Small and fractional binary values are written in decimal, as in Kubernetes.
  if (family === 'binary' && magnitude >= 1024n * NANOS && magnitude % NANOS === 0n) {
    const [amount, times] = withoutFactor(nanos / NANOS, 1024n, LARGEST_BINARY);
    return `${amount}${binarySuffixes[times] ?? ''}`;
  }
  if (nanos === 0n) return '0';
  const [amount, times] = withoutFactor(nanos, 1000n, family === 'exponent' ? Infinity : LARGEST_DECIMAL);
  if (family !== 'exponent') return `${amount}${decimalSuffixes[times] ?? ''}`;
  return times === NONE ? String(amount) : `${amount}e${3 * (times - NONE)}`;
}

/** The canonical text of a value, always a string. A value that is not a quantity stays as it is. */
export function canonicalQuantity<T>(given: T): T | string {
  if (typeof given !== 'string' && typeof given !== 'number') return given;
  const parsed = parseQuantity(given);
  return parsed === undefined ? given : formatQuantity(parsed);
}

/** Negative, zero or positive, as `a` is less than, equal to or more than `b`; the family does not matter. */
export function compareQuantities(a: ParsedQuantity, b: ParsedQuantity): number {
  if (a.nanos === b.nanos) return 0;
  return a.nanos < b.nanos ? -1 : 1;
}

/** The sum, in the family of the first one that is not zero. */
export function addQuantities(a: ParsedQuantity, b: ParsedQuantity): ParsedQuantity {
  return { nanos: a.nanos + b.nanos, family: a.nanos === 0n ? b.family : a.family };
}

export function multiplyQuantity({ nanos, family }: ParsedQuantity, times: number): ParsedQuantity {
  return { nanos: nanos * BigInt(times), family };
}

/** Whole units, rounded up: 2500m is 3. */
export function wholeUnits({ nanos }: ParsedQuantity): number {
  return Number(divideUp(nanos, NANOS));
}

function familyOf(binary: string | undefined, exponent: string | undefined): Family {
  if (binary !== undefined) return 'binary';
  return exponent === undefined ? 'decimal' : 'exponent';
}

function powerOf(suffix: string): number {
  return 3 * (decimalSuffixes.indexOf(suffix) - NONE);
}

/** value * 10^power, rounded up. */
function scaled(value: bigint, power: number): bigint {
  if (power >= 0) return value * 10n ** BigInt(power);
  return divideUp(value, 10n ** BigInt(Math.min(-power, 2 * MAX_POWER)));
}

/** Away from zero. */
function divideUp(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a / b;
  return a < 0n ? a / b - 1n : a / b + 1n;
}

function withoutFactor(
  value: bigint,
  factor: bigint,
  atMost: number,
): readonly [rest: bigint, times: number] {
  let rest = value;
  let times = 0;
  while (times < atMost && rest % factor === 0n) {
    rest /= factor;
    times += 1;
  }
  return [rest, times];
}
