// Finds keys that a JSON text has twice in one object, which JSON.parse does not tell.

/** Paths of the second and further mentions, in order. The text must be well-formed JSON. */
export function duplicateKeys(text: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  let at = 0;

  function skip(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [match = ''] = pattern.exec(text) ?? [];
    at += match.length;
    return match;
  }

  function value(path: readonly string[]): void {
    skip(SPACE);
    if (text[at] === '{') members(path, '}', true);
    else if (text[at] === '[') members(path, ']', false);
    else skip(text[at] === '"' ? STRING : SCALAR);
    skip(SPACE);
  }

  function members(path: readonly string[], end: string, keyed: boolean): void {
    const seen = new Set<string>();
    at += 1;
    skip(SPACE);
    for (let index = 0; text[at] !== end; index += 1) {
      const key = keyed ? (JSON.parse(skip(STRING)) as string) : String(index);
      if (seen.has(key)) found.push([...path, key]);
      seen.add(key);
      if (keyed) skip(COLON);
      value([...path, key]);
      if (text[at] === ',') at += 1;
      skip(SPACE);
    }
    at += 1;
  }

  value([]);
  return found;
}

const SPACE = /\s*/y;
const COLON = /\s*:/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const SCALAR = /[^\s,\]}]+/y;
