// The webhooks as the overlay `webhooks` installs them, except for their URL: the hook server is a process of the suite on
// the loopback address, with TLS and the rights of the overlay.
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import type { ClusterAccess } from './controlplane/controlplane.js';
import { freePorts } from './controlplane/freeports.js';
import { Processes } from './controlplane/process.js';
import { startHookServer } from './hooks.js';
import { kubeconfigOfHooks } from './install.js';

export interface Webhooks {
  /** kill -9 of the hook server; the API server still calls it. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly uninstall: () => Promise<void>;
}

interface Webhook {
  readonly clientConfig: { readonly service: { readonly path: string } };
}

const account = ['Namespace', 'ServiceAccount', 'ClusterRole', 'ClusterRoleBinding'];
const configurations = ['mutatingwebhookconfiguration', 'validatingwebhookconfiguration'];

/** With the rights of this overlay, on this port or on a free one. */
export async function installWebhooks(
  overlay = 'webhooks',
  onPort?: number,
  cluster: ClusterAccess = clusterAccess(),
): Promise<Webhooks> {
  const run = adminKubectl(cluster);
  const apply = (objects: readonly object[]): Promise<string> => {
    const list = { apiVersion: 'v1', kind: 'List', items: objects };
    return run(['apply', '--server-side', '--force-conflicts', '-f', '-'], JSON.stringify(list));
  };
  const built = await run(['kustomize', `manifests/overlays/${overlay}`]);
  const objects = parseAllDocuments(built).map((document) => document.toJS() as AnyObject);
  const { ca, certFile, keyFile, directory } = cluster;
  await apply(objects.filter(({ kind }) => account.includes(kind)));
  const kubeconfig = await kubeconfigOfHooks('webhooks', cluster);

  const [free = 0, metricsPort = 0] = await freePorts(2);
  const port = onPort ?? free;
  let processes = new Processes();
  const kill = (): Promise<void> => processes.stop();
  const start = async (): Promise<void> => {
    processes = new Processes();
    const options = [`--port=${port}`, `--metrics-port=${metricsPort}`];
    const tls = [`--tls-cert-file=${certFile}`, `--tls-key-file=${keyFile}`, '--admission-callers=anyone'];
    await startHookServer(processes, {
      options: [...options, ...tls],
      log: join(directory, 'webhooks.log'),
      env: { KUBECONFIG: kubeconfig },
      health: `https://127.0.0.1:${metricsPort}/readyz`,
      ca,
    });
  };
  await start();
  const asked = objects.filter(({ kind }) => configurations.includes(kind.toLowerCase()));
  await apply(asked.map((configuration) => pointedAt(configuration, port, ca)));
  const uninstall = async (): Promise<void> => {
    await run(['delete', ...configurations.map((kind) => `${kind}/metatrain`)]);
    await kill();
  };
  return { kill, start, uninstall };
}

/** By url: there is no Service with Pods here. */
function pointedAt(configuration: AnyObject, port: number, ca: string): object {
  const caBundle = Buffer.from(ca).toString('base64');
  const webhooks = configuration['webhooks'] as readonly Webhook[];
  return {
    ...configuration,
    webhooks: webhooks.map(({ clientConfig, ...webhook }) => ({
      ...webhook,
      clientConfig: { url: `https://127.0.0.1:${port}${clientConfig.service.path}`, caBundle },
    })),
  };
}
