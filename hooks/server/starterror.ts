// Why the server cannot start: one line for the user, and the exit code.

export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(exitCode: number, line: string, cause?: unknown) {
    super(line, { cause });
    this.exitCode = exitCode;
  }
}

/** An option is invalid, or names a file that cannot be used. */
export function wrongOption(line: string, cause?: unknown): StartError {
  return new StartError(2, line, cause);
}
