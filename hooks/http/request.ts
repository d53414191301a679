// Reads a request: checks its headers, and limits the size of its body and the time to read it.
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { HookError } from '../kube/errors.js';

export interface Limits {
  readonly maxBodyBytes: number;
  readonly maxConcurrency: number;
  readonly bodySeconds: number;
}

export function checkHeaders({ headers }: IncomingMessage, { maxBodyBytes }: Limits): void {
  const type = headers['content-type'] ?? '';
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type)) {
    throw new HookError('ContentTypeUnsupported', 'the content type is not application/json in UTF-8');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new HookError('ContentTypeUnsupported', 'the body is compressed');
  }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
}

export async function readBody(
  request: IncomingMessage,
  limits: Pick<Limits, 'maxBodyBytes' | 'bodySeconds'>,
): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new HookError('BodyTooSlow', `the body did not arrive within ${limits.bodySeconds} s`));
    }, limits.bodySeconds * 1000);
  });
  try {
    return await Promise.race([getRawBody(request, { limit: limits.maxBodyBytes }), tooSlow]);
  } catch (cause) {
    if (cause instanceof HookError) throw cause;
    if (isTooLarge(cause)) throw tooLarge(limits.maxBodyBytes);
    throw new HookError('CallerGone', 'the caller closed the connection before its request was complete', {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}

function isTooLarge(cause: unknown): boolean {
  return cause instanceof Error && 'type' in cause && cause.type === 'entity.too.large';
}

function tooLarge(maxBodyBytes: number): HookError {
  return new HookError('RequestTooLarge', `the body is longer than ${maxBodyBytes} bytes`);
}
