// Writes log lines to a stream without waiting for its reader. If the reader is too slow or has closed the stream, lines are
// dropped: no answer is delayed, the memory is bounded, and the process can exit.
import type { Writable } from 'node:stream';
import { now } from '../adapters/clock.js';

export interface Output {
  readonly write: (line: string) => void;
  /** Writes the remaining lines, and waits at most this long for the reader. */
  readonly end: (seconds: number) => Promise<void>;
}

/** Maximum number of characters that wait for the reader. */
const MAX_WAITING = 1024 * 1024;

export function outputTo(stream: Writable, maxWaiting = MAX_WAITING): Output {
  let lines = '';
  let dropped = 0;

  // The lines of one turn of the event loop are written together.
  function writeLines(): void {
    const text = lines;
    lines = '';
    if (text !== '') stream.write(text);
  }

  function put(line: string): void {
    if (lines === '') setImmediate(writeLines);
    lines += line;
  }

  // A closed pipe or a full disk is not an error of the server; later lines are still tried.
  stream.on('error', () => undefined);
  process.once('exit', writeLines);
  return {
    write(line) {
      if (stream.writableLength + lines.length + line.length > maxWaiting) {
        dropped += 1;
        return;
      }
      if (dropped > 0) put(droppedLine(dropped));
      dropped = 0;
      put(line);
    },
    async end(seconds) {
      process.removeListener('exit', writeLines);
      if (dropped > 0) put(droppedLine(dropped));
      dropped = 0;
      writeLines();
      await written(stream, seconds);
    },
  };
}

function droppedLine(lost: number): string {
  return `${JSON.stringify({ level: 40, time: now(), lost, msg: 'log lines were dropped: the reader of the log is too slow' })}\n`;
}

async function written(stream: Writable, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  // Writes finish in order, whether they succeed or fail.
  const done = new Promise<void>((resolve) => {
    stream.write('', () => {
      resolve();
    });
  });
  await Promise.race([done, tooLong]);
  clearTimeout(timer);
}
