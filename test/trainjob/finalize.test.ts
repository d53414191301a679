import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { trainJobHooks } from '../../hooks/trainjob/index.js';
import { NOON, aRequest, aTrainJob, after, observed } from '../support/objects.js';

const child = (apiVersion: string, kind: string, name = 'llama'): AnyObject =>
  observed({ apiVersion, kind, metadata: { name, namespace: 'ml' } });

const jobSet = child('jobset.x-k8s.io/v1alpha2', 'JobSet');
const podGroup = child('scheduling.x-k8s.io/v1alpha1', 'PodGroup');
const secret = child('v1', 'Secret', 'llama-mpi-ssh-auth');
const snapshot = child('v1', 'ConfigMap', 'llama-runtime-snapshot');

const deleting = aTrainJob({ metadata: { deletionTimestamp: NOON } });
const finalize = (children: readonly AnyObject[], job = deleting) =>
  trainJobHooks(defaultSettings).finalize(aRequest(job, { children, finalizing: true }), {
    now: after(5),
    facts: {},
  });

test.each<{ name: string; children: readonly AnyObject[]; kept: readonly string[]; says?: RegExp }>([
  {
    name: 'the JobSet is deleted first',
    children: [jobSet, podGroup, secret, snapshot],
    kept: ['PodGroup', 'Secret', 'ConfigMap'],
    says: /JobSet ml\/llama to be gone/,
  },
  {
    name: 'the JobSet is waited for while it is being deleted',
    children: [{ ...jobSet, metadata: { ...jobSet.metadata, deletionTimestamp: NOON } }, podGroup, snapshot],
    kept: ['PodGroup', 'ConfigMap'],
    says: /JobSet/,
  },
  {
    name: 'then PodGroups',
    children: [podGroup, secret, snapshot],
    kept: ['Secret', 'ConfigMap'],
    says: /PodGroup ml\/llama/,
  },
  {
    name: 'then Secrets and ConfigMaps',
    children: [secret, snapshot],
    kept: [],
    says: /Secret .*, ConfigMap/,
  },
])('teardown: $name', ({ children, kept, says }) => {
  const answer = finalize(children);
  expect(answer.finalized).toBe(false);
  expect(answer.children.map(({ kind }) => kind)).toEqual(kept);
  const terminating = answer.status.conditions!.find(({ type }) => type === 'Terminating')!;
  expect(terminating.message).toMatch(says!);
});

test('without children the TrainJob is finalized, in every call', () => {
  for (const answer of [finalize([]), finalize([])]) {
    expect(answer).toMatchObject({ finalized: true, children: [] });
  }
});

test('a job of another controller is finalized at once, without touching its children', () => {
  const job = aTrainJob({
    metadata: { deletionTimestamp: NOON },
    spec: { managedBy: 'kueue.x-k8s.io/multikueue' },
  });
  expect(finalize([jobSet], job)).toMatchObject({ finalized: true, children: [{ kind: 'JobSet' }] });
});
