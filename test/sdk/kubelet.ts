// Serves the logs API of a kubelet, which KWOK does not have. The log is the name of the requested container, so that a test
// can check that the SDK requests the right one.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { adminKubectl, clusterAccess } from '../cluster/cluster.js';

export interface Kubelet {
  readonly stop: () => Promise<void>;
}

/** Serves, and registers itself with the API server as the kubelet of the suite's node. */
export async function startKubelet(): Promise<Kubelet> {
  const { certFile, keyFile } = clusterAccess();
  const server = createServer(
    { cert: readFileSync(certFile), key: readFileSync(keyFile) },
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'https://kubelet');
      const [, kind, namespace = '', pod = '', container = ''] = pathname.split('/');
      if (kind !== 'containerLogs') {
        response.writeHead(404).end();
        return;
      }
      const follows = searchParams.get('follow') === 'true' ? 'followed' : 'read';
      response.end(`log of ${container}, ${follows}\n${namespace}/${pod}\n`);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: Port } = server.address() as AddressInfo;
  const addresses = [{ type: 'InternalIP', address: '127.0.0.1' }];
  const status = { addresses, daemonEndpoints: { kubeletEndpoint: { Port } } };
  const patch = JSON.stringify({ status });
  await adminKubectl()(['patch', 'node', 'node-0', '--subresource=status', '--type=merge', '-p', patch]);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { stop };
}
