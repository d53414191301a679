// Keys that a JSON object has more than once. JSON.parse keeps the last of them and other parsers keep the first, so two
// programs may read different objects from one text (RFC 8259, section 4).

/** Whether an object of a JSON text has a duplicate key; `value` is what the text was parsed to. */
export function hasDuplicateKey(text: string, value: unknown): boolean {
  return maximumKeys(text) !== keysIn(value) && duplicateKeys(text).next().done !== true;
}

interface Level {
  /** The keys of an object so far; undefined in a list. */
  readonly keys: Set<string> | undefined;
  /** The current key of an object, or the current index of a list. */
  at: string | number;
}

/** The path of each key that its object already has, in the order of the text, which must be well-formed JSON. */
export function* duplicateKeys(text: string): Generator<readonly string[], void> {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    switch (text.charAt(at)) {
      case '{':
        levels.push({ keys: new Set(), at: '' });
        break;
      case '[':
        levels.push({ keys: undefined, at: 0 });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (typeof level?.at === 'number') level.at += 1;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (level?.keys !== undefined && isKeyBefore(text, end)) {
          level.at = JSON.parse(text.slice(at, end)) as string;
          if (level.keys.has(level.at)) yield levels.map((each) => String(each.at));
          level.keys.add(level.at);
        }
        at = end - 1;
      }
    }
  }
}

/** The index after the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text[before - 1] === '\\') before -= 1;
  return (quote - before) % 2 === 1;
}

function isKeyBefore(text: string, end: number): boolean {
  let at = end;
  while (/[ \t\n\r]/.test(text[at] ?? '')) at += 1;
  return text[at] === ':';
}

// Most bodies have no duplicate key: comparing two counts is faster than the scan.

const BACKSLASH = 92;

/** A JSON string contains no line feed, carriage return or tab. */
const spaces = ['\n', '\r', '\t', ' :'];

/**
 * The largest number of keys that the text can have: unescaped quotes that are followed by a colon. Encoders write no
 * space between the two. NaN if that cannot be counted.
 */
function maximumKeys(text: string): number {
  let count = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) {
    if (text.charCodeAt(at - 1) !== BACKSLASH) count += 1;
    else if (text.charCodeAt(at - 2) === BACKSLASH) return NaN;
  }
  return spaces.some((space) => text.includes(space)) ? NaN : count;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const element of value) keys += keysIn(element);
    return keys;
  }
  for (const name in value) {
    const member: unknown = value[name as keyof typeof value];
    keys += typeof member === 'string' ? 1 : 1 + keysIn(member);
  }
  return keys;
}
