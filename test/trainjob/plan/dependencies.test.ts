// The children that a job needs in addition to its JobSet: here a hostfile, and a key that is generated once.
import type { AnyObject, KubeObject } from '../../../hooks/api/hook.js';
import type { ConfigMap, JobSet, Secret } from '../../../hooks/api/kinds.js';
import { defaultSettings } from '../../../hooks/api/settings.js';
import type { Need } from '../../../hooks/facts/need.js';
import type { TrainJobFacts } from '../../../hooks/trainjob/api/facts.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { childNamesOf } from '../../../hooks/trainjob/build/childnames.js';
import { trainJobHooks } from '../../../hooks/trainjob/index.js';
import { aKey, mpiRuntime } from '../../support/mpi.js';
import { NOON, aCondition, aRequest, aTrainJob, find, jobStatus, observed } from '../../support/objects.js';
import { appliedTo, jobSetIn, kinds, syncOf, theSnapshot } from '../../support/story.js';

const job = aTrainJob();
const paused = aTrainJob({ spec: { suspend: true } });
const snapshot = theSnapshot(job, mpiRuntime() as unknown as AnyObject);
const facts: TrainJobFacts = { sshKey: aKey };
const otherFacts: TrainJobFacts = { sshKey: { privateKey: 'another\n', publicKey: 'another\n' } };

const first = syncOf(job, { children: [snapshot], facts });
const hostfileIn = (children: readonly KubeObject[]): ConfigMap =>
  children.find(({ metadata }) => metadata.name === 'llama-mpi-hostfile') as ConfigMap;
const hostfile = observed(hostfileIn(first.children));
const secret = observed(find<Secret>(first.children, 'Secret')!);
const jobSet = jobSetIn(first)!;
const active = { replicatedJobsStatus: [jobStatus({ active: 1 })] };
const running = observed(jobSet, { status: active });
const asleep = observed({ ...jobSet, spec: { ...jobSet.spec, suspend: true } } as JobSet);
const going = (child: AnyObject): AnyObject => observed(child, { metadata: { deletionTimestamp: NOON } });

const needsOf = (trainJob: TrainJob, children: readonly KubeObject[]): readonly Need['fact'][] =>
  trainJobHooks(defaultSettings)
    .needs(aRequest(trainJob, { children }), NOON)
    .map(({ fact }) => fact);

test('the first answer has all of them, with the names that admission looks up', () => {
  expect(kinds(first)).toEqual(['ConfigMap', 'ConfigMap', 'JobSet', 'Secret']);
  const named = childNamesOf(job, mpiRuntime()).map(({ kind, name }) => `${kind}/${name}`);
  expect(first.children.map(({ kind, metadata }) => `${kind}/${metadata.name}`).sort()).toEqual(named.sort());
});

test.each([
  { name: 'is needed when the job is created', trainJob: job, children: [snapshot], want: ['sshKey'] },
  {
    name: 'is needed too when it is created suspended',
    trainJob: paused,
    children: [snapshot],
    want: ['sshKey'],
  },
  { name: 'is not needed before the snapshot exists', trainJob: job, children: [], want: [] },
  { name: 'is not needed when the Secret exists', trainJob: job, children: [snapshot, secret], want: [] },
  {
    name: 'is not needed when nothing is missing',
    trainJob: job,
    children: [snapshot, hostfile, secret, running],
    want: [],
  },
  {
    name: 'is needed when the Secret was deleted',
    trainJob: job,
    children: [snapshot, hostfile, running],
    want: ['sshKey'],
  },
  {
    name: 'is needed when the Secret is being deleted',
    trainJob: paused,
    children: [snapshot, hostfile, going(secret), asleep],
    want: ['sshKey'],
  },
  {
    name: 'is not needed by a finished job',
    trainJob: aTrainJob({ status: { conditions: [aCondition('Complete', 'True')] } }),
    children: [snapshot, hostfile],
    want: [],
  },
])('a key $name', ({ trainJob, children, want }) => {
  expect(needsOf(trainJob, children)).toEqual(want);
});

test('if a needed key is missing, nothing is created, everything stays, and a resync follows', () => {
  const answer = syncOf(job, { children: [snapshot, hostfile] });
  expect(kinds(answer)).toEqual(['ConfigMap', 'ConfigMap']);
  expect(answer.children[1]).toEqual(appliedTo(hostfile));
  expect(answer.resyncAfterSeconds).toBe(5);
  expect(answer.decision).toEqual({ phase: 'Waiting', reason: 'FactMissing' });
});

test('a job without its key can be suspended, but not resumed', () => {
  const suspended = syncOf(paused, { children: [snapshot, hostfile, running] });
  expect(jobSetIn(suspended)!.spec.suspend).toBe(true);
  const resumed = syncOf(job, { children: [snapshot, hostfile, asleep] });
  expect(jobSetIn(resumed)!.spec.suspend).toBe(true);
});

test.each([
  { name: 'while the job is created', trainJob: job, children: [snapshot, secret] },
  { name: 'while it runs', trainJob: job, children: [snapshot, hostfile, secret, running] },
  { name: 'while it is suspended', trainJob: paused, children: [snapshot, hostfile, secret, asleep] },
  { name: 'when it is resumed', trainJob: job, children: [snapshot, hostfile, secret, asleep] },
  { name: 'when its JobSet was deleted', trainJob: job, children: [snapshot, hostfile, secret] },
])('an existing key stays $name, whatever the facts are', ({ trainJob, children }) => {
  const answer = syncOf(trainJob, { children, facts: otherFacts });
  expect(answer.children.filter(({ kind }) => kind === 'Secret')).toEqual([appliedTo(secret)]);
});

test('while a job runs its hostfile stays as it is, whatever this build would write', () => {
  const older = observed({ ...hostfileIn(first.children), data: { hostfile: 'older\n' } } as ConfigMap);
  const answer = syncOf(job, { children: [snapshot, older, secret, running] });
  expect(hostfileIn(answer.children)).toEqual(appliedTo(older));
  expect(jobSetIn(answer)).toEqual(appliedTo(running));
  expect(answer.decision).toEqual({ phase: 'Running', reason: 'JobSetFrozen' });
});

test('what is deleted while the job runs is created again, and the JobSet is not touched', () => {
  const older = observed(
    { ...jobSet, metadata: { ...jobSet.metadata, labels: { built: 'before' } } },
    {
      status: active,
    },
  );
  const answer = syncOf(job, { children: [snapshot, older], facts });
  expect(kinds(answer)).toEqual(['ConfigMap', 'ConfigMap', 'JobSet', 'Secret']);
  expect(jobSetIn(answer)).toEqual(appliedTo(older));
  expect(answer.decision).toEqual({ phase: 'Running', reason: 'ChildrenRestored' });
});

test('a JobSet that is created again gets a new hostfile', () => {
  const four = aTrainJob({ spec: { trainer: { numNodes: 4 } } });
  const answer = syncOf(four, { children: [snapshot, hostfile, secret] });
  expect(hostfileIn(answer.children).data!['hostfile']!.split('\n')).toHaveLength(5);
  expect(jobSetIn(answer)).toBeDefined();
});

test('a running job that the build would now refuse continues', () => {
  const lost = [snapshot, secret, running];
  const three = 2 ** 30;
  const answer = syncOf(aTrainJob({ spec: { trainer: { numNodes: three } } }), { children: lost });
  expect(answer.status.conditions).toBeUndefined();
  expect(jobSetIn(answer)).toEqual(appliedTo(running));
});
