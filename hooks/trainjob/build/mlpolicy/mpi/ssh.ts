// How the launcher gets into its nodes: one key pair a job, made once, in a Secret that launcher and nodes mount, the
// private key too: from some sixty nodes on, nodes are started by nodes. Kubeflow KEP-2170, as built in Trainer v2.3.
import type { Need, SSHKey } from '../../../../facts/need.js';
import type { PodSpec, Secret, Volume, VolumeMount } from '../../../../api/kinds.js';
import type { Draft } from '../../draft.js';

const VOLUME = 'mpi-ssh-auth';
const KEY: Need = { fact: 'sshKey', verb: 'freshSecret', secret: 'sshKey' };

/** The draft with the Secret; without a key it says that it lacks one. */
export function withSSHSecret(draft: Draft): Draft {
  const { sshKey } = draft.facts;
  const child = headerOf(draft);
  if (sshKey === undefined) return { ...draft, lacking: [...draft.lacking, { child, need: KEY }] };
  return { ...draft, others: [...draft.others, secret(child, sshKey)] };
}

type Header = Pick<Secret, 'apiVersion' | 'kind' | 'metadata'>;

function headerOf(draft: Draft): Header {
  const { namespace } = draft.trainJob.metadata;
  const metadata = { name: secretNameOf(draft), ...(namespace === undefined ? {} : { namespace }) };
  return { apiVersion: 'v1', kind: 'Secret', metadata };
}

/** Immutable: what a running job was started with never changes under it. */
function secret(header: Header, { privateKey, publicKey }: SSHKey): Secret {
  return {
    ...header,
    type: 'kubernetes.io/ssh-auth',
    immutable: true,
    data: { 'ssh-privatekey': btoa(privateKey), 'ssh-publickey': btoa(publicKey) },
  };
}

function secretNameOf({ trainJob }: Draft): string {
  return `${trainJob.metadata.name}-mpi-ssh-auth`;
}

export function sshMount(mountPath: string): VolumeMount {
  return { name: VOLUME, mountPath };
}

export function sshVolume(draft: Draft, pod: PodSpec): Volume {
  return {
    name: VOLUME,
    secret: {
      secretName: secretNameOf(draft),
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
