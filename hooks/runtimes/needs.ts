// Which facts the admission of a runtime needs: its change is also judged by the jobs that wait or run in a queue.
import type { Settings } from '../api/settings.js';
import type { Need } from '../facts/need.js';
import { KUEUE_QUEUE } from '../kueue/labels.js';
import type { RuntimeChange } from './validate/change.js';
import { changesPods } from './validate/queuedjobs.js';

export function runtimeNeeds(
  change: RuntimeChange,
  { queuedRuntimes }: Pick<Settings, 'queuedRuntimes'>,
): readonly Need[] {
  if (queuedRuntimes === 'ignore' || !changesPods(change)) return [];
  const { apiVersion, metadata } = change.runtime;
  const { namespace } = metadata;
  const where = namespace === undefined ? {} : { namespace };
  const objects = { apiVersion, kind: 'TrainJob', ...where, label: KUEUE_QUEUE };
  return [{ fact: 'queuedTrainJobs', verb: 'list', objects }];
}
