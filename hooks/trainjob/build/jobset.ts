// The draft as a JobSet. Source: Kubeflow KEP-2170, as built in Trainer v2.3: name and spec.suspend come from the TrainJob,
// everything else from the draft.
import type { JobSet, JobSetSpec, ReplicatedJob } from '../../api/kinds.js';
import { isStep } from '../api/steps.js';
import { type Draft, type PodSet } from './draft.js';

/** Complete except for owner references and the hooks' own annotations. */
export function buildJobSet({ trainJob, template, podSets }: Draft): JobSet {
  const { name, namespace } = trainJob.metadata;
  const { labels, annotations } = template.metadata ?? {};
  return {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
    },
    spec: {
      ...withRuleNames(withoutTTL(template.spec ?? {})),
      replicatedJobs: podSets.map(replicatedJobOf),
      suspend: trainJob.spec.suspend ?? false,
    },
  };
}

// JobSet's own TTL could delete it before its end is recorded, so the hooks apply the TTL instead.
function withoutTTL({ ttlSecondsAfterFinished, ...spec }: JobSetSpec): JobSetSpec {
  return spec;
}

// JobSet names a rule that has no name by its index. The same name is set here, so that sending it again changes nothing.
function withRuleNames({ failurePolicy, ...spec }: JobSetSpec): JobSetSpec {
  if (failurePolicy === undefined) return spec;
  const rules = failurePolicy.rules?.map((rule, place) =>
    rule.name === '' ? { ...rule, name: `failurePolicyRule${place}` } : rule,
  );
  return { ...spec, failurePolicy: { ...failurePolicy, ...(rules === undefined ? {} : { rules }) } };
}

function replicatedJobOf(podSet: PodSet): ReplicatedJob {
  const { count, job } = podSet;
  const { template } = job;
  const pod = template.spec?.template ?? {};
  return {
    ...job,
    ...(isStep(podSet.step) ? { replicas: 1 } : {}),
    template: {
      ...template,
      spec: { ...template.spec, parallelism: count, completions: count, template: pod },
    },
  };
}
