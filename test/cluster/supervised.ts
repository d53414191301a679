// Starts `up.ts` as a process, and reads how to access its control plane.
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import type { ClusterAccess, Extent } from './controlplane/controlplane.js';

export interface Supervised {
  readonly access: ClusterAccess;
  /** Stops it; after a failure its logs are kept. */
  readonly stop: (outcome: 'done' | 'failed') => Promise<void>;
}

export async function startSupervised(extent: Extent): Promise<Supervised> {
  const args = ['--import', 'tsx', 'test/cluster/up.ts', extent];
  const child = spawn(execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const access = await new Promise<ClusterAccess>((resolve, reject) => {
    let line = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      line += text;
      if (line.endsWith('\n')) resolve(JSON.parse(line) as ClusterAccess);
    });
    child.once('error', reject);
    void ended.then(() => {
      reject(new Error('The control plane did not start; the line above says why.'));
    });
  });
  const stop = async (outcome: 'done' | 'failed'): Promise<void> => {
    child.stdin.end(`${outcome}\n`);
    await ended;
  };
  return { access, stop };
}
