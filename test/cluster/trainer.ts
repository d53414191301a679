// Kubeflow Trainer v2.3's own controller, from its Go module, and its kinds.
import { execFile } from 'node:child_process';
import { mkdirSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { adminKubectl, clusterAccess } from './cluster.js';
import { startComponent } from './controlplane/component.js';
import { Processes } from './controlplane/process.js';
import { applyCrds } from './crds.js';
import type { Host } from './host.js';
import { moduleFolder, programPath, programs } from './programs.js';

/** Applies Trainer's kinds, possibly over ours. */
export async function applyTrainerKinds(): Promise<void> {
  const args = ['mod', 'download', '-json', programs.trainer.module];
  const { stdout } = await promisify(execFile)('go', args, { cwd: moduleFolder('trainer') });
  const folder = join((JSON.parse(stdout) as { Dir: string }).Dir, 'manifests', 'base', 'crds');
  const plurals = ['trainjobs', 'trainingruntimes', 'clustertrainingruntimes'];
  const files = plurals.map((plural) => join(folder, `trainer.kubeflow.org_${plural}.yaml`));
  await adminKubectl()([
    'apply',
    '--server-side',
    '--force-conflicts',
    ...files.flatMap((file) => ['-f', file]),
  ]);
  await applyCrds(adminKubectl(), files);
}

/** As the administrator. Its webhooks are not registered, and so not called. */
export async function startTrainer(): Promise<Host> {
  const { directory, kubeconfig, ca, certFile, keyFile } = clusterAccess();
  const scratch = join(directory, 'trainer');
  const certificates = join(scratch, 'k8s-webhook-server', 'serving-certs');
  mkdirSync(certificates, { recursive: true });
  copyFileSync(certFile, join(certificates, 'tls.crt'));
  copyFileSync(keyFile, join(certificates, 'tls.key'));
  const config = join(scratch, 'config.yaml');
  const processes = new Processes();
  const component = {
    name: 'trainer',
    command: process.execPath,
    ports: 2,
    args: ([webhooks = 0, health = 0]: readonly number[]) => {
      writeFileSync(config, stringify(configuration(webhooks, health)));
      const program = [programPath('trainer'), `--kubeconfig=${kubeconfig}`, `--config=${config}`];
      // The path of its certificate is relative to the folder for temporary files.
      return [join('test', 'cluster', 'guard.mjs'), 'env', `TMPDIR=${scratch}`, ...program];
    },
    health: ([, health = 0]: readonly number[]) => `http://127.0.0.1:${health}/readyz`,
  };
  await startComponent(component, { processes, directory, ca });
  return { stop: () => processes.stop() };
}

function configuration(webhooks: number, health: number): object {
  return {
    apiVersion: 'config.trainer.kubeflow.org/v1alpha1',
    kind: 'Configuration',
    webhook: { host: '127.0.0.1', port: webhooks },
    metrics: { bindAddress: '0' },
    health: { healthProbeBindAddress: `127.0.0.1:${health}` },
    leaderElection: { leaderElect: false },
    certManagement: { enable: false },
    clientConnection: { qps: 500, burst: 1000 },
  };
}
