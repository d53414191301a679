// A fault outside of any call: nobody can be answered, and nobody knows what is still true. One line says where it was,
// and the process ends, to be started anew. The words of the fault stay out of the line: they may quote anything.
import { causeOf } from '../http/cause.js';
import type { Log } from '../http/log.js';

const EXIT_CODE = 70;

/** `end` ends the process once the line is out. Returns what ends the watch. */
export function watchForCrashes(log: Log, end: (exitCode: number) => void): () => void {
  const crashed = (fault: unknown): void => {
    const { type, frames } = causeOf(fault, undefined);
    log.fatal({ cause: { type, frames } }, 'the hook server has failed, and ends');
    end(EXIT_CODE);
  };
  process.on('uncaughtException', crashed);
  return () => process.off('uncaughtException', crashed);
}
