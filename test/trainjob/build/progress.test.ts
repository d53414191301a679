// The configuration for training code that reports its progress, as in the table of Kubeflow Trainer's gate
// TrainJobStatus; and existing jobs stay as they are when reports are switched on or off.
import type { KubeObject } from '../../../hooks/api/hook.js';
import type { ConfigMap, JobSet, PodSpec } from '../../../hooks/api/kinds.js';
import { defaultSettings, type Settings } from '../../../hooks/api/settings.js';
import type { Need } from '../../../hooks/facts/need.js';
import type { TrainJob, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { build } from '../../../hooks/trainjob/build/build.js';
import { progressChildren } from '../../../hooks/trainjob/build/progress.js';
import { trainJobHooks } from '../../../hooks/trainjob/index.js';
import { policyCases } from '../../cases/policy.case.js';
import { NOON, aRequest, aTrainJob, deepFrozen, jobStatus, observed } from '../../support/objects.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';
import { jobSetIn, syncOf, theSnapshot } from '../../support/story.js';

const on: Settings = { ...defaultSettings, progress: 'on', progressUrl: 'https://hooks.example.org:8443' };
const facts = { progressCa: 'PEM\n' };
const folder = '/var/run/secrets/kubeflow/trainer';
const variables = [
  {
    name: 'KUBEFLOW_TRAINER_SERVER_URL',
    value: 'https://hooks.example.org:8443/progress/v1alpha1/namespaces/ml/trainjobs/llama',
  },
  { name: 'KUBEFLOW_TRAINER_SERVER_CA_CERT', value: `${folder}/ca.crt` },
  { name: 'KUBEFLOW_TRAINER_SERVER_TOKEN', value: `${folder}/token` },
];
const mount = { name: 'kubeflow-trainer-token', mountPath: folder, readOnly: true };
const volume = {
  name: 'kubeflow-trainer-token',
  projected: {
    sources: [
      {
        serviceAccountToken: {
          audience: 'trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/llama/status',
          expirationSeconds: 3600,
          path: 'token',
        },
      },
      { configMap: { name: 'llama-tls-config', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
    ],
  },
};

describe('reporting progress', () => {
  policyCases({ children: progressChildren, runtime: runtimeOf(), facts, settings: on });
});

function built(runtime: TrainingRuntime, job: TrainJob = aTrainJob(), settings = on) {
  const result = build(deepFrozen(job), deepFrozen(runtime), undefined, { settings, facts });
  if (result.state === 'refused') throw new Error(JSON.stringify(result.issues));
  return result;
}

function podOf({ spec }: JobSet, name = 'node'): PodSpec {
  const job = spec.replicatedJobs?.find((one) => one.name === name);
  return job!.template.spec!.template.spec!;
}

const namesIn = ({ env = [] }: { readonly env?: readonly { readonly name: string }[] }): readonly string[] =>
  env.map(({ name }) => name);

test('every container of the step that trains gets the variables, a token and the CA', () => {
  const sidecar = aContainer({ name: 'sidecar', env: [{ name: 'A', value: '1' }] });
  const pod = {
    volumes: [{ name: 'scratch', emptyDir: {} }],
    initContainers: [aContainer({ name: 'first' })],
  };
  const runtime = runtimeOf([aJob({ containers: [aContainer(), sidecar], pod })]);

  const { jobSet, others } = built(runtime);

  const { containers, initContainers, volumes } = podOf(jobSet);
  expect(containers[0]?.env).toEqual(expect.arrayContaining(variables));
  expect(containers[1]?.env).toEqual([{ name: 'A', value: '1' }, ...variables]);
  for (const { volumeMounts } of containers) expect(volumeMounts).toEqual([mount]);
  expect(initContainers).toEqual([aContainer({ name: 'first' })]);
  expect(volumes).toEqual([{ name: 'scratch', emptyDir: {} }, volume]);
  expect(others).toEqual([
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'llama-tls-config', namespace: 'ml' },
      data: { 'ca.crt': 'PEM\n' },
    },
  ]);
});

test("the variables come after the policy's, and before those that the TrainJob alone has", () => {
  const jax = runtimeOf([aJob()], { mlPolicy: { numNodes: 1, jax: {} } });
  const job = aTrainJob({ spec: { trainer: { env: [{ name: 'OWN', value: '1' }] } } });
  expect(namesIn(podOf(built(jax, job).jobSet).containers[0]!)).toEqual([
    'JAX_NUM_PROCESSES',
    'JAX_PROCESS_ID',
    'JAX_COORDINATOR_ADDRESS',
    ...variables.map(({ name }) => name),
    'OWN',
  ]);
});

test('a variable of the user wins', () => {
  const env = [{ name: 'KUBEFLOW_TRAINER_SERVER_URL', value: 'https://mine' }];
  const { jobSet } = built(runtimeOf(), aTrainJob({ spec: { trainer: { env } } }));
  expect(podOf(jobSet).containers[0]?.env).toContainEqual(env[0]);
});

test('other steps get nothing, and neither does a runtime without a step that trains', () => {
  const fetch = aJob({ name: 'fetch', step: null });
  expect(podOf(built(runtimeOf([fetch, aJob()])).jobSet, 'fetch')).toEqual({ containers: [aContainer()] });

  const { jobSet, others } = built(runtimeOf([fetch], {}), aTrainJob({ spec: { trainer: {} } }));
  expect(JSON.stringify(jobSet)).not.toContain('KUBEFLOW');
  expect(others).toEqual([]);
});

test('by default no container is changed', () => {
  const { jobSet, others, pending } = built(runtimeOf(), aTrainJob(), defaultSettings);
  expect(JSON.stringify(jobSet)).not.toMatch(/KUBEFLOW|kubeflow-trainer-token/);
  expect([...others, ...pending]).toEqual([]);
});

describe('in each phase of a job', () => {
  const snapshot = theSnapshot();
  const reporting = jobSetIn(syncOf(aTrainJob(), { children: [snapshot], settings: on, facts }))!;
  const silent = jobSetIn(syncOf(aTrainJob(), { children: [snapshot] }))!;
  const active = { replicatedJobsStatus: [jobStatus({ active: 1 })] };
  const tls = observed(built(runtimeOf()).others[0]!);
  const paused = aTrainJob({ spec: { suspend: true } });
  const asleep = (jobSet: JobSet): KubeObject =>
    observed({ ...jobSet, spec: { ...jobSet.spec, suspend: true } } as JobSet);

  const needsOf = (job: TrainJob, children: readonly KubeObject[], settings: Settings): readonly Need[] =>
    trainJobHooks(settings).needs(aRequest(job, { children }), NOON);

  test('the CA is needed when the JobSet is created, and the JobSet waits for it', () => {
    expect(needsOf(aTrainJob(), [snapshot], on)).toEqual([{ fact: 'progressCa', verb: 'serverCa' }]);
    const without = syncOf(aTrainJob(), { children: [snapshot], settings: on });
    expect(jobSetIn(without)).toBeUndefined();
    expect(without.resyncAfterSeconds).toBe(5);
  });

  const rows: readonly {
    readonly name: string;
    readonly job?: TrainJob;
    readonly children: readonly KubeObject[];
    readonly settings: Settings;
    /** Whether the ConfigMap with the CA is in the answer. */
    readonly hasTls: boolean;
    readonly asks: boolean;
  }[] = [
    {
      name: 'a running job that reports needs nothing more',
      children: [snapshot, tls, observed(reporting, { status: active })],
      settings: on,
      hasTls: true,
      asks: false,
    },
    {
      name: 'a ConfigMap that is deleted while the job runs is created again, even if reports are off by now',
      children: [snapshot, observed(reporting, { status: active })],
      settings: defaultSettings,
      hasTls: true,
      asks: true,
    },
    {
      name: 'a job that was started before reports were on gets nothing that it does not mount',
      children: [snapshot, observed(silent, { status: active })],
      settings: on,
      hasTls: false,
      asks: false,
    },
    {
      name: 'nor does one that is suspended',
      job: paused,
      children: [snapshot, asleep(silent)],
      settings: on,
      hasTls: false,
      asks: false,
    },
    {
      name: 'a suspended job that reports keeps its children, even if reports are off by now',
      job: paused,
      children: [snapshot, tls, asleep(reporting)],
      settings: defaultSettings,
      hasTls: true,
      asks: false,
    },
  ];

  test.each(rows)('$name', ({ job = aTrainJob(), children, settings, hasTls, asks }) => {
    expect(needsOf(job, children, settings)).toEqual(asks ? [{ fact: 'progressCa', verb: 'serverCa' }] : []);
    const answer = syncOf(job, { children, settings, ...(asks ? { facts } : {}) });
    const configMaps = answer.children.filter(({ kind }) => kind === 'ConfigMap') as readonly ConfigMap[];
    expect(configMaps.some(({ metadata }) => metadata.name === 'llama-tls-config')).toBe(hasTls);
    const before = children.find(({ kind }) => kind === 'JobSet') as JobSet;
    expect(jobSetIn(answer)?.spec).toEqual(before.spec);
  });
});
