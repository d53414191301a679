// Runtimes that the CRD admits: with every policy and every usual form of jobs, and whatever else the schema allows.
import fc from 'fast-check';
import type { Container, ReplicatedJob } from '../../../hooks/api/kinds.js';
import { ANCESTOR_STEP } from '../../../hooks/trainjob/api/labels.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { isAdmitted, schemaAt, schemaOf, stored } from './kinds.js';
import { type Words, admittedBy } from './schema.js';

export const RUNTIME = 'torch';

const jobNames = ['node', 'launcher', 'dataset-initializer', 'model-initializer', 'side', 'constructor'];
const containerNames = [...jobNames, 'flux-installer', '__proto__'];
const variables = [
  'A',
  'PET_NNODES',
  'PET_NODE_RANK',
  'JAX_PROCESS_ID',
  'DMLC_NUM_WORKER',
  'OMPI_MCA_plm_rsh_args',
  'PRTE_MCA_plm_ssh_args',
  'FLUX_NETWORK_DEVICE',
  'STORAGE_URI',
  'constructor',
];
const steps = ['trainer', 'trainer', 'dataset-initializer', 'model-initializer', 'mine', ''];

/** Values for the members of a JobSet's spec, at any path. */
export const jobWords: Words = (path) => {
  if (/(replicatedJobs|dependsOn)\[\]\.name$|jobName$/.test(path)) return fc.constantFrom(...jobNames);
  if (/ontainers\[\]\.name$|containerNames\[\]$/.test(path)) return fc.constantFrom(...containerNames);
  if (/env\[\]\.name$/.test(path)) return fc.constantFrom(...variables);
  if (/replicatedJobs\[\]\.template\.metadata\.labels$/.test(path)) {
    return fc.constantFrom(...steps).map((step) => ({ [ANCESTOR_STEP]: step }));
  }
  if (/ports\[\]\.containerPort$/.test(path)) return fc.constantFrom(29500, 8080, 22, 0);
  if (/(replicas|parallelism|completions|numNodes)$/.test(path)) return counts;
  return undefined;
};

/** Mostly usual values; sometimes other values that the schema allows. */
export const counts = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1000, 2 ** 31 - 1, -(2 ** 31)) },
);

const schema = schemaOf('ClusterTrainingRuntime');
const specSchema = schemaAt(schema, 'spec');
const jobPath = 'template.spec.replicatedJobs[]';
const podPath = `${jobPath}.template.spec.template.spec`;
const of = (path: string): fc.Arbitrary<unknown> => admittedBy(schemaAt(specSchema, path), jobWords, path);

const containers = of(`${podPath}.containers[]`) as fc.Arbitrary<Container>;
const pods = of(podPath) as fc.Arbitrary<object>;
const jobTemplates = of(`${jobPath}.template.spec`) as fc.Arbitrary<object>;
const jobSets = of('template.spec') as fc.Arbitrary<object>;
const policies = ['torch', 'mpi', 'jax', 'xgboost', 'flux'] as const;

const policyOf = (policy: (typeof policies)[number]): fc.Arbitrary<object> =>
  fc.record(
    { numNodes: counts, [policy]: of(`mlPolicy.${policy}`) },
    { requiredKeys: [policy], noNullPrototype: true },
  );
const mlPolicy = fc.oneof(
  fc.constant(undefined),
  fc.record({ numNodes: counts }, { requiredKeys: [], noNullPrototype: true }),
  ...policies.map(policyOf),
);
const podGroupPolicy = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: of('podGroupPolicy') },
);

/** A job by its name and step, whose container has the name of the step's, with any other members of a job. */
function jobOf(name: string, step: string | undefined, container = name): fc.Arbitrary<ReplicatedJob> {
  const metadata = step === undefined ? {} : { metadata: { labels: { [ANCESTOR_STEP]: step } } };
  return fc
    .record({ spec: jobTemplates, pod: pods, main: containers, more: of(jobPath) as fc.Arbitrary<object> })
    .map(({ spec, pod, main, more }) => ({
      ...more,
      name,
      template: {
        ...metadata,
        spec: { ...spec, template: { spec: { ...pod, containers: [{ ...main, name: container }] } } },
      },
    }));
}

const trainer = jobOf('node', 'trainer');
const fetching = [
  jobOf('dataset-initializer', 'dataset-initializer'),
  jobOf('model-initializer', 'model-initializer'),
] as const;
const launched = fc.tuple(jobOf('launcher', 'trainer', 'node'), jobOf('node', undefined));
const forms: fc.Arbitrary<readonly ReplicatedJob[]> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(trainer) },
  { weight: 3, arbitrary: fc.tuple(...fetching, trainer) },
  { weight: 1, arbitrary: launched },
  { weight: 1, arbitrary: fc.tuple(trainer, jobOf('side', undefined)) },
  { weight: 1, arbitrary: fc.tuple(trainer, jobOf('side', 'trainer', 'node')) },
);

/** With a policy, and mostly with the jobs that it needs. */
const jobsAndPolicy = fc.oneof(
  { weight: 6, arbitrary: fc.record({ mlPolicy, jobs: forms }) },
  { weight: 1, arbitrary: fc.record({ mlPolicy: policyOf('mpi'), jobs: launched }) },
);

const usual = fc
  .record({ jobsAndPolicy, podGroupPolicy, jobSet: jobSets, runPolicy: of('runPolicy') })
  .map(({ jobsAndPolicy: { mlPolicy: ml, jobs }, podGroupPolicy: podGroup, jobSet, runPolicy }) => ({
    ...(ml === undefined ? {} : { mlPolicy: ml }),
    ...(podGroup === undefined ? {} : { podGroupPolicy: podGroup }),
    ...(Object.keys(runPolicy as object).length === 0 ? {} : { runPolicy }),
    template: { spec: { ...jobSet, replicatedJobs: jobs } },
  }));

const specs = fc.oneof(
  { weight: 20, arbitrary: usual },
  { weight: 1, arbitrary: admittedBy(specSchema, jobWords) },
);

/** ClusterTrainingRuntime `torch`, as it is stored. */
export const runtimes: fc.Arbitrary<TrainingRuntime> = specs
  .map((spec) => ({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'ClusterTrainingRuntime',
    metadata: { name: RUNTIME },
    spec,
  }))
  .map((runtime) => stored(runtime, schema) as TrainingRuntime)
  .filter((runtime) => isAdmitted(runtime, schema));
