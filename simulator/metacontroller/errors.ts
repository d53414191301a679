// How a sync can end other than well. Anything else that is thrown is a plain error: event, back-off, retry.

/** A hook answered 429: not an error, no event, asked again when it says so. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the hook asked to be left alone for ${seconds} s`);
    this.seconds = seconds;
  }
}

/** A related kind was named for the first time and is not in the cache yet. */
export class NotSynced extends Error {
  override readonly name = 'NotSynced';
}

/** The process dies: a `null` entry in a list of objects is dereferenced. */
export class MetacontrollerCrash extends Error {
  override readonly name = 'MetacontrollerCrash';
}

/** The errors of several children, as one. */
export function joined(errors: readonly Error[]): Error {
  const [first, ...others] = errors;
  if (first !== undefined && others.length === 0) return first;
  return new Error(errors.map(({ message }) => message).join('; '));
}
