// The JobSet controller, with its admission webhooks: CRD and webhook list are those of its own Go module.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments, stringify } from 'yaml';
import type { Kubectl } from '../kubectl.js';
import { moduleFolder, programPath, programs } from '../programs.js';
import type { Certificates } from './certificates.js';
import type { Component } from './component.js';

/** The folder of the module's manifests, in Go's module cache. */
export async function jobSetManifests(): Promise<string> {
  const args = ['mod', 'download', '-json', programs.jobset.module];
  const { stdout } = await promisify(execFile)('go', args, { cwd: moduleFolder('jobset') });
  return join((JSON.parse(stdout) as { Dir: string }).Dir, 'config', 'components');
}

export function jobSetCrd(manifests: string): string {
  return join(manifests, 'crd', 'bases', 'jobset.x-k8s.io_jobsets.yaml');
}

/** Ports: webhooks, health. */
export function jobSet(directory: string, kubeconfig: string, certificates: Certificates): Component {
  return {
    name: 'jobset',
    command: programPath('jobset'),
    ports: 2,
    args: ([webhooks = 0, health = 0]) => {
      const config = join(directory, 'jobset.yaml');
      writeFileSync(config, stringify(configuration(webhooks, health, certificates)));
      return [`--kubeconfig=${kubeconfig}`, `--config=${config}`, '--zap-log-level=info'];
    },
    health: ([, health = 0]) => `http://127.0.0.1:${health}/readyz`,
  };
}

function configuration(webhooks: number, health: number, certificates: Certificates): object {
  return {
    apiVersion: 'config.jobset.x-k8s.io/v1alpha1',
    kind: 'Configuration',
    health: { healthProbeBindAddress: `127.0.0.1:${health}` },
    metrics: { bindAddress: '0' },
    webhook: { host: '127.0.0.1', port: webhooks, certDir: certificates.directory },
    leaderElection: { leaderElect: false },
    internalCertManagement: { enable: false },
    clientConnection: { qps: 500, burst: 1000 },
  };
}

interface WebhookConfiguration {
  readonly kind: string;
  readonly webhooks: readonly { readonly clientConfig: { readonly service: { readonly path: string } } }[];
}

/** The module's webhook configurations, pointed at the loopback address instead of a Service. */
export async function jobSetWebhooks(
  run: Kubectl,
  manifests: string,
  port: number,
  ca: string,
): Promise<string> {
  const rendered = await run(['kustomize', join(manifests, 'webhook')]);
  return parseAllDocuments(rendered)
    .map((document) => document.toJS() as WebhookConfiguration)
    .filter(({ kind }) => kind.endsWith('WebhookConfiguration'))
    .map(({ webhooks, ...configuration }) =>
      stringify({
        ...configuration,
        webhooks: webhooks.map((webhook) => ({
          ...webhook,
          clientConfig: {
            url: `https://127.0.0.1:${port}${webhook.clientConfig.service.path}`,
            caBundle: Buffer.from(ca).toString('base64'),
          },
        })),
      }),
    )
    .join('---\n');
}
