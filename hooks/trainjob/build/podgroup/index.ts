// The table of gang schedulers, for the runtime's podGroupPolicy. Source: Kubeflow KEP-2170.
import type { ObjectName } from '../../../api/hook.js';
import type { Issue } from '../../../api/issue.js';
import { withPodTemplate } from '../../../jobset/template.js';
import type { JobSetTemplate, PodGroupPolicy, TrainingRuntime } from '../../api/types.js';
import { type Drafted, withChildren, withoutChildren } from '../child.js';
import { type Draft, type PodSet, withIssues, withPodSets } from '../draft.js';
import { coscheduling } from './coscheduling.js';
import { type Gang, gangOf } from './gang.js';
import type { PolicyOf, Rule, Scheduler } from './policy.js';
import { volcano } from './volcano.js';

/** The largest minMember of a PodGroup: int32. */
const MOST_MEMBERS = 2 ** 31 - 1;

export type PodGroupRules = { readonly [S in Scheduler]: Rule<S> };

export const podGroupRules: PodGroupRules = { coscheduling, volcano };

const schedulers = Object.keys(podGroupRules) as Scheduler[];

/** The rows of the policies that a runtime has. */
export function podGroupPoliciesOf({
  spec,
}: TrainingRuntime): readonly { readonly scheduler: Scheduler; readonly rule: PodGroupRules[Scheduler] }[] {
  return schedulers
    .filter((scheduler) => spec.podGroupPolicy?.[scheduler] !== undefined)
    .map((scheduler) => ({ scheduler, rule: podGroupRules[scheduler] }));
}

/** Objects that the checks of the runtime's policies refer to: admission looks them up. */
export function referencesOf(runtime: TrainingRuntime, template: JobSetTemplate): readonly ObjectName[] {
  return podGroupPoliciesOf(runtime).flatMap(({ rule }) => rule.references(template));
}

/** Marks the Pods of the gang and builds their PodGroup. Runs after the ML policy, which sets the number of Pods. */
export function enforcePodGroupPolicy(draft: Draft): Drafted {
  const policies: PodGroupPolicy = draft.runtime.spec.podGroupPolicy ?? {};
  const gang = gangOf(draft);
  if (gang === undefined || Object.keys(policies).length === 0) return withoutChildren(draft);
  if (gang.minMember > MOST_MEMBERS) return withoutChildren(withIssues(draft, tooMany(gang)));
  return schedulers.reduce((before, scheduler) => {
    const policy = policies[scheduler];
    return policy === undefined ? before : enforceWith(scheduler, policy, before, gang);
  }, withoutChildren(draft));
}

function tooMany({ minMember }: Gang): Issue {
  return {
    field: 'spec.trainer.numNodes',
    problem: `a gang of ${minMember} Pods is larger than the maximum of a PodGroup, ${MOST_MEMBERS}`,
    remedy: 'request fewer nodes, or use a runtime whose jobs have fewer replicas',
  };
}

// The type parameter ties a rule to the shape of its own policy.
function enforceWith<S extends Scheduler>(
  scheduler: S,
  policy: PolicyOf<S>,
  { draft, others, pending }: Drafted,
  gang: Gang,
): Drafted {
  const rule: Rule<S> = podGroupRules[scheduler];
  const marks = rule.mark(draft);
  const marked = withPodSets(
    draft,
    ({ name }) => gang.jobs.has(name),
    (podSet) => withMarks(podSet, marks),
  );
  const added = withChildren(marked, rule.children, { draft: marked, gang, policy });
  return {
    draft: added.draft,
    others: [...others, ...added.others],
    pending: [...pending, ...added.pending],
  };
}

function withMarks(podSet: PodSet, { labels, annotations }: ReturnType<Rule<Scheduler>['mark']>): PodSet {
  const job = withPodTemplate(podSet.job, (pod) => ({
    ...pod,
    metadata: {
      ...pod.metadata,
      ...(labels === undefined ? {} : { labels: { ...pod.metadata?.labels, ...labels } }),
      ...(annotations === undefined ? {} : { annotations: { ...pod.metadata?.annotations, ...annotations } }),
    },
  }));
  return { ...podSet, job };
}
