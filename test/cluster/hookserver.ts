// Hooks of the tests, served over HTTP on the loopback address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HookResponse } from '../../simulator/hookcaller.js';

export interface HookServer {
  /** `http://127.0.0.1:PORT`; a path follows. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Answers each request with what `answer` returns for its path and body. An error becomes a 500. */
export async function serve(answer: (path: string, body: string) => HookResponse): Promise<HookServer> {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      try {
        const { status, headers, body } = answer(request.url ?? '', sent);
        response.writeHead(status, { ...headers }).end(body);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** By path: from the request's body to the answer's. */
export type ToyHooks = Readonly<Record<string, (body: never) => object>>;

export function serveHooks(hooks: ToyHooks): Promise<HookServer> {
  return serve((path, sent) => {
    const hook = hooks[path];
    if (hook === undefined) throw new Error(`no hook at ${path}`);
    const body = JSON.stringify(hook(JSON.parse(sent) as never));
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  });
}
