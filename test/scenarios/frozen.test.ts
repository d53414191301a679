// A running JobSet is never written to: not by syncs, not after a change of another client, not by a restarted
// Metacontroller, and not by a newer build of the hooks that would create another JobSet for the same TrainJob.
import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings, applyModes } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';

import { otherBuild } from '../support/otherbuild.js';
import { type Embedded, embedded } from '../support/played.js';
import { readObjects } from '../../cli/manifests.js';

const namespace = 'default';
const trainJob = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'llama', namespace };
const jobSet = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', name: 'llama', namespace };

const objects = ['runtime.yaml', 'trainjob.yaml'].flatMap((file) =>
  readObjects(`${__dirname}/objects/${file}`),
);
const other = registry(defaultSettings, otherBuild);

/** With Pods that run without an end. */
async function running(cluster: Embedded): Promise<AnyObject> {
  cluster.setPods([{ startSeconds: 2 }]);
  for (const object of objects) await cluster.apply(object);
  await cluster.advance(10);
  return jobSetOf(cluster);
}

async function jobSetOf(cluster: Embedded): Promise<AnyObject> {
  const found = await cluster.get(jobSet);
  if (found === undefined) throw new Error('the JobSet is missing');
  return found;
}

/** As many syncs as changes of labels cause. */
async function syncedOften(cluster: Embedded): Promise<void> {
  const calls = (): number => cluster.engine.log.filter(({ event }) => event === 'HookCalled').length;
  const before = calls();
  for (let round = 0; round < 5; round += 1) {
    await cluster.patch(trainJob, { metadata: { labels: { round: String(round) } } });
    await cluster.advance(30);
  }
  expect(calls() - before).toBeGreaterThanOrEqual(5);
}

describe.each(applyModes)('a running JobSet, %s', (applyMode) => {
  test('keeps its resourceVersion through any number of syncs', async () => {
    const cluster = embedded(applyMode);
    const before = await running(cluster);
    await syncedOften(cluster);
    expect(await jobSetOf(cluster)).toEqual(before);
  });

  test('keeps the labels of another client', async () => {
    const cluster = embedded(applyMode);
    await running(cluster);
    await cluster.patch(jobSet, { metadata: { labels: { team: 'vision' }, annotations: { note: 'mine' } } });
    const before = await jobSetOf(cluster);
    expect(before.metadata.labels).toMatchObject({ team: 'vision' });
    await syncedOften(cluster);
    expect(await jobSetOf(cluster)).toEqual(before);
  });

  test('keeps its resourceVersion when Metacontroller restarts', async () => {
    const cluster = embedded(applyMode);
    const before = await running(cluster);
    cluster.engine.restart();
    await syncedOften(cluster);
    expect((await jobSetOf(cluster)).metadata.resourceVersion).toBe(before.metadata.resourceVersion);
  });

  test('is not changed by hooks that would build it differently, nor replaced by them when paused', async () => {
    let routes = registry(defaultSettings);
    const cluster = embedded(applyMode, () => routes);
    const before = await running(cluster);
    routes = other;
    await syncedOften(cluster);
    expect(await jobSetOf(cluster)).toEqual(before);

    await cluster.patch(trainJob, { spec: { suspend: true } });
    await cluster.advance(10);
    await cluster.patch(trainJob, { spec: { suspend: false } });
    await cluster.advance(10);
    const after = await jobSetOf(cluster);
    expect(after.metadata.uid).toBe(before.metadata.uid);
    expect(after['spec']).toEqual(before['spec']);
  });
});

test('the other build creates another JobSet for the same TrainJob', async () => {
  const [ours, theirs] = [embedded('dynamic'), embedded('dynamic', () => other)];
  expect((await running(ours))['spec']).not.toEqual((await running(theirs))['spec']);
});
