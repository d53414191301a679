// Gang scheduling, by the runtime's podGroupPolicy. Source: Kubeflow KEP-2170.
import type { PodGroupPolicy } from '../../api/kinds.js';
import type { Issue } from '../../api/route.js';
import { type Draft, withIssues } from '../draft.js';

type Scheduler = keyof PodGroupPolicy;

const schedulers: readonly Scheduler[] = ['coscheduling', 'volcano'];

export function enforcePodGroupPolicy(draft: Draft): Draft {
  const policy = draft.runtime.spec.podGroupPolicy ?? {};
  const issues = schedulers.filter((scheduler) => policy[scheduler] !== undefined).map(notBuiltYet);
  return withIssues(draft, ...issues);
}

function notBuiltYet(scheduler: Scheduler): Issue {
  return {
    field: `spec.podGroupPolicy.${scheduler}`,
    problem: 'the runtime asks for gang scheduling, which is not built yet',
    remedy: 'use a runtime without podGroupPolicy',
  };
}
