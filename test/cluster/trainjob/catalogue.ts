// Runtimes of the catalogue for the suite: their pods are held, and their volumes are those of the pod, because no
// controller here provides a volume for a claim.
import { readObjects } from '../../../cli/manifests.js';
import type { TrainJob, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { HOLD, apply } from './jobs.js';

export async function applyFromCatalogue(name: string): Promise<void> {
  const [runtime] = readObjects(`manifests/runtimes/${name}.yaml`) as unknown as readonly TrainingRuntime[];
  await apply(held(runtime!) as never);
}

/** The TrainJob of an example, and its name. */
export async function applyExample(name: string): Promise<string> {
  const [trainJob] = readObjects(`examples/${name}/trainjob.yaml`) as unknown as readonly TrainJob[];
  const metadata = { ...trainJob!.metadata, namespace: 'default' };
  await apply({ ...trainJob, metadata } as never);
  return metadata.name;
}

function held({ spec, ...runtime }: TrainingRuntime): TrainingRuntime {
  const { volumeClaimPolicies = [], replicatedJobs = [], ...jobSet } = spec.template?.spec ?? {};
  const volumes = volumeClaimPolicies
    .flatMap(({ templates = [] }) => templates)
    .map(({ metadata }) => ({ name: metadata!.name!, emptyDir: {} }));
  const jobs = replicatedJobs.map(({ template, ...job }) => {
    const { metadata, spec: pod } = template.spec!.template;
    const changed = {
      metadata: { ...metadata, annotations: { ...metadata?.annotations, [HOLD]: 'true' } },
      spec: { ...pod!, volumes: [...(pod?.volumes ?? []), ...volumes] },
    };
    return { ...job, template: { ...template, spec: { ...template.spec, template: changed } } };
  });
  return { ...runtime, spec: { ...spec, template: { spec: { ...jobSet, replicatedJobs: jobs } } } };
}
