// The real hook server in this process, on a free port of loopback, with the clock and the facts of a cluster.
import type { ControlPlane } from '../apiserver/controlplane.js';
import { defaultSettings } from '../hooks/api/settings.js';
import { createLog } from '../hooks/http/log.js';
import { createMetrics } from '../hooks/http/metrics.js';
import { registry } from '../hooks/registry.js';
import { createApp } from '../hooks/server/app.js';
import { listen } from '../hooks/server/listen.js';

export interface HookServer {
  /** `http://127.0.0.1:8080` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const limits = { maxBodyBytes: 32 * 1024 * 1024, maxConcurrency: 16, bodySeconds: 10 };

export async function startHookServer({
  now,
  gather,
  carryOut,
  kinds,
}: Pick<ControlPlane, 'now' | 'gather' | 'carryOut' | 'kinds'>): Promise<HookServer> {
  const app = createApp({
    routes: registry(defaultSettings, kinds),
    // Without a token, only callers on this host are accepted.
    tokens: () => undefined,
    ready: () => true,
    limits,
    gather,
    carryOut,
    now,
    log: createLog('silent', { write: () => undefined }),
    metrics: createMetrics(kinds),
  });
  const listening = await listen(app, { port: 0, host: '127.0.0.1', tls: undefined, mutual: false });
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    stop: async () => {
      await listening.drain(1);
    },
  };
}
