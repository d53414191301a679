// An object that has one name twice. JSON.parse takes the last of the two, others take the first: who checks a body and who
// acts on it may not see the same (RFC 8259, section 4).

/** Whether a name stands twice in one object of a JSON text; `value` is what was parsed from it. */
export function hasRepeatedName(text: string, value: unknown): boolean {
  return mostNamesIn(text) !== namesIn(value) && repeats(text);
}

const BACKSLASH = 92;

/** No string of JSON has a line feed, a carriage return or a tab in it. */
const spaces = ['\n', '\r', '\t', ' :'];

/**
 * As many names as the text can have: a quote, not escaped, and a colon after it. Encoders leave no space between the
 * two. NaN where that does not tell.
 */
function mostNamesIn(text: string): number {
  let most = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) {
    if (text.charCodeAt(at - 1) !== BACKSLASH) most += 1;
    else if (text.charCodeAt(at - 2) === BACKSLASH) return NaN;
  }
  return spaces.some((space) => text.includes(space)) ? NaN : most;
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let names = 0;
  if (Array.isArray(value)) {
    for (const element of value) names += namesIn(element);
    return names;
  }
  for (const name in value) {
    const member: unknown = value[name as keyof typeof value];
    names += typeof member === 'string' ? 1 : 1 + namesIn(member);
  }
  return names;
}

function repeats(text: string): boolean {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    else if (sign === '}') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      if (isNameBefore(text, end)) {
        const name = JSON.parse(text.slice(at, end)) as string;
        const names = open.at(-1);
        if (names?.has(name) === true) return true;
        names?.add(name);
      }
      at = end - 1;
    }
  }
  return false;
}

/** The place after the string that begins at `start`. */
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

function isNameBefore(text: string, end: number): boolean {
  let at = end;
  while (/[ \t\n\r]/.test(text[at] ?? '')) at += 1;
  return text[at] === ':';
}
