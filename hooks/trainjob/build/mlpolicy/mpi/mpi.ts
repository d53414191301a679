// MPI: a launcher starts the processes on the nodes by SSH. Kubeflow KEP-2170, as built in Trainer v2.3; unlike there, the
// TrainJob's image applies to launcher and nodes, and its resources to everything that computes.
import type { Container, EnvVar } from '../../../../api/kinds.js';
import { upsertEnv } from '../../../../kube/env.js';
import { upsertMounts, upsertVolumes } from '../../../../kube/volumes.js';
import {
  OMPI_DEFAULT_HOSTFILE,
  OMPI_KEEP_FQDN_HOSTNAMES,
  OMPI_RSH_ARGS,
  OMPI_SET_DEFAULT_SLOTS,
} from '../../../api/env.js';
import type { MPIPolicy, Trainer } from '../../../api/types.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  isTrainer,
  subdomainOf,
  trainerStepOf,
  withContainer,
  withIssues,
  withPodSets,
  withPodSpec,
} from '../../draft.js';
import { trainerEnvOf, withResourcesPerNode } from '../../trainer.js';
import type { Rule } from '../policy.js';
import { HOSTFILE, hostfile, hostfileMount, hostfileVolume } from './hostfile.js';
import type { Implementation, Launch } from './implementation/implementation.js';
import { implementationOf } from './implementation/index.js';
import { kueueMpi } from './kueue.js';
import { mpiLauncher } from './launcher.js';
import { computes, isLauncher, isNode, missingIssues, withCounts } from './nodes.js';
import { mpiNumProcPerNode } from './numprocpernode.js';
import { slotsOf } from './slots.js';
import { sshAuth, sshMount, sshVolume } from './ssh.js';

const SSH_ARGS = '-o ConnectionAttempts=10';
const SSH_FOLDER = '/root/.ssh';

export const mpi: Rule<'mpi'> = {
  enforce(unsized, policy) {
    const issues = missingIssues(unsized, policy);
    if (issues.length > 0) return withIssues(unsized, ...issues);

    const draft = withTrainerFields(withCounts(unsized, policy), policy);
    const launch = { hostfile: HOSTFILE, slots: slotsOf(draft, policy).perNode, sshArgs: SSH_ARGS };
    const launching = withLaunch(withSSH(draft, policy), implementationOf(policy), launch);
    return trainerStepOf(launching) === undefined
      ? { ...launching, trainer: unplaced(launching, policy) }
      : launching;
  },
  children: [sshAuth, hostfile],
  // Those of Open MPI 5 and of other implementations are not reserved, because users set them today.
  reservedEnv: {
    [OMPI_DEFAULT_HOSTFILE]: undefined,
    [OMPI_KEEP_FQDN_HOSTNAMES]: undefined,
    [OMPI_SET_DEFAULT_SLOTS]: 'spec.trainer.numProcPerNode',
    [OMPI_RSH_ARGS]: undefined,
  },
  checks: [{ check: mpiLauncher, by: 'admission and sync' }],
  warnings: [kueueMpi],
  runtimeChecks: [mpiNumProcPerNode],
};

/** Image, resources and variables of spec.trainer in containers other than that of the trainer step. */
function withTrainerFields(draft: Draft, policy: MPIPolicy): Draft {
  const { image } = draft.trainer;
  const pulled = withNodeContainers(draft, isLauncherOrNode, (container) =>
    image === undefined ? container : { ...container, image },
  );
  const sized = withResourcesPerNode(pulled, (podSet) =>
    isLauncher(podSet) ? computes(podSet, policy) : isNode(podSet) || isTrainer(podSet),
  );
  const env = trainerEnvOf(draft);
  if (policy.runLauncherAsNode !== true || env.length === 0) return sized;
  return withNodeContainers(sized, isNode, (container) => ({
    ...container,
    env: upsertEnv(container.env, env),
  }));
}

/**
 * The fields of spec.trainer that can only be applied to a step that trains. Numbers, image and resources are applied to
 * launcher and nodes by the names of the jobs, without a label.
 */
function unplaced({ trainer }: Draft, { runLauncherAsNode }: MPIPolicy): Trainer {
  const { command, args, env } = trainer;
  return {
    ...(command === undefined ? {} : { command }),
    ...(args === undefined ? {} : { args }),
    ...(env === undefined || runLauncherAsNode === true ? {} : { env }),
  };
}

/** Mounts the key in launcher and nodes. */
function withSSH(draft: Draft, { sshAuthMountPath }: MPIPolicy): Draft {
  const keyed = withPodSets(draft, isLauncherOrNode, (podSet) =>
    withPodSpec(podSet, (spec) => ({
      ...spec,
      volumes: upsertVolumes(spec.volumes, [sshVolume(draft, spec)]),
    })),
  );
  return withNodeContainers(keyed, isLauncherOrNode, (container) => ({
    ...container,
    // The CRD allows an empty path, which is not valid in a container.
    volumeMounts: upsertMounts(container.volumeMounts, [sshMount(sshAuthMountPath || SSH_FOLDER)]),
  }));
}

/** Variables and hostfile of the launcher. */
function withLaunch(draft: Draft, implementation: Implementation, launch: Launch): Draft {
  const withFile = withPodSets(draft, isLauncher, (podSet) =>
    withPodSpec(podSet, (spec) => ({
      ...spec,
      volumes: upsertVolumes(spec.volumes, [hostfileVolume(draft)]),
    })),
  );
  const configured = withNodeContainers(withFile, isLauncher, (container) => ({
    ...container,
    env: launchEnv(container.env, implementation, launch),
    volumeMounts: upsertMounts(container.volumeMounts, [hostfileMount]),
  }));
  return implementation.callsByHostName ? withSearchDomain(configured) : configured;
}

function launchEnv(
  env: readonly EnvVar[] = [],
  implementation: Implementation,
  launch: Launch,
): readonly EnvVar[] {
  const set = new Set(env.map(({ name }) => name));
  const free = implementation.defaults(launch).filter(({ name }) => !set.has(name));
  return upsertEnv(env, [...implementation.reserved(launch), ...free]);
}

/** A DNS search domain, so that Pods can resolve each other's short host names. */
function withSearchDomain(draft: Draft): Draft {
  const { namespace = 'default' } = draft.trainJob.metadata;
  const domain = `${subdomainOf(draft)}.${namespace}.svc.${draft.settings.clusterDomain}`;
  return withPodSets(draft, isLauncherOrNode, (podSet) =>
    withPodSpec(podSet, ({ dnsConfig, ...spec }) => {
      const { searches = [] } = dnsConfig ?? {};
      return { ...spec, dnsConfig: { ...dnsConfig, searches: [...new Set([...searches, domain])] } };
    }),
  );
}

function isLauncherOrNode(podSet: PodSet): boolean {
  return isLauncher(podSet) || isNode(podSet);
}

function withNodeContainers(
  draft: Draft,
  which: (podSet: PodSet) => boolean,
  change: (container: Container) => Container,
): Draft {
  return withPodSets(draft, which, (podSet) => withContainer(podSet, TRAINER_CONTAINER, change));
}
