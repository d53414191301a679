// How a sync can fail. Any other error leads to an event, a back-off and a retry.

/** A hook answered 429: no error and no event; it is called again after Retry-After. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the hook asked for a pause of ${seconds} s`);
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
