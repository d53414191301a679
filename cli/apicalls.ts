// One call to an API server, JSON in and out. A refusal becomes an ApiError with the server's message.
import { request as httpRequest } from 'node:http';
import { type RequestOptions, request as httpsRequest } from 'node:https';
import { ApiError } from '../apiserver/objectstore.js';
import type { ApiServer } from '../hooks/adapters/kubeapi.js';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute path on the API server, with the query. */
  readonly path: string;
  readonly body?: object;
  readonly contentType?: string;
}

/** Calls one API server. */
export type Caller = (call: Call) => Promise<unknown>;

const LONGEST_SECONDS = 60;

export function callerOf(server: ApiServer): Caller {
  return (call) => send(server, call);
}

async function send({ url, admit }: ApiServer, { method, path, body, contentType }: Call): Promise<unknown> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    'content-type': contentType ?? 'application/json',
    // Without the length, Node sends the body of a DELETE as if it were the next request.
    'content-length': Buffer.byteLength(sent),
  };
  const options: RequestOptions = { method, headers, timeout: LONGEST_SECONDS * 1000 };
  await admit(options);
  const target = new URL(url.replace(/\/$/, '') + path);
  const { status, text } = await exchange(target, options, sent);
  if (status >= 200 && status < 300) return JSON.parse(text) as unknown;
  throw refusalOf(status, text);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function exchange(target: URL, options: RequestOptions, sent: string): Promise<Answer> {
  const open = target.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = open(target, options);
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`no answer within ${LONGEST_SECONDS} s`)));
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    request.end(sent);
  });
}

function refusalOf(status: number, text: string): ApiError {
  try {
    const { reason = '', message = text } = JSON.parse(text) as { reason?: string; message?: string };
    return new ApiError(status, reason, message);
  } catch {
    return new ApiError(status, '', text.slice(0, 500));
  }
}
