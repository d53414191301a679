// How the launcher connects to its nodes: one key pair per job, generated once, in a Secret that launcher and nodes mount.
// The nodes need the private key too: from about sixty nodes on, nodes start other nodes. Kubeflow KEP-2170, as built in
// Trainer v2.3.
import type { PodSpec, Secret, Volume, VolumeMount } from '../../../../api/kinds.js';
import type { Need, SSHKey } from '../../../../facts/need.js';
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

/** Immutable, so that the key of a running job never changes. */
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
 * The files belong to root. ssh refuses a private key that belongs to its own user and is readable by the group, so for
 * root only the owner may read it. Any other user reads it through the group that fsGroup sets.
 */
function privateKeyModeOf({ securityContext }: PodSpec): number {
  return securityContext?.fsGroup === undefined ? 0o400 : 0o640;
}
