// Hooks of a test's own making, served over HTTP on the loopback address.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** By path: from the request's body to the answer's. What it throws becomes a 500. */
export type ToyHooks = Readonly<Record<string, (body: never) => object>>;

export interface HookServer {
  /** `http://127.0.0.1:PORT`; a path follows. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function serveHooks(hooks: ToyHooks): Promise<HookServer> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      try {
        const hook = hooks[request.url ?? ''];
        if (hook === undefined) throw new Error(`no hook at ${request.url ?? ''}`);
        const answer = JSON.stringify(hook(JSON.parse(text) as never));
        response.setHeader('content-type', 'application/json').end(answer);
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
