// P2: the same for a running MPI job, whose hostfile is the larger part of request and answer.
import { type Figure, cpuRatio } from './figure.js';
import { runningMPIRequest } from './request.js';
import { workOf } from './sync.js';

export const p2: Figure = {
  id: 'P2',
  what: 'CPU of a sync (parse, check, decide, write) / CPU of JSON.parse and JSON.stringify; MPI, 1,000 nodes, running',
  bar: 2,
  unit: 'ratio',
  measure() {
    const { sync, base } = workOf(runningMPIRequest(1000), { reason: 'JobSetFrozen' });
    cpuRatio(sync, base, { rounds: 5, calls: 100 });
    return cpuRatio(sync, base, { rounds: 21, calls: 100 });
  },
};
