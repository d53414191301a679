// One HTTPS call to the API server, JSON in and out. A refusal becomes an ApiError with the server's own words.
import { Agent, request as httpsRequest } from 'node:https';
import { ApiError } from '../../simulator/objectstore.js';
import type { ClusterAccess } from './controlplane/controlplane.js';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly contentType?: string;
}

/** Calls one API server; connections are kept. */
export type Caller = (call: Call) => Promise<unknown>;

export function callerOf({ server, ca, token }: Pick<ClusterAccess, 'server' | 'ca' | 'token'>): Caller {
  const agent = new Agent({ ca, keepAlive: true });
  return async ({ method, path, body, contentType = 'application/json' }) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': contentType,
      // Without its length Node sends a DELETE's body as if it were the next request.
      'content-length': Buffer.byteLength(sent),
    };
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = httpsRequest(new URL(path, server), { method, headers, agent, timeout: 30_000 });
      request.once('error', reject);
      request.once('timeout', () => request.destroy(new Error(`${method} ${path}: no answer within 30 s`)));
      request.once('response', (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        response.once('error', reject);
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, text: received });
        });
      });
      request.end(sent);
    });
    if (status >= 200 && status < 300) return JSON.parse(text) as unknown;
    throw refusal(status, text);
  };
}

function refusal(status: number, text: string): ApiError {
  try {
    const { reason = '', message = text } = JSON.parse(text) as { reason?: string; message?: string };
    return new ApiError(status, reason, message);
  } catch {
    return new ApiError(status, '', text.slice(0, 500));
  }
}
