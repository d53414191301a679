// Where log lines go: a stream, without ever waiting for whoever reads it. A reader that is gone or does not keep up
// loses lines; it holds up no answer, takes no memory without end, and does not keep the process from ending.
import type { Writable } from 'node:stream';
import { now } from '../adapters/clock.js';

export interface Output {
  readonly write: (line: string) => void;
  /** Hands over what is left, and waits at most so long for the reader. */
  readonly end: (seconds: number) => Promise<void>;
}

/** Characters that may wait for the reader. */
const MOST_WAITING = 1024 * 1024;

export function outputTo(stream: Writable, mostWaiting = MOST_WAITING): Output {
  let lines = '';
  let lost = 0;

  // The lines of one turn of the event loop go out together.
  function handOver(): void {
    const text = lines;
    lines = '';
    if (text !== '') stream.write(text);
  }

  function put(line: string): void {
    if (lines === '') setImmediate(handOver);
    lines += line;
  }

  // A closed pipe or a full disk is nothing that hooks could mend; later lines are tried all the same.
  stream.on('error', () => undefined);
  process.once('exit', handOver);
  return {
    write(line) {
      if (stream.writableLength + lines.length + line.length > mostWaiting) {
        lost += 1;
        return;
      }
      if (lost > 0) put(lostLine(lost));
      lost = 0;
      put(line);
    },
    async end(seconds) {
      process.removeListener('exit', handOver);
      if (lost > 0) put(lostLine(lost));
      lost = 0;
      handOver();
      await handedOver(stream, seconds);
    },
  };
}

function lostLine(lost: number): string {
  return `${JSON.stringify({ level: 40, time: now(), lost, msg: 'log lines are lost: their reader did not keep up' })}\n`;
}

async function handedOver(stream: Writable, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  // Writes come to their end in order, well or badly.
  const done = new Promise<void>((resolve) => {
    stream.write('', () => {
      resolve();
    });
  });
  await Promise.race([done, tooLong]);
  clearTimeout(timer);
}
