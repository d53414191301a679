// Log output with a fast reader, a slow reader, and a closed stream.
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { outputTo } from '../../hooks/server/output.js';

/** A stream that accepts a chunk when the test calls `take`. */
function aReader(): { readonly stream: Writable; readonly taken: string[]; readonly take: () => void } {
  const taken: string[] = [];
  let done: (() => void) | undefined;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, written) {
      taken.push(chunk.toString());
      done = written;
    },
  });
  return {
    stream,
    taken,
    take: () => {
      done?.();
    },
  };
}

test('the lines of one turn of the event loop are written together, in order', async () => {
  const { stream, taken, take } = aReader();
  const output = outputTo(stream);
  output.write('1\n');
  output.write('2\n');
  expect(taken).toEqual([]);
  await turn();
  expect(taken).toEqual(['1\n2\n']);
  take();
  output.write('3\n');
  await turn();
  expect(taken).toEqual(['1\n2\n', '3\n']);
  await output.end(0);
});

test('lines are dropped if the reader is too slow, and their number is logged later', async () => {
  const { stream, taken, take } = aReader();
  const output = outputTo(stream, 20);
  for (const line of ['0123456789\n', '01234567\n', 'lost\n', 'lost, too\n']) {
    output.write(line);
    await turn();
  }
  expect(stream.writableLength).toBe(20);
  take();
  take();
  output.write('again\n');
  await turn();
  const [first, second, dropped, ...others] = taken.join('').split('\n');
  expect([first, second, others]).toEqual(['0123456789', '01234567', ['again', '']]);
  expect(JSON.parse(dropped!)).toMatchObject({ level: 40, lost: 2 });
  await output.end(0);
});

test('end writes the remaining lines, and waits for the reader', async () => {
  const { stream, taken, take } = aReader();
  const output = outputTo(stream);
  output.write('last\n');
  const ended = output.end(60);
  expect(taken).toEqual(['last\n']);
  take();
  await turn();
  take();
  await ended;
});

test('end does not wait for a blocked reader', async () => {
  const { stream, taken } = aReader();
  const output = outputTo(stream);
  output.write('first\n');
  await turn();
  output.write('last\n');
  await output.end(0.01);
  expect(taken).toEqual(['first\n']);
});

test('a closed stream is not an error, and neither are later lines', async () => {
  const stream = new Writable({
    write(_chunk, _encoding, written) {
      written(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  const output = outputTo(stream);
  output.write('1\n');
  await turn();
  output.write('2\n');
  await turn();
  await output.end(60);
  expect(stream.errored).toMatchObject({ code: 'EPIPE' });
});
