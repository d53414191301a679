// Flux: the nodes form a Flux instance, and the first node runs the command on all of them. Kubeflow KEP-2841, as built in
// Trainer v2.3; without spec.trainer, the numbers of the runtime apply.
import type { Container, Volume, VolumeMount } from '../../../../api/kinds.js';
import { upsertMounts, upsertVolumes } from '../../../../kube/volumes.js';
import type { Trainer } from '../../../api/types.js';
import { nameOfChild } from '../../child.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  initContainerOf,
  withContainer,
  withIssues,
  withPodSets,
  withPodSpec,
} from '../../draft.js';
import { withResourcesPerNode } from '../../trainer.js';
import { withNumNodes } from '../numnodes.js';
import type { Rule } from '../policy.js';
import { curve } from './curve.js';
import { entrypoint } from './entrypoint.js';
import { INSTALLER, fluxInstaller, installerTaken } from './installer.js';
import { CURVE, FLUX, SCRIPTS, SOFTWARE } from './scripts.js';
import { noStep, settingsOf, stepOf } from './step.js';

export const flux: Rule<'flux'> = {
  enforce(unsized) {
    const draft = withResourcesPerNode(withNumNodes(unsized));
    const step = stepOf(draft);
    if (step === undefined) return withIssues(draft, noStep);
    if (initContainerOf(step, INSTALLER) !== undefined) {
      return withIssues(draft, { field: noStep.field, ...installerTaken });
    }
    const container = containerOf(step, TRAINER_CONTAINER);
    const joined = withPodSets(
      draft,
      (podSet) => podSet === step,
      (podSet) => inInstance(podSet, draft),
    );
    return { ...joined, trainer: wrapped(draft.trainer, container) };
  },
  children: [entrypoint, curve],
  reservedEnv: {},
  checks: [{ check: fluxInstaller, by: 'admission and sync' }],
  warnings: [],
  runtimeChecks: [],
};

/** The command, with its args, becomes one argument of the entrypoint. */
function wrapped({ args = [], ...trainer }: Trainer, container: Container | undefined): Trainer {
  const command = trainer.command ?? container?.command ?? [];
  const line = [...command, ...args].join(' ').trim();
  return { ...trainer, command: ['/bin/bash', `${SCRIPTS}/entrypoint.sh`, line] };
}

// ---- the Pods

function inInstance(podSet: PodSet, draft: Draft): PodSet {
  const scripts = nameOfChild(entrypoint, draft.trainJob);
  const volumes: readonly Volume[] = [
    { name: 'spack-install', emptyDir: {} },
    { name: 'flux-install', emptyDir: {} },
    { name: scripts, configMap: { name: scripts, defaultMode: 0o755 } },
    { name: 'shared-memory', emptyDir: { medium: 'Memory' } },
    { name: 'flux-curve', secret: { secretName: nameOfChild(curve, draft.trainJob), defaultMode: 0o400 } },
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
