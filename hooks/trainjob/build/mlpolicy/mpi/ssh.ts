// How the launcher gets into its nodes: one key pair a job, made once, in a Secret that launcher and nodes mount, the
// private key too: from some sixty nodes on, nodes are started by nodes. Kubeflow KEP-2170, as built in Trainer v2.3.
import type { Need, SSHKey } from '../../../../facts/need.js';
import type { PodSpec, Secret, Volume, VolumeMount } from '../../../../api/kinds.js';
import { type Child, nameOfChild } from '../../child.js';
import type { Draft } from '../../draft.js';
import type { Enforced } from '../policy.js';

const VOLUME = 'mpi-ssh-auth';
const KEY: Need = { fact: 'sshKey', verb: 'freshSecret', secret: 'sshKey' };

export const sshAuth: Child<Enforced<'mpi'>> = {
  apiVersion: 'v1',
  kind: 'Secret',
  suffix: '-mpi-ssh-auth',
  build({ draft }) {
    const { sshKey } = draft.facts;
    if (sshKey === undefined) return { state: 'pending', need: KEY };
    return { state: 'built', members: secretOf(sshKey) };
  },
};

/** Immutable: what a running job was started with never changes under it. */
function secretOf({ privateKey, publicKey }: SSHKey): Pick<Secret, 'type' | 'immutable' | 'data'> {
  return {
    type: 'kubernetes.io/ssh-auth',
    immutable: true,
    data: { 'ssh-privatekey': btoa(privateKey), 'ssh-publickey': btoa(publicKey) },
  };
}

export function sshMount(mountPath: string): VolumeMount {
  return { name: VOLUME, mountPath };
}

export function sshVolume(draft: Draft, pod: PodSpec): Volume {
  return {
    name: VOLUME,
    secret: {
      secretName: nameOfChild(sshAuth, draft.trainJob),
      defaultMode: 0o400,
      items: [
        { key: 'ssh-privatekey', path: 'id_rsa', mode: privateKeyModeOf(pod) },
        { key: 'ssh-publickey', path: 'id_rsa.pub', mode: 0o644 },
        { key: 'ssh-publickey', path: 'authorized_keys', mode: 0o644 },
      ],
    },
  };
}

/**
 * The files belong to root. ssh refuses a key of its own user that the group may read, so root gets it alone; any
 * other user reads it as the group, which fsGroup names.
 */
function privateKeyModeOf({ securityContext }: PodSpec): number {
  return securityContext?.fsGroup === undefined ? 0o400 : 0o640;
}
