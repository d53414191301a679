// The hook server with the real hooks, as a process that is attacked: the cluster behind it is a fake one, its clock stands
// still, and slow bodies are given up early. Prints its port, and then its log.
import { defaultSettings } from '../../../hooks/api/settings.js';
import { createLog } from '../../../hooks/http/log.js';
import { createMetrics } from '../../../hooks/http/metrics.js';
import { createThrottle } from '../../../hooks/progress/throttle.js';
import { kinds, registry } from '../../../hooks/registry.js';
import { createApp } from '../../../hooks/server/app.js';
import { listen } from '../../../hooks/server/listen.js';
import { outputTo } from '../../../hooks/server/output.js';
import { progress } from '../../../hooks/trainjob/progress.js';
import { aFakeCluster } from '../../progress/fakecluster.js';
import { NOON } from '../../support/objects.js';
import { MOST_BYTES } from './attacks.js';

const log = createLog('info', outputTo(process.stdout, Infinity));
const app = createApp({
  routes: registry(defaultSettings),
  tokens: () => undefined,
  ready: () => true,
  limits: { maxBodyBytes: MOST_BYTES, maxConcurrency: 64, bodySeconds: 0.2 },
  gather: () => Promise.resolve({}),
  carryOut: () => Promise.resolve('done'),
  now: () => NOON,
  log,
  metrics: createMetrics(kinds),
  progress: {
    api: aFakeCluster().api,
    reports: [progress],
    throttle: createThrottle(1, () => undefined),
  },
});
const { port } = await listen(app, { port: 0, host: '127.0.0.1', tls: undefined, mutual: false });
log.info({ port }, 'ready');
