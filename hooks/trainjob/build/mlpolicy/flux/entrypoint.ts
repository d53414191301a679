// The ConfigMap with the two scripts of a Flux job. Kubeflow KEP-2841, as built in Trainer v2.3.
import type { ConfigMap } from '../../../../api/kinds.js';
import type { FluxPolicy } from '../../../api/types.js';
import type { Child } from '../../child.js';
import { type Draft, type PodSet, TRAINER_CONTAINER, containerOf, subdomainOf } from '../../draft.js';
import { acceleratorOf } from '../accelerators.js';
import type { Enforced } from '../policy.js';
import { hostlist, idset } from './hosts.js';
import { entrypointScript, initScript } from './scripts.js';
import { STEP, noStep, settingsOf, stepOf } from './step.js';

export const entrypoint: Child<Enforced<'flux'>> = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  suffix: '-flux-entrypoint',
  build({ draft, policy }) {
    const step = stepOf(draft);
    if (step === undefined) return { state: 'refused', issues: [noStep] };
    return { state: 'built', members: scriptsOf(draft, step, policy) };
  },
};

function scriptsOf(draft: Draft, step: PodSet, policy: FluxPolicy): Pick<ConfigMap, 'data'> {
  const { name, namespace = '' } = draft.trainJob.metadata;
  const { FLUX_NETWORK_DEVICE, FLUX_QUEUE_POLICY } = settingsOf(draft, step);
  const processes = draft.trainer.numProcPerNode ?? policy.numProcPerNode ?? 1;
  const devices = acceleratorOf(containerOf(step, TRAINER_CONTAINER)?.resources ?? {})?.count ?? 0;
  const script = entrypointScript({
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
  return { data: { 'entrypoint.sh': script, 'init.sh': init } };
}
