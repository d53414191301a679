// What a Job's pod failure policy decides about a failed Pod. Source: the Job controller of Kubernetes 1.36 (KEP-3329);
// the action FailIndex is not implemented and counts as a failure.
import type { Job, Pod } from '../workloads.js';

export type Verdict =
  /** Counts towards the backoff limit, as every failure does without a policy. */
  | { readonly action: 'Count' }
  | { readonly action: 'Ignore' }
  | { readonly action: 'FailJob'; readonly message: string };

type Policy = NonNullable<Job['spec']['podFailurePolicy']>;
type Rule = Policy['rules'][number];

/** The first rule that matches decides. */
export function verdictOf({ spec }: Job, pod: Pod): Verdict {
  for (const [place, rule] of (spec.podFailurePolicy?.rules ?? []).entries()) {
    const cause = causeOf(rule, pod);
    if (cause === undefined) continue;
    switch (rule.action) {
      case 'FailJob':
        return { action: 'FailJob', message: `${cause} matching FailJob rule at index ${place}` };
      case 'Ignore':
        return { action: 'Ignore' };
      default:
        return { action: 'Count' };
    }
  }
  return { action: 'Count' };
}

/** Why the rule matches, in the text of the Job controller; undefined when it does not. */
function causeOf({ onExitCodes, onPodConditions = [] }: Rule, { metadata, status }: Pod): string | undefined {
  const name = `pod ${metadata.namespace ?? ''}/${metadata.name}`;
  if (onExitCodes !== undefined) {
    const { containerName, operator, values } = onExitCodes;
    const exits = (status?.containerStatuses ?? [])
      .filter((container) => containerName === undefined || container.name === containerName)
      .map((container) => ({ of: container.name, code: container.state?.terminated?.exitCode ?? 0 }));
    const exit = exits.find(({ code }) => code !== 0 && values.includes(code) === (operator === 'In'));
    return exit && `Container ${exit.of} for ${name} failed with exit code ${exit.code}`;
  }
  const condition = onPodConditions.find(({ type, status: wanted }) =>
    status?.conditions?.some((one) => one.type === type && one.status === wanted),
  );
  return condition && `${name.replace('pod', 'Pod')} has condition ${condition.type}`;
}
