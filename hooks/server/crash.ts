// A fault outside of any call: there is no request to answer, and the state of the process is unknown. One log line has
// the place of the fault, and the process exits, to be restarted. The message of the fault is not logged: it may quote a
// secret.
import { causeOf } from '../http/cause.js';
import type { Log } from '../http/log.js';

const EXIT_CODE = 70;

/** `end` ends the process after the line is written. Returns a function that stops watching. */
export function watchForCrashes(log: Log, end: (exitCode: number) => void): () => void {
  const crashed = (fault: unknown): void => {
    const { type, frames } = causeOf(fault, undefined);
    log.fatal({ cause: { type, frames } }, 'the hook server failed and exits');
    end(EXIT_CODE);
  };
  process.on('uncaughtException', crashed);
  return () => process.off('uncaughtException', crashed);
}
