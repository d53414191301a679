// The real Metacontroller as a host, with the flags that docs and install text recommend for real load.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { applyStrategy } from '../../cli/migrate/strategy.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import { clusterAccess } from './cluster.js';
import { startComponent } from './controlplane/component.js';
import { writeKubeconfig } from './controlplane/kubeconfig.js';
import { Processes } from './controlplane/process.js';
import type { Host, HostAccess } from './host.js';

export async function startMetacontroller(
  command: string,
  access: HostAccess,
  mode: ApplyMode,
): Promise<Host> {
  const directory = mkdtempSync(join(clusterAccess().directory, 'metacontroller-'));
  const kubeconfig = join(directory, 'kubeconfig');
  writeKubeconfig(kubeconfig, access);
  const processes = new Processes();
  const component = {
    name: 'metacontroller',
    command: process.execPath,
    ports: 2,
    args: ([metrics = 0, health = 0]: readonly number[]) => [
      join('test', 'cluster', 'guard.mjs'),
      command,
      `--kubeconfig=${kubeconfig}`,
      `--apply-strategy=${applyStrategy[mode]}`,
      '--discovery-interval=5s',
      `--metrics-address=127.0.0.1:${metrics}`,
      `--health-probe-bind-address=127.0.0.1:${health}`,
      '--client-go-qps=200',
      '--client-go-burst=400',
      '--workers=20',
    ],
    health: ([, health = 0]: readonly number[]) => `http://127.0.0.1:${health}/healthz`,
  };
  await startComponent(component, { processes, directory, ca: access.ca });
  return { stop: () => processes.stop() };
}
