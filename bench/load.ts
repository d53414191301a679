// Load on a server: a number of connections, each of which sends its next request after the answer. Written on plain
// sockets, so that the client costs less than the server.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly count: number;
  /** The whole request with a number, head and body; numbers start at `first`. */
  readonly requestAt: (index: number) => Buffer;
  readonly first?: number;
}

export interface Throughput {
  readonly perSecond: number;
  readonly p99Ms: number;
}

export function requestOf(path: string, body: string): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Throws if an answer is not 200. */
export async function load({ port, connections, count, requestAt, first = 0 }: Load): Promise<Throughput> {
  let next = first;
  const latencies: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      while (next < first + count) {
        const request = requestAt(next);
        next += 1;
        const sentAt = performance.now();
        socket.write(request);
        await answered(socket);
        latencies.push(performance.now() - sentAt);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return { perSecond: count / seconds, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
}

function answered(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let [head, missing] = [Buffer.alloc(0), -1];
    const take = (chunk: Buffer): void => {
      if (missing >= 0) missing -= chunk.length;
      else {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const length = /^content-length: (\d+)$/im.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200 ') || length === undefined) {
          reject(new Error(`the server answered ${text.split('\r\n', 1).join()}`));
          return;
        }
        missing = Number(length) - (head.length - end - 4);
      }
      if (missing > 0) return;
      socket.off('data', take).off('close', onClose);
      resolve();
    };
    const onClose = (): void => {
      reject(new Error('the server closed the connection'));
    };
    socket.on('data', take).once('close', onClose);
  });
}
