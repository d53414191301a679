// P4: the cost of four times the nodes. The work for a job must grow at most linearly with its nodes, when it is created,
// which is the more expensive sync, and while it runs; the worse of the two counts.
import { aKey } from '../test/support/mpi.js';
import { type Figure, type Measured, cpuRatio } from './figure.js';
import { newMPIRequest, runningMPIRequest } from './request.js';
import { type Work, workOf } from './sync.js';

export const p4: Figure = {
  id: 'P4',
  what: 'CPU of a sync at 4,000 nodes / at 1,000; MPI, the worse of a job that is made and one that runs',
  bar: 4.4,
  unit: 'ratio',
  measure() {
    const made = compare((nodes) =>
      workOf(newMPIRequest(nodes), {
        facts: { sshKey: aKey },
        // A hostfile of 4,000 nodes is too large for the annotation of dynamic apply.
        settings: { applyMode: 'server-side-apply' },
        reason: 'JobSetRequested',
      }),
    );
    const running = compare((nodes) => workOf(runningMPIRequest(nodes), { reason: 'JobSetFrozen' }));
    return {
      value: Math.max(made.value, running.value),
      parts: {
        made: made.value,
        running: running.value,
        madeMicrosAt1000: made.parts['baseMicros'] ?? NaN,
        madeMicrosAt4000: made.parts['workMicros'] ?? NaN,
      },
    };
  },
};

function compare(workAt: (nodes: number) => Work): Measured {
  const [large, small] = [workAt(4000).sync, workAt(1000).sync];
  cpuRatio(large, small, { rounds: 5, calls: 20 });
  return cpuRatio(large, small, { rounds: 21, calls: 20 });
}
