// Serves an app on a port: the timeouts of connections, and how they end.
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { StartError } from './starterror.js';

export interface Listening {
  readonly port: number;
  /** Serves new connections with a renewed certificate. */
  readonly renew: (tls: SecureContextOptions) => void;
  /** Accepts no new requests, and waits at most this long for open ones. Returns whether all were answered. */
  readonly drain: (seconds: number) => Promise<boolean>;
}

export interface ListenOptions {
  readonly port: number;
  /** Undefined: all addresses. */
  readonly host: string | undefined;
  readonly tls: SecureContextOptions | undefined;
  /** Callers must present a certificate that the CA in `tls` has signed. */
  readonly mutual: boolean;
}

const timeouts = {
  // A little more than the limit of a hook, which can still answer with a message.
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than Go clients keep an idle connection, so that the client closes it, between two requests.
  keepAliveTimeout: 120_000,
};

export async function listen(app: RequestListener, options: ListenOptions): Promise<Listening> {
  const { port, host, tls, mutual } = options;
  const server =
    tls === undefined
      ? createServer(timeouts, app)
      : createTlsServer(
          { ...timeouts, ...tls, handshakeTimeout: 10_000, requestCert: mutual, rejectUnauthorized: mutual },
          app,
        );
  server.on('clientError', refuseRaw);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new StartError(1, `cannot listen on port ${port}: ${cause.code ?? cause.message}`, cause));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    renew: (renewed) => {
      if ('setSecureContext' in server) server.setSecureContext(renewed);
    },
    drain: (seconds) => drain(server, seconds),
  };
}

// Data that is not HTTP, or not complete, has no request object to answer: the refusal is written to the socket.
function refuseRaw(cause: NodeJS.ErrnoException, socket: Pick<Socket, 'writable' | 'end' | 'destroy'>): void {
  if (!socket.writable || cause.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isSlow = cause.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, code] = isSlow
    ? ['408 Request Timeout', 'BodyTooSlow']
    : ['400 Bad Request', 'RequestInvalid'];
  const body = JSON.stringify({ code, message: 'not a complete HTTP request', field: '', remedy: '' });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

async function drain(server: Server | TlsServer, seconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, false);
  });
  const closed = new Promise<boolean>((resolve) => {
    server.close(() => {
      resolve(true);
    });
  });
  const inTime = await Promise.race([closed, tooLong]);
  clearTimeout(timer);
  server.closeAllConnections();
  return inTime;
}
