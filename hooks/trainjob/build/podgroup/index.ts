// Gang scheduling, by the runtime's podGroupPolicy: one entry a scheduler. Source: Kubeflow KEP-2170.
import type { PodGroupPolicy } from '../../api/types.js';
import type { Issue } from '../../../api/issue.js';
import { type Draft, type PodSet, withIssues, withPodSets } from '../draft.js';
import { coscheduling } from './coscheduling.js';
import { type Gang, gangOf } from './gang.js';
import type { PolicyOf, Rule, Scheduler } from './policy.js';
import { volcano } from './volcano.js';

/** So far a PodGroup counts: int32. */
const MOST_MEMBERS = 2 ** 31 - 1;

const rules: { readonly [S in Scheduler]: Rule<S> } = { coscheduling, volcano };
const schedulers = Object.keys(rules) as Scheduler[];

/** Marks the Pods of the gang and asks for their PodGroup. Comes after the ML policy, which decides who there is. */
export function enforcePodGroupPolicy(draft: Draft): Draft {
  const policies: PodGroupPolicy = draft.runtime.spec.podGroupPolicy ?? {};
  const gang = gangOf(draft);
  if (gang === undefined || Object.keys(policies).length === 0) return draft;
  if (gang.minMember > MOST_MEMBERS) return withIssues(draft, tooMany(gang));
  return schedulers.reduce((before, scheduler) => {
    const policy = policies[scheduler];
    return policy === undefined ? before : enforceWith(scheduler, policy, before, gang);
  }, draft);
}

function tooMany({ minMember }: Gang): Issue {
  return {
    field: 'spec.trainer.numNodes',
    problem: `a gang of ${minMember} Pods is larger than the ${MOST_MEMBERS} that a PodGroup counts`,
    remedy: 'ask for fewer nodes, or use a runtime whose jobs have fewer replicas',
  };
}

// The type parameter ties a rule to the shape of its own policy.
function enforceWith<S extends Scheduler>(
  scheduler: S,
  policy: PolicyOf<S>,
  draft: Draft,
  gang: Gang,
): Draft {
  const rule: Rule<S> = rules[scheduler];
  const marks = rule.mark(draft);
  const marked = withPodSets(
    draft,
    ({ name }) => gang.jobs.has(name),
    (podSet) => withMarks(podSet, marks),
  );
  return { ...marked, others: [...marked.others, rule.build(draft, gang, policy)] };
}

function withMarks(podSet: PodSet, { labels, annotations }: ReturnType<Rule<Scheduler>['mark']>): PodSet {
  const { template } = podSet.job;
  const pod = template.spec?.template;
  const metadata = {
    ...pod?.metadata,
    ...(labels === undefined ? {} : { labels: { ...pod?.metadata?.labels, ...labels } }),
    ...(annotations === undefined ? {} : { annotations: { ...pod?.metadata?.annotations, ...annotations } }),
  };
  const spec = { ...template.spec, template: { ...pod, metadata } };
  return { ...podSet, job: { ...podSet.job, template: { ...template, spec } } };
}
