// Flux: the nodes form a Flux instance, and the first one runs the command in it on all of them. Kubeflow KEP-2841, as
// built in Trainer v2.3; a TrainJob that says nothing about its trainer gets the runtime's numbers.
import type { ConfigMap, Container, Secret, Volume, VolumeMount } from '../../../../api/kinds.js';
import type { Trainer } from '../../../api/types.js';
import { upsertMounts, upsertVolumes } from '../../../../kube/volumes.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  initContainerOf,
  isTrainer,
  subdomainOf,
  withContainer,
  withIssues,
  withPodSets,
  withPodSpec,
} from '../../draft.js';
import { withResourcesPerNode } from '../../trainer.js';
import { acceleratorOf } from '../accelerators.js';
import { curveCertificate } from './curve.js';
import { hostlist, idset } from './hosts.js';
import { CURVE, FLUX, SCRIPTS, SOFTWARE, entrypointScript, initScript } from './scripts.js';
import { withNumNodes } from '../numnodes.js';
import type { Rule } from '../policy.js';

const STEP = 'node';
const INSTALLER = 'flux-installer';

/** What variables of the container may say otherwise. */
const defaults = {
  FLUX_VIEW_IMAGE: 'ghcr.io/converged-computing/flux-view-ubuntu:tag-jammy',
  FLUX_NETWORK_DEVICE: 'eth0',
  FLUX_QUEUE_POLICY: 'fcfs',
};

export const flux: Rule<'flux'> = {
  enforce(unsized, policy) {
    const draft = withResourcesPerNode(withNumNodes(unsized));
    const step = draft.podSets.find((podSet) => podSet.name === STEP && isTrainer(podSet));
    if (step === undefined) return withIssues(draft, noStep);
    if (initContainerOf(step, INSTALLER) !== undefined) return withIssues(draft, installerTaken);

    const container = containerOf(step, TRAINER_CONTAINER);
    const processes = draft.trainer.numProcPerNode ?? policy.numProcPerNode ?? 1;
    const joined = withPodSets(
      draft,
      (podSet) => podSet === step,
      (podSet) => inInstance(podSet, draft),
    );
    return {
      ...joined,
      trainer: wrapped(draft.trainer, container),
      others: [...draft.others, scriptsOf(draft, step, processes), curveOf(draft)],
    };
  },
};

const noStep = {
  field: 'spec.template.spec.replicatedJobs',
  problem: `the runtime has no job ${STEP} that trains, which the flux policy needs`,
  remedy: `name the job that trains ${STEP}`,
};
const installerTaken = {
  field: 'spec.template.spec.replicatedJobs',
  problem: `job ${STEP} of the runtime has an init container ${INSTALLER}, which the flux policy adds`,
  remedy: 'give that init container of the runtime another name',
};

/** The command becomes one argument of the entrypoint, and its own args a part of that. */
function wrapped({ args = [], ...trainer }: Trainer, container: Container | undefined): Trainer {
  const command = trainer.command ?? container?.command ?? [];
  const words = [...command, ...args].join(' ').trim();
  return { ...trainer, command: ['/bin/bash', `${SCRIPTS}/entrypoint.sh`, words] };
}

// ---- the Pods

function inInstance(podSet: PodSet, draft: Draft): PodSet {
  const scripts = scriptsNameOf(draft);
  const volumes: readonly Volume[] = [
    { name: 'spack-install', emptyDir: {} },
    { name: 'flux-install', emptyDir: {} },
    { name: scripts, configMap: { name: scripts, defaultMode: 0o755 } },
    { name: 'shared-memory', emptyDir: { medium: 'Memory' } },
    { name: 'flux-curve', secret: { secretName: curveNameOf(draft), defaultMode: 0o400 } },
  ];
  const install: VolumeMount = { name: 'flux-install', mountPath: FLUX };
  const readScripts: VolumeMount = { name: scripts, mountPath: SCRIPTS, readOnly: true };
  const mounts: readonly VolumeMount[] = [
    install,
    { name: 'spack-install', mountPath: SOFTWARE },
    readScripts,
    { name: 'flux-curve', mountPath: CURVE, readOnly: true },
    { name: 'shared-memory', mountPath: '/dev/shm', readOnly: true },
  ];
  const installer: Container = {
    name: INSTALLER,
    image: settingsOf(draft, podSet).FLUX_VIEW_IMAGE,
    command: ['/bin/bash', `${SCRIPTS}/init.sh`],
    volumeMounts: [install, readScripts],
  };
  const mounted = withContainer(podSet, TRAINER_CONTAINER, (container) => ({
    ...container,
    volumeMounts: upsertMounts(container.volumeMounts, mounts),
  }));
  return withPodSpec(mounted, (spec) => ({
    ...spec,
    volumes: upsertVolumes(spec.volumes, volumes),
    initContainers: [...(spec.initContainers ?? []), installer],
  }));
}

/** The defaults, over them plain values of the runtime's container, over them those of the TrainJob. */
function settingsOf({ trainer }: Draft, podSet: PodSet): typeof defaults {
  const env = [...(containerOf(podSet, TRAINER_CONTAINER)?.env ?? []), ...(trainer.env ?? [])];
  const given = env.flatMap(({ name, value }) =>
    name in defaults && value !== undefined && value !== '' ? [[name, value] as const] : [],
  );
  return { ...defaults, ...Object.fromEntries(given) };
}

// ---- the objects beside the JobSet

function scriptsOf(draft: Draft, step: PodSet, processes: number): ConfigMap {
  const { name, namespace = '' } = draft.trainJob.metadata;
  const { FLUX_NETWORK_DEVICE, FLUX_QUEUE_POLICY } = settingsOf(draft, step);
  const devices = acceleratorOf(containerOf(step, TRAINER_CONTAINER)?.resources ?? {})?.count ?? 0;
  const entrypoint = entrypointScript({
    leadHost: `${name}-${STEP}-0-0`,
    flags: `-N ${step.count} -n ${processes * step.count}${devices > 0 ? ` -g ${devices}` : ''}`,
    resources: `--cores=${idset(processes)}${devices > 0 ? ` --gpu=${idset(devices)}` : ''}`,
  });
  const init = initScript({
    hosts: hostlist(name, STEP, step.count),
    device: FLUX_NETWORK_DEVICE,
    queuePolicy: FLUX_QUEUE_POLICY,
    domain: `${subdomainOf(draft)}.${namespace}.svc.${draft.settings.clusterDomain}`,
  });
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadataOf(draft, scriptsNameOf(draft)),
    data: { 'entrypoint.sh': entrypoint, 'init.sh': init },
  };
}

function curveOf(draft: Draft): Secret {
  const { name, uid = '' } = draft.trainJob.metadata;
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: metadataOf(draft, curveNameOf(draft)),
    data: { 'curve.cert': btoa(curveCertificate(name, uid)) },
  };
}

function metadataOf({ trainJob }: Draft, name: string): { name: string; namespace?: string } {
  const { namespace } = trainJob.metadata;
  return { name, ...(namespace === undefined ? {} : { namespace }) };
}

const scriptsNameOf = ({ trainJob }: Draft): string => `${trainJob.metadata.name}-flux-entrypoint`;
const curveNameOf = ({ trainJob }: Draft): string => `${trainJob.metadata.name}-flux-curve`;
