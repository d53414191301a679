// Log lines against readers of every kind: one that keeps up, one that does not, one that is gone.
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { outputTo } from '../../hooks/server/output.js';

/** Takes a chunk whenever a test says so. */
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

test('the lines of one turn of the event loop go out together, and in order', async () => {
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

test('a reader that does not keep up loses lines, and is told how many when it is back', async () => {
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
  const [first, second, told, ...others] = taken.join('').split('\n');
  expect([first, second, others]).toEqual(['0123456789', '01234567', ['again', '']]);
  expect(JSON.parse(told!)).toMatchObject({ level: 40, lost: 2 });
  await output.end(0);
});

test('the end hands over what is left, and waits until it is taken', async () => {
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

test('the end does not wait for a reader that takes nothing', async () => {
  const { stream, taken } = aReader();
  const output = outputTo(stream);
  output.write('first\n');
  await turn();
  output.write('last\n');
  await output.end(0.01);
  expect(taken).toEqual(['first\n']);
});

test('a reader that is gone is no fault, and neither is what comes later', async () => {
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
