// The draft as a JobSet. Source: Kubeflow KEP-2170, as built in Trainer v2.3: of the TrainJob only its name and
// spec.suspend, the rest is the runtime's template with what was drawn up.
import type { JobSet, JobSetSpec, ReplicatedJob } from '../../api/kinds.js';
import { type Draft, type PodSet } from './draft.js';
import { isStep } from '../api/steps.js';

/** Everything but owner and what the hooks note on their own behalf. */
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

// A JobSet that sweeps itself away may be gone before its end is recorded: the hooks count the time instead.
function withoutTTL({ ttlSecondsAfterFinished, ...spec }: JobSetSpec): JobSetSpec {
  return spec;
}

// JobSet gives a rule without a name one by its place. Named already, the rule is the same one when it is sent again.
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
