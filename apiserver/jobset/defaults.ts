// What JobSet's mutating webhook fills in when a JobSet is created; never later. Source: JobSet v0.12,
// jobset_webhook.go, Default.
import type { JobSet, JobSetSpec, ReplicatedJob } from '../../hooks/api/kinds.js';

export function withDefaults(jobSet: JobSet): JobSet {
  const { spec } = jobSet;
  const { failurePolicy, volumeClaimPolicies } = spec;
  const defaults: JobSetSpec = {
    successPolicy: { operator: 'All' },
    startupPolicy: { startupPolicyOrder: 'AnyOrder' },
    ...spec,
    network: { enableDNSHostnames: true, publishNotReadyAddresses: true, ...spec.network },
    replicatedJobs: (spec.replicatedJobs ?? []).map(withJobDefaults),
  };
  return {
    ...jobSet,
    spec: {
      ...defaults,
      ...(failurePolicy === undefined ? {} : { failurePolicy: withRuleNames(failurePolicy) }),
      ...(volumeClaimPolicies === undefined
        ? {}
        : {
            volumeClaimPolicies: volumeClaimPolicies.map((policy) => ({
              retentionPolicy: { whenDeleted: 'Delete' },
              ...policy,
            })),
          }),
    },
  };
}

function withJobDefaults(job: ReplicatedJob): ReplicatedJob {
  const { spec } = job.template;
  if (spec === undefined) return job;
  const { template } = spec;
  const podSpec = { restartPolicy: 'OnFailure' as const, containers: [], ...template.spec };
  return {
    ...job,
    template: {
      ...job.template,
      spec: { completionMode: 'Indexed', ...spec, template: { ...template, spec: podSpec } },
    },
  };
}

type FailurePolicy = NonNullable<JobSetSpec['failurePolicy']>;

function withRuleNames(policy: FailurePolicy): FailurePolicy {
  if (policy.rules === undefined) return policy;
  const rules = policy.rules.map((rule, index) => ({
    ...rule,
    name: rule.name === '' ? `failurePolicyRule${index}` : rule.name,
  }));
  return { ...policy, rules };
}
