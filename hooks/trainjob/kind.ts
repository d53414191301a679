// What the kind TrainJob declares: everything that server, simulator and CLI know about it.
import type { ConfigMap } from '../api/kinds.js';
import type { Counter, Kind } from '../contract/kind.js';
import { composite, customize } from '../contract/routes.js';
import { timelineRow } from '../contract/timeline.js';
import { isTrue } from '../kube/conditions.js';
import { admission } from './admit/admission.js';
import { deadlineExceeded } from './api/conditions.js';
import { trainJobCustomizeIssues, trainJobRequestIssues } from './api/form.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import type { MLPolicyRules } from './build/mlpolicy/index.js';
import { celRules } from './cel.js';
import { trainJobHooks } from './hooks.js';
import { progress } from './progress.js';
import { describeSnapshot, isSnapshot, shortNameOf } from './timeline/snapshot.js';
import { describeTrainJob } from './timeline/trainjob.js';

const group = 'trainer.kubeflow.org';
const apiVersion = `${group}/v1alpha1`;

/** The kind; a test may pass other rules for ML policies. */
export function trainJobKind(rules?: MLPolicyRules): Kind {
  return {
    group,
    kinds: [{ kind: 'TrainJob', apiVersion, plural: 'trainjobs', namespaced: true, crd: 'trainjob.yaml' }],
    hooks: (settings) => {
      const { sync, finalize, customize: related, needs } = trainJobHooks(settings, rules);
      return [
        composite('trainjobs/sync', trainJobRequestIssues, sync, needs),
        composite('trainjobs/finalize', trainJobRequestIssues, finalize),
        customize<TrainJob>('trainjobs/customize', trainJobCustomizeIssues, related),
      ];
    },
    composites: [{ kind: 'TrainJob', hook: 'trainjobs', controller: 'trainjob.yaml', refusal }],
    admission,
    celRules,
    effects: { deleteTrainJob: 'delete' },
    counters: [expiries],
    timeline: [
      timelineRow<TrainJob>({ apiVersion, plural: 'trainjobs', describe: describeTrainJob }),
      timelineRow<ConfigMap>({
        apiVersion: 'v1',
        plural: 'configmaps',
        only: isSnapshot,
        describe: describeSnapshot,
        label: 'Snapshot',
        shortName: shortNameOf,
      }),
    ],
    progress,
  };
}

// A job that exceeded its deadline says so in every later answer too; only at the first one the condition is missing.
const expiries: Counter = {
  name: 'metatrain_deadline_expiries_total',
  help: 'Jobs that were ended because their deadline had passed.',
  counts: ({ phase, reason }, subject) => {
    const { conditions } = (subject?.['status'] ?? {}) as TrainJobStatus;
    return reason === deadlineExceeded.reason && !isTrue(conditions, phase);
  },
};

/** Why the job cannot be built or created. */
function refusal(status: object): string | undefined {
  const { conditions = [] } = status as TrainJobStatus;
  const found = conditions.find(
    ({ type, status: is }) => (type === 'Created' && is === 'False') || (type === 'Failed' && is === 'True'),
  );
  return found && `${found.reason}: ${found.message}`;
}
