// Access of the tests to the control plane that was started for all of them.
import type { ClusterAccess } from './controlplane/controlplane.js';
import { kubectl, type Kubectl } from './kubectl.js';

/** How to reach the suite's control plane. */
export function clusterAccess(): ClusterAccess {
  const text = process.env['METATRAIN_CLUSTER'];
  if (text === undefined) throw new Error('No control plane is up: run `npm run test:cluster`');
  return JSON.parse(text) as ClusterAccess;
}

/** kubectl as the administrator, of this cluster or of another one. */
export function adminKubectl({ kubeconfig }: Pick<ClusterAccess, 'kubeconfig'> = clusterAccess()): Kubectl {
  return kubectl(kubeconfig);
}
