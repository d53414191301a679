// Protection of runtimes on a real API server, with the rights that its overlay grants.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { adminKubectl } from './cluster.js';
import { reachedBy } from './hooks.js';
import {
  applyRuntime,
  applyTrainJob,
  deleteRuntime,
  isGone,
  release,
  running,
  store,
  trainJob,
} from './trainjob/jobs.js';
import { installedBefore, underEachHost } from './underhosts.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();
const shipped = parse(readFileSync('decoratorcontrollers/runtime-protection.yaml', 'utf8')) as AnyObject;
const FINALIZER = 'metacontroller.io/decoratorcontroller-runtime-protection';

// Before the product is uninstalled: Jest runs the hooks of a file in their order.
afterAll(() => run(['delete', 'decoratorcontroller', 'runtime-protection']));

const { installed, access } = installedBefore('runtime-protection');

beforeAll(async () => {
  const controller = JSON.stringify(reachedBy(installed().hooks.url, shipped));
  await run(['apply', '--server-side', '--force-conflicts', '-f', '-'], controller);
});

function runtime(name: string): Promise<AnyObject> {
  return store.get({ apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'ClusterTrainingRuntime', name });
}

async function applyProtected(name: string): Promise<void> {
  await applyRuntime(name);
  const look = () => runtime(name);
  await waitFor(`${name} is protected`, look, ({ metadata }) => metadata.finalizers?.[0] === FINALIZER);
}

underEachHost({ access }, () => {
  test('a runtime is deleted when its jobs have their snapshots', async () => {
    await applyProtected('used');
    await applyTrainJob('recorded', 'used');
    await running('recorded');

    await deleteRuntime('used');

    await waitFor('the runtime is deleted', () => isGone(() => runtime('used')), Boolean);
    await release('recorded');
  });

  test('it stays for a job without a snapshot, names it, and is deleted after that job', async () => {
    await applyProtected('needed');
    await applyTrainJob('elsewhere', 'needed', { managedBy: 'kueue.x-k8s.io/multikueue' });

    await deleteRuntime('needed');

    const look = () => runtime('needed');
    const { metadata } = await waitFor('it names the jobs', look, (seen) => {
      return seen.metadata.annotations?.['metatrain.io/kept-for'] !== undefined;
    });
    expect(metadata.annotations?.['metatrain.io/kept-for']).toBe('default/elsewhere: no snapshot yet');
    expect(metadata.deletionTimestamp).toBeDefined();

    await run(['delete', 'trainjob', 'elsewhere']);
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('elsewhere')), Boolean);
    await waitFor('the runtime is deleted', () => isGone(() => runtime('needed')), Boolean);
  });
});
