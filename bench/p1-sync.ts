// P1: a whole sync of a running job, from request bytes to answer bytes, against reading and writing those bytes.
import { defaultSettings } from '../hooks/api/settings.js';
import { registry } from '../hooks/registry.js';
import { parseBody } from '../hooks/server/body.js';
import { type Figure, cpuRatio } from './figure.js';
import { runningTorchRequest } from './request.js';

export const p1: Figure = {
  id: 'P1',
  what: 'CPU of a sync (parse, check, decide, write) / CPU of JSON.parse and JSON.stringify; torch, 2 nodes, running',
  bar: 1.5,
  unit: 'ratio',
  measure() {
    const route = registry(defaultSettings).find(({ hook }) => hook === 'trainjobs/sync');
    if (route === undefined) throw new Error('the registry has no trainjobs/sync');
    const text = JSON.stringify(runningTorchRequest());
    const bytes = Buffer.from(text);
    const now = '2030-01-01T13:00:00Z';
    const sync = (): void => {
      const body = parseBody(bytes);
      if (route.check(body).length > 0) throw new Error('the request of the benchmark is malformed');
      route.needs(body, now);
      JSON.stringify(route.run(body, { now, facts: {} }).answer);
    };
    const base = (): void => {
      JSON.stringify(JSON.parse(text));
    };
    cpuRatio(sync, base, { rounds: 5, calls: 500 });
    return cpuRatio(sync, base, { rounds: 21, calls: 500 });
  },
};
