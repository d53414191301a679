// How runtimes of either scope are admitted.
import { type Change, admissionRow } from '../contract/admission.js';
import { type TrainingRuntime, WEBHOOK_VALIDATION, runtimeIssues } from '../trainjob/index.js';
import type { RuntimeFacts } from './facts.js';
import { judgeRuntime } from './judge.js';
import { runtimeNeeds } from './needs.js';
import type { RuntimeChange } from './validate/change.js';

export const admission = admissionRow<TrainingRuntime, RuntimeFacts>({
  webhook: 'runtimes',
  kinds: ['TrainingRuntime', 'ClusterTrainingRuntime'],
  optOutLabel: WEBHOOK_VALIDATION,
  form: runtimeIssues,
  completed: (object) => ({ spec: {}, ...object }),
  needs: (change, settings) => runtimeNeeds(named(change), settings),
  judge: (change, facts, settings) => judgeRuntime(named(change), facts, settings),
});

function named({ object, old }: Change<TrainingRuntime>): RuntimeChange {
  return { runtime: object, old };
}
