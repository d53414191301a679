import type { KubeObject, OwnerReference } from '../../../hooks/api/hook.js';
import { admissionNeedsMore } from '../../../hooks/trainjob/admit/needs.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { childNamesOf } from '../../../hooks/trainjob/build/childnames.js';
import { type Row, faultsOf } from '../../support/judged.js';
import { UID, aTrainJob } from '../../support/objects.js';
import { aJob, runtimeOf } from '../../support/runtimes.js';

const held = (kind: string, name: string, owner?: Partial<OwnerReference>) => {
  const apiVersion = kind === 'JobSet' ? 'jobset.x-k8s.io/v1alpha2' : 'v1';
  const reference = {
    apiVersion: 'v1',
    kind: 'Pod',
    name: 'other',
    uid: 'other',
    controller: true,
    ...owner,
  };
  const found: KubeObject = {
    apiVersion,
    kind,
    metadata: { name, namespace: 'ml', ...(owner === undefined ? {} : { ownerReferences: [reference] }) },
  };
  return { existing: [{ for: { apiVersion, kind, name, namespace: 'ml' }, found }] };
};
const remedy = 'use another name, or delete that object';
const trainJob = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'llama' };

test.each<Row>([
  { name: 'free', facts: { existing: [] }, want: [] },
  {
    name: 'taken by an object without a controller',
    facts: held('JobSet', 'llama'),
    want: [
      `metadata.name: the TrainJob needs JobSet ml/llama, which already exists and has no controller; ${remedy}`,
    ],
  },
  {
    name: 'taken by an object of another controller',
    facts: held('ConfigMap', 'llama-runtime-snapshot', {}),
    want: [
      `metadata.name: the TrainJob needs ConfigMap ml/llama-runtime-snapshot, which already exists and is controlled by Pod other; ${remedy}`,
    ],
  },
  {
    name: 'taken where its Pods report',
    facts: held('ConfigMap', 'llama-tls-config', {}),
    want: [
      `metadata.name: the TrainJob needs ConfigMap ml/llama-tls-config, which already exists and is controlled by Pod other; ${remedy}`,
    ],
  },
  {
    name: 'taken by an object of an earlier job',
    facts: held('JobSet', 'llama', { ...trainJob, uid: 'earlier' }),
    want: [
      'metadata.name: JobSet ml/llama of an earlier TrainJob with this name still exists; apply the TrainJob again when that object is deleted',
    ],
  },
  {
    name: "taken by the job's own child",
    facts: held('JobSet', 'llama', { ...trainJob, uid: UID }),
    want: [],
  },
  {
    name: 'not checked if the job runs in another cluster',
    spec: { managedBy: 'kueue.x-k8s.io/multikueue' },
    facts: held('JobSet', 'llama'),
    want: [],
  },
])("the names of a new job's children are $name", ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});

test('the children of an existing job are not checked', () => {
  const old = aTrainJob();
  expect(faultsOf({ spec: { trainer: { numNodes: 3 } }, old, facts: held('JobSet', 'llama') })).toEqual([]);
});

test.each<{ name: string; spec: TrainingRuntime['spec']; want: readonly string[] }>([
  { name: 'a plain job', spec: {}, want: [] },
  {
    name: 'MPI',
    spec: { mlPolicy: { mpi: {} } },
    want: ['ConfigMap llama-mpi-hostfile', 'Secret llama-mpi-ssh-auth'],
  },
  {
    name: 'Flux',
    spec: { mlPolicy: { flux: {} } },
    want: ['ConfigMap llama-flux-entrypoint', 'Secret llama-flux-curve'],
  },
  { name: 'coscheduling', spec: { podGroupPolicy: { coscheduling: {} } }, want: ['PodGroup llama'] },
  { name: 'Volcano', spec: { podGroupPolicy: { volcano: {} } }, want: ['PodGroup llama'] },
])('$name has the children of every job, and its own', ({ spec, want }) => {
  const names = childNamesOf(aTrainJob(), runtimeOf([aJob()], spec)).map(
    ({ kind, name }) => `${kind} ${name}`,
  );
  expect(names).toEqual(['JobSet llama', 'ConfigMap llama-runtime-snapshot', ...want]);
});

test.each(['on', 'off'] as const)('the ConfigMap with the CA is looked up if Pods report: %s', (progress) => {
  const [need] = admissionNeedsMore(
    { trainJob: aTrainJob(), old: undefined },
    { runtime: { ...runtimeOf() } },
    progress,
  );
  const names = need?.verb === 'exists' ? need.objects.map(({ kind, name }) => `${kind} ${name}`) : [];
  expect(names).toContain('JobSet llama');
  expect(names.includes('ConfigMap llama-tls-config')).toBe(progress === 'on');
});
