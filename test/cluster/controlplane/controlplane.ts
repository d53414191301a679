// Starts the components of a control plane in order, and stops them again.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyCrds, metacontrollerCrds, projectCrds } from '../crds.js';
import { kubectl } from '../kubectl.js';
import { waitFor } from '../waitfor.js';
import { apiServer, serverUrl } from './apiserver.js';
import { makeCertificates, type Certificates } from './certificates.js';
import { startComponent, type Run } from './component.js';
import { controllerManager } from './controllermanager.js';
import { etcd, etcdUrl } from './etcd.js';
import { jobSet, jobSetCrd, jobSetManifests, jobSetWebhooks } from './jobset.js';
import { writeKubeconfig } from './kubeconfig.js';
import { kwok, nodeFile } from './kwok.js';
import { Processes } from './process.js';
import { scheduler } from './scheduler.js';

/** What runs: only the API server with etcd, or all controllers that jobs need. */
export type Extent = 'apiserver' | 'full';

/** How to reach it; plain data, so that it can be handed to another process. */
export interface ClusterAccess {
  readonly server: string;
  /** The authority's certificate, in PEM; also for servers that tests start with the certificate below. */
  readonly ca: string;
  /** The administrator's token. */
  readonly token: string;
  /** The administrator's kubeconfig file. */
  readonly kubeconfig: string;
  /** A certificate for 127.0.0.1. */
  readonly certFile: string;
  readonly keyFile: string;
  /** The run's folder: logs, data, certificates. */
  readonly directory: string;
}

export interface ControlPlane {
  /** Logs and data. */
  readonly directory: string;
  /** Resolves when it is ready. */
  readonly access: Promise<ClusterAccess>;
  /** Ends every process, also during the start. Deletes the folder, except for logs to keep. */
  readonly stop: (keepLogs: boolean) => Promise<void>;
}

/** Starts at once; nothing is left running when the start fails. */
export function startControlPlane(extent: Extent): ControlPlane {
  const directory = mkdtempSync(join(tmpdir(), 'metatrain-cluster-'));
  const processes = new Processes();
  const stop = async (keepLogs: boolean): Promise<void> => {
    await processes.stop();
    const unwanted = keepLogs ? ['etcd', 'certificates', 'kubectl-cache'] : [''];
    for (const part of unwanted) rmSync(join(directory, part), { recursive: true, force: true });
  };
  const access = start(extent, directory, processes).catch(async (error: unknown) => {
    await processes.stop();
    throw error;
  });
  return { directory, access, stop };
}

async function start(extent: Extent, directory: string, processes: Processes): Promise<ClusterAccess> {
  const certificates = await makeCertificates(directory);
  const run = { processes, directory, ca: certificates.ca };
  const access = await startApiServer(run, certificates);
  if (extent === 'full') await startControllers(run, access, certificates);
  return access;
}

async function startApiServer(run: Run, certificates: Certificates): Promise<ClusterAccess> {
  const { directory } = run;
  const store = await startComponent(etcd(directory), run);
  const token = randomBytes(16).toString('hex');
  const options = { etcd: etcdUrl(store.ports[0]!), certificates, adminToken: token };
  const api = await startComponent(apiServer(directory, options), run);
  const { ca, certFile, keyFile } = certificates;
  const kubeconfig = join(directory, 'kubeconfig');
  const access = { server: serverUrl(api.ports[0]!), ca, token };
  writeKubeconfig(kubeconfig, access);
  return { ...access, kubeconfig, certFile, keyFile, directory };
}

// CRDs are created before the controllers start: the garbage collector discovers new kinds only every half minute.
async function startControllers(
  run: Run,
  { kubeconfig, directory, ca }: ClusterAccess,
  certificates: Certificates,
): Promise<void> {
  const call = kubectl(kubeconfig);
  const manifests = await jobSetManifests();
  await applyCrds(call, [jobSetCrd(manifests), ...projectCrds, ...metacontrollerCrds]);
  const components = [
    jobSet(directory, kubeconfig, certificates),
    controllerManager(kubeconfig, certificates),
    scheduler(kubeconfig, certificates),
    kwok(kubeconfig),
  ];
  const [jobSets] = await Promise.all(components.map((component) => startComponent(component, run)));
  const webhooks = await jobSetWebhooks(call, manifests, jobSets!.ports[0]!, ca);
  await call(['apply', '--server-side', '-f', '-'], webhooks);
  // KWOK 0.8 may crash on a node that exists while it starts (it registers types from two sides at once).
  await call(['apply', '--server-side', '-f', nodeFile]);
  const phase = (): Promise<string> => call(['get', '-f', nodeFile, '-o', 'jsonpath={.status.phase}']);
  await waitFor('the node is ready', phase, (seen) => seen === 'Running');
}
