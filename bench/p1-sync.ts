// P1: a whole sync of a running job, from request bytes to answer bytes, relative to parsing and writing the same JSON.
import { type Figure, cpuRatio } from './figure.js';
import { runningTorchRequest } from './request.js';
import { workOf } from './sync.js';

export const p1: Figure = {
  id: 'P1',
  what: 'CPU of a sync (parse, check, decide, write) / CPU of JSON.parse and JSON.stringify; torch, 2 nodes, running',
  bar: 1.5,
  unit: 'ratio',
  measure() {
    const { sync, base } = workOf(runningTorchRequest(), { reason: 'JobSetFrozen' });
    cpuRatio(sync, base, { rounds: 5, calls: 500 });
    return cpuRatio(sync, base, { rounds: 21, calls: 500 });
  },
};
