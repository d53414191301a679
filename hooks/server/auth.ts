// Who may call a hook: a caller with a token. If no tokens are configured: a caller with a client certificate, which the
// TLS handshake has verified, or, without a client CA, a process on the same host.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Sender } from '../http/body.js';
import { HookError } from '../kube/errors.js';

/** The currently valid tokens; undefined if none are configured. */
export type Tokens = () => readonly Token[] | undefined;

/** A token is stored as its hash, so that a comparison takes the same time for any length. */
export type Token = Buffer;

/** The tokens of a file, one per line. */
export function parseTokens(text: string): readonly Token[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map(hash);
}

/** The part of a request that identifies its sender. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Throws a HookError if the sender may not call. A process on the same host may call, but counts as unknown. */
export function authorize(request: Caller, tokens: Tokens): Sender {
  const known = tokens();
  if (known !== undefined) {
    const sent = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (sent === undefined) throw new HookError('Unauthenticated', 'the request has no bearer token');
    if (!isOneOf(hash(sent), known)) throw new HookError('Unauthenticated', 'the bearer token is unknown');
    return 'known';
  }
  if (request.socket instanceof TLSSocket && request.socket.authorized) return 'known';
  if (!isLoopback(request.socket.remoteAddress)) {
    throw new HookError(
      'CallerNotLocal',
      'no token is configured, so only callers on the same host are accepted',
    );
  }
  return 'unknown';
}

function isOneOf(sent: Token, known: readonly Token[]): boolean {
  let found = false;
  for (const token of known) found = timingSafeEqual(sent, token) || found;
  return found;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

function hash(token: string): Token {
  return createHash('sha256').update(token).digest();
}
