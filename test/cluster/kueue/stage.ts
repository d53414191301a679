// metatrain with its webhooks and Kueue: the tests run with each version of Kueue and each host.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { adminKubectl } from '../cluster.js';
import { startKueue, type KueueProgram } from '../controlplane/kueue.js';
import { reachedBy } from '../hooks.js';
import type { Host } from '../host.js';
import { type HostRow, hosts } from '../hosts.js';
import { installedBefore, underEachHost } from '../underhosts.js';
import { installWebhooks, type Webhooks } from '../webhooks.js';
import { applyQueues } from './queues.js';

/** A version may have to be built first. */
export const buildingMs = 45 * 60_000;

const run = adminKubectl();
const apply = (text: string): Promise<string> =>
  run(['apply', '--server-side', '--force-conflicts', '-f', '-'], text);
const protection = parse(readFileSync('decoratorcontrollers/runtime-protection.yaml', 'utf8')) as AnyObject;

export const kueueVersions: readonly KueueProgram[] = ['kueue-0.17', 'kueue-0.19'];

/** Kueue does not depend on apply modes: the project's host uses one for each version, the real Metacontroller both. */
export function hostsFor(version: KueueProgram): readonly HostRow[] {
  const played = version === 'kueue-0.17' ? 'dynamic' : 'server-side-apply';
  return hosts.filter(({ isReal, mode }) => isReal || mode === played);
}

interface Staging {
  readonly versions?: readonly KueueProgram[];
  /** With protection of runtimes. */
  readonly isProtected?: boolean;
  /** Of Kueue's configuration. */
  readonly waitForPodsReady?: object;
}

async function cleanUp(): Promise<void> {
  await run(['delete', 'trainjobs', '--all', '--timeout=60s']);
  await run(['delete', 'workloads', '--all', '--timeout=60s']);
  // After the jobs: Kueue refuses every change of a TrainJob whose runtime is deleted.
  await run(['delete', 'clustertrainingruntimes', '--all']);
}

/** `play` declares tests. */
export function underKueue(
  play: () => void,
  { versions = kueueVersions, isProtected = false, waitForPodsReady }: Staging = {},
): void {
  const overlay = isProtected ? 'kueue' : 'webhooks';
  let webhooks: Webhooks;

  // Before the product is uninstalled: Jest runs the hooks of a file in their order.
  afterAll(async () => {
    await webhooks.uninstall();
    if (isProtected) await run(['delete', 'decoratorcontroller', 'runtime-protection']);
  });

  const { installed, access } = installedBefore(overlay);

  beforeAll(async () => {
    webhooks = await installWebhooks(overlay);
    if (isProtected) await apply(JSON.stringify(reachedBy(installed().hooks.url, protection)));
  });

  describe.each(versions)('%s', (version) => {
    let kueue: Host;

    beforeAll(async () => {
      kueue = await startKueue(version, undefined, waitForPodsReady);
      await applyQueues();
    }, buildingMs);

    afterAll(async () => {
      try {
        await run(['delete', 'localqueues', '--all', '--timeout=60s']);
        await run(['delete', 'clusterqueues', '--all', '--timeout=60s']);
        await run(['delete', 'resourceflavors,workloadpriorityclasses', '--all', '--timeout=60s']);
      } finally {
        await kueue.stop();
      }
    });

    underEachHost({ access, rows: hostsFor(version), cleanUp }, play);
  });
}
