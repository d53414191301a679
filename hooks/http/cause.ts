// How the cause of a 500 is logged: enough to find it, but no value of the request or the facts. Messages of engines and
// parsers quote their input, so every word of a message that occurs in such a value is masked.

export interface LoggedCause {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown, innermost first. */
  readonly frames: readonly string[];
}

const LONGEST_MESSAGE = 300;
const MASK = '***';

/** Only the first line: in the others, parsers show what they have read, which may be a credential. */
export function firstLineOf(cause: unknown): string {
  return String(cause).split('\n', 1).join();
}

/** `known` is the request and its facts. */
export function causeOf(cause: unknown, known: unknown): LoggedCause {
  if (!(cause instanceof Error)) return { type: typeof cause, message: 'not an Error', frames: [] };
  const stack = (cause.stack ?? '').replace(cause.message, () => '');
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: cause.name,
    message: masked(firstLineOf(cause.message).slice(0, LONGEST_MESSAGE), known),
    frames: frames.slice(0, 8).map((frame) => frame.trim()),
  };
}

// First words between blanks and quotes, then words of letters and digits: a secret may contain punctuation, or be
// between punctuation.
function masked(message: string, known: unknown): string {
  const values: string[] = [];
  collectValues(known, values);
  const text = values.join('\n');
  const mask = (word: string): string => (text.includes(word) ? MASK : word);
  return message.replace(/[^\s"'`]{4,}/g, mask).replace(/\w{4,}/g, mask);
}

function collectValues(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value, Buffer.from(value, 'base64').toString());
  else if (typeof value === 'number') into.push(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) collectValues(member, into);
  }
}
