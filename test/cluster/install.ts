// The product as `kubectl apply --server-side -k` installs it. Its images do not run here: the hooks and their host are
// processes of the suite, with the tokens of its service accounts and so with exactly the rights that it grants.
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import type { ClusterAccess } from './controlplane/controlplane.js';
import { writeKubeconfig } from './controlplane/kubeconfig.js';
import { hooksOn, reachedBy, type Hooks } from './hooks.js';
import type { HostAccess } from './host.js';

export interface Installed {
  /** Runs, and can be killed and started again. */
  readonly hooks: Hooks;
  /** With this a host has Metacontroller's rights. */
  readonly metacontroller: HostAccess;
  readonly uninstall: () => Promise<void>;
}

const namespace = 'metatrain-system';

/** An overlay of `manifests/`; its PodGroups need the CRDs of their schedulers. */
export async function install(
  overlay = 'standalone',
  cluster: ClusterAccess = clusterAccess(),
): Promise<Installed> {
  const run = adminKubectl(cluster);
  const apply = (text: string) => run(['apply', '--server-side', '--force-conflicts', '-f', '-'], text);
  const manifests = await run(['kustomize', `manifests/overlays/${overlay}`]);
  await apply(manifests);
  const kubeconfig = await kubeconfigOfHooks('hooks', cluster);
  const hooks = await hooksOn(kubeconfig, cluster.directory);
  await hooks.start('product');
  // The shipped one reaches the hooks by their Service.
  await apply(JSON.stringify(reachedBy(hooks.url, controllerIn(manifests))));
  return {
    hooks,
    metacontroller: await accessOf('metacontroller', cluster),
    uninstall: async () => {
      await run(['delete', 'compositecontroller', 'trainjobs']);
      await hooks.kill();
    },
  };
}

async function accessOf(serviceAccount: string, cluster: ClusterAccess): Promise<HostAccess> {
  const create = ['create', 'token', serviceAccount, `--namespace=${namespace}`];
  const token = await adminKubectl(cluster)(create);
  return { server: cluster.server, ca: cluster.ca, token: token.trim() };
}

/** Writes a kubeconfig with the rights of the hooks; returns its path. */
export async function kubeconfigOfHooks(name: string, cluster: ClusterAccess): Promise<string> {
  const path = join(cluster.directory, `kubeconfig-of-${name}`);
  writeKubeconfig(path, await accessOf('metatrain-hooks', cluster));
  return path;
}

function controllerIn(manifests: string): AnyObject {
  return parseAllDocuments(manifests)
    .map((document) => document.toJS() as AnyObject)
    .find(({ kind }) => kind === 'CompositeController')!;
}
