// The product as `kubectl apply --server-side -k` installs it. Nobody runs its images here: the hooks and their host are
// processes of the suite, which show the tokens of its service accounts and so have exactly the rights that it grants.
import { join } from 'node:path';
import { adminKubectl, clusterAccess } from './cluster.js';
import { writeKubeconfig } from './controlplane/kubeconfig.js';
import type { HostAccess } from './host.js';
import { hooksOn, trainJobController, type Hooks } from './hooks.js';

export interface Installed {
  /** Runs, and can be killed and started anew. */
  readonly hooks: Hooks;
  /** With this a host has Metacontroller's rights. */
  readonly metacontroller: HostAccess;
  readonly uninstall: () => Promise<void>;
}

const namespace = 'metatrain-system';
const overlay = 'manifests/overlays/standalone';

export async function install(): Promise<Installed> {
  const run = adminKubectl();
  await run(['apply', '--server-side', '--force-conflicts', '-k', overlay]);
  const { server, ca, directory } = clusterAccess();
  const accessOf = async (serviceAccount: string): Promise<HostAccess> => {
    const token = await run(['create', 'token', serviceAccount, `--namespace=${namespace}`]);
    return { server, ca, token: token.trim() };
  };
  const kubeconfig = join(directory, 'kubeconfig-of-hooks');
  writeKubeconfig(kubeconfig, await accessOf('metatrain-hooks'));
  const hooks = await hooksOn(kubeconfig);
  await hooks.start('product');
  // The shipped one reaches the hooks by their Service.
  const controller = JSON.stringify(trainJobController(hooks.url));
  await run(['apply', '--server-side', '--force-conflicts', '-f', '-'], controller);
  return {
    hooks,
    metacontroller: await accessOf('metacontroller'),
    uninstall: async () => {
      await run(['delete', 'compositecontroller', 'trainjobs']);
      await hooks.kill();
    },
  };
}
