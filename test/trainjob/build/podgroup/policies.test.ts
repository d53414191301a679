// What every PodGroup policy must do, over the table of gang schedulers.
import type { TrainingRuntime } from '../../../../hooks/trainjob/api/types.js';
import { podGroupRules } from '../../../../hooks/trainjob/build/podgroup/index.js';
import type { Scheduler } from '../../../../hooks/trainjob/build/podgroup/policy.js';
import { policyCases } from '../../../cases/policy.case.js';
import { aJob, runtimeOf } from '../../../support/runtimes.js';

const runtime = (podGroupPolicy: TrainingRuntime['spec']['podGroupPolicy']): TrainingRuntime =>
  runtimeOf([aJob()], { mlPolicy: { torch: {} }, podGroupPolicy: podGroupPolicy! });

/** A new scheduler needs a row here, too. */
const runtimes: { readonly [S in Scheduler]: TrainingRuntime } = {
  coscheduling: runtime({ coscheduling: {} }),
  volcano: runtime({ volcano: {} }),
};

describe.each(Object.keys(podGroupRules) as Scheduler[])('the policy %s', (scheduler) => {
  policyCases({ runtime: runtimes[scheduler], children: podGroupRules[scheduler].children });
});
