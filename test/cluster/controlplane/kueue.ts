// Kueue, unmodified, with its own TrainJob integration: CRDs and webhook lists are those of its Go module.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments, stringify } from 'yaml';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { buildPrograms } from '../build.js';
import { adminKubectl, clusterAccess } from '../cluster.js';
import { applyCrds } from '../crds.js';
import type { Host } from '../host.js';
import { moduleFolder, programPath, programs } from '../programs.js';
import { waitFor } from '../waitfor.js';
import { startComponent } from './component.js';
import type { ClusterAccess } from './controlplane.js';
import { Processes } from './process.js';

export type KueueProgram = 'kueue-0.17' | 'kueue-0.19';

const namespace = 'kueue-system';
const secret = 'kueue-webhook-server-cert';

// Other names than Kueue expects, because it would write its own authority into them. They sort after ours, so that our
// webhook is called again after Kueue's changes.
const configurationName = 'zz-kueue';

/** The webhooks of the kinds in these tests; a webhook without a server would refuse everything. */
const asked = /^[mv](workload|trainjob|jobset|clusterqueue|resourceflavor|cohort)\.kb\.io$/;
const frameworks = ['jobset.x-k8s.io/jobset', 'trainer.kubeflow.org/trainjob'];

/** Builds it if necessary, and starts it as the administrator, with the suite's CRDs. */
export async function startKueue(
  program: KueueProgram,
  cluster: ClusterAccess = clusterAccess(),
  waitForPodsReady: object = { timeout: '10m' },
): Promise<Host> {
  const { kubeconfig, ca, certFile, directory } = cluster;
  const run = adminKubectl(cluster);
  await buildPrograms((line) => process.stderr.write(`${line}\n`), new AbortController().signal, [program]);
  const components = await componentsOf(program);
  const folder = mkdtempSync(join(directory, `${program}-`));
  await applyCrds(run, crdFiles(components, folder));
  // Kueue fills it: it manages its own certificates, or else it needs some in a folder below /etc.
  const owned = [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: secret, namespace } },
  ];
  await run(['apply', '--server-side', '-f', '-'], owned.map((object) => stringify(object)).join('---\n'));

  const processes = new Processes();
  const started = await startComponent(
    {
      name: program,
      command: process.execPath,
      ports: 2,
      args: ([webhooks = 0, health = 0]) => {
        const config = join(folder, 'config.yaml');
        writeFileSync(
          config,
          stringify({ ...configuration(webhooks, health, join(certFile, '..')), waitForPodsReady }),
        );
        const flags = [`--kubeconfig=${kubeconfig}`, `--config=${config}`, '--zap-log-level=2'];
        return [join('test', 'cluster', 'guard.mjs'), programPath(program), ...flags];
      },
      health: ([, health = 0]) => `http://127.0.0.1:${health}/readyz`,
    },
    { processes, directory: folder, ca },
  );
  const hooks = webhooks(await run(['kustomize', join(components, 'webhook')]), started.ports[0]!, ca);
  await run(['apply', '--server-side', '--force-conflicts', '-f', '-'], hooks);
  // The API server needs some time to call new webhooks; one of them adds a finalizer to a flavor.
  const probe = (): Promise<string> =>
    run(['create', '--dry-run=server', '-o', 'yaml', '-f', '-'], stringify(aFlavor));
  await waitFor('the webhooks of Kueue are called', probe, (made) => made.includes('resource-in-use'));
  const stop = async (): Promise<void> => {
    await run(['delete', `mutatingwebhookconfiguration/${configurationName}`]);
    await run(['delete', `validatingwebhookconfiguration/${configurationName}`]);
    await processes.stop();
  };
  return { stop };
}

const aFlavor = {
  apiVersion: 'kueue.x-k8s.io/v1beta2',
  kind: 'ResourceFlavor',
  metadata: { name: 'probe' },
  spec: {},
};

/** The folder of the module's manifests, in Go's module cache. */
async function componentsOf(program: KueueProgram): Promise<string> {
  const args = ['mod', 'download', '-json', programs[program].module];
  const { stdout } = await promisify(execFile)('go', args, { cwd: moduleFolder(program) });
  return join((JSON.parse(stdout) as { Dir: string }).Dir, 'config', 'components');
}

interface Crd extends AnyObject {
  readonly spec: { readonly versions: readonly object[] };
}

/**
 * Kueue writes an authority into each CRD that has two versions, and continues only after that. The tests do not use
 * the older version, so that nothing is converted.
 */
function crdFiles(components: string, folder: string): readonly string[] {
  const target = join(folder, 'crds');
  mkdirSync(target);
  const bases = join(components, 'crd', 'bases');
  return readdirSync(bases).map((file) => {
    const crd = parse(readFileSync(join(bases, file), 'utf8')) as Crd;
    const isConverted = crd.spec.versions.length > 1;
    const spec = isConverted ? { ...crd.spec, conversion } : crd.spec;
    const path = join(target, file);
    writeFileSync(path, stringify({ ...crd, spec }));
    return path;
  });
}

const conversion = {
  strategy: 'Webhook',
  webhook: {
    clientConfig: { url: 'https://127.0.0.1:1/convert' },
    conversionReviewVersions: ['v1'],
  },
};

function configuration(port: number, health: number, certDir: string): object {
  return {
    apiVersion: 'config.kueue.x-k8s.io/v1beta2',
    kind: 'Configuration',
    namespace,
    health: { healthProbeBindAddress: `127.0.0.1:${health}` },
    metrics: { bindAddress: '0' },
    webhook: { host: '127.0.0.1', port, certDir },
    leaderElection: { leaderElect: false },
    internalCertManagement: {
      enable: true,
      webhookServiceName: 'kueue-webhook-service',
      webhookSecretName: secret,
    },
    clientConnection: { qps: 300, burst: 500 },
    integrations: { frameworks },
    // It listens on a port of its own, with certificates in the root folder.
    featureGates: { VisibilityOnDemand: false },
  };
}

interface Webhook {
  readonly name: string;
  readonly clientConfig: { readonly service: { readonly path: string } };
}

function webhooks(rendered: string, port: number, ca: string): string {
  const caBundle = Buffer.from(ca).toString('base64');
  return parseAllDocuments(rendered)
    .map((document) => document.toJS() as AnyObject)
    .filter(({ kind }) => kind.endsWith('WebhookConfiguration'))
    .map((shipped) =>
      stringify({
        ...shipped,
        metadata: { name: configurationName },
        webhooks: (shipped['webhooks'] as readonly Webhook[])
          .filter(({ name }) => asked.test(name))
          .map(({ clientConfig, ...webhook }) => ({
            ...webhook,
            clientConfig: { url: `https://127.0.0.1:${port}${clientConfig.service.path}`, caBundle },
          })),
      }),
    )
    .join('---\n');
}
