// An API server that returns the answers of a test, and a process that calls it, because jest cannot load the client.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { KubeApi } from '../../hooks/adapters/kubeapi.js';

/** A method of KubeApi and its arguments. */
export type Ask = {
  readonly [Method in keyof KubeApi]: readonly [Method, ...Parameters<KubeApi[Method]>];
}[keyof KubeApi];

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
}

export interface Kind {
  readonly groupVersion: string;
  readonly name: string;
  readonly kind: string;
}

/** Status and body; `statusBody` creates the body of a failure. */
export type Answer = readonly [number, object];

export function statusBody(code: number, reason?: string, message?: string): object {
  return { kind: 'Status', apiVersion: 'v1', status: 'Failure', message, reason, code };
}

/** The result of each request, or the error as `missed`. Every kind except `kind` is unknown. */
export async function answersTo(
  asks: readonly Ask[],
  { groupVersion, name, kind }: Kind,
  answer: (sent: Sent) => Answer,
): Promise<readonly unknown[]> {
  const server = createServer((request, response) => {
    const { pathname: path, search: query } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (path === `/apis/${groupVersion}`) {
      const resource = { name, kind, namespaced: true, singularName: '', verbs: ['create', 'delete'] };
      send(200, { kind: 'APIResourceList', apiVersion: 'v1', groupVersion, resources: [resource] });
    } else if (!path.startsWith(`/apis/${groupVersion}/namespaces/ml/${name}`)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
    } else {
      void text(request).then((body) => {
        send(...answer({ method: request.method ?? '', path, query, body }));
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
  try {
    return await ask(asks, folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}

async function ask(asks: readonly Ask[], folder: string, url: string): Promise<readonly unknown[]> {
  const kubeconfig = join(folder, 'kubeconfig');
  const content = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'fake', cluster: { server: url, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'hooks', user: { token: 'opensesame' } }],
    contexts: [{ name: 'fake', context: { cluster: 'fake', user: 'hooks' } }],
    'current-context': 'fake',
  };
  writeFileSync(kubeconfig, JSON.stringify(content));
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/adapters/ask.ts'], {
    env: { PATH: process.env['PATH'], KUBECONFIG: kubeconfig },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(asks));
  return JSON.parse(await text(child.stdout)) as readonly unknown[];
}
