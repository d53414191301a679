import type { MLPolicy } from '../../../hooks/trainjob/api/types.js';
import { faultsOf } from '../../support/judged.js';
import { aJob, runtimeOf } from '../../support/runtimes.js';

interface Row {
  readonly name: string;
  readonly policy: MLPolicy;
  readonly variable: string;
  readonly want: readonly string[];
}

const jobs = [aJob({ name: 'launcher' }), aJob({ step: null })];
const fault = (what: string, remedy: string): readonly string[] => [
  `spec.trainer.env[1].name: ${what}; ${remedy}`,
];

test.each<Row>([
  {
    name: 'the number of nodes to torch',
    policy: { torch: {} },
    variable: 'PET_NNODES',
    want: fault('PET_NNODES is set by the torch policy', 'remove it, or set spec.trainer.numNodes'),
  },
  {
    name: 'the address to torch',
    policy: { torch: {} },
    variable: 'PET_MASTER_ADDR',
    want: fault('PET_MASTER_ADDR is set by the torch policy', 'remove it'),
  },
  {
    name: 'the slots to MPI',
    policy: { mpi: {} },
    variable: 'OMPI_MCA_orte_set_default_slots',
    want: fault(
      'OMPI_MCA_orte_set_default_slots is set by the mpi policy',
      'remove it, or set spec.trainer.numProcPerNode',
    ),
  },
  {
    name: 'the number of workers to XGBoost',
    policy: { xgboost: {} },
    variable: 'DMLC_NUM_WORKER',
    want: fault('DMLC_NUM_WORKER is set by the xgboost policy', 'remove it, or set spec.trainer.numNodes'),
  },
  {
    name: 'the variables of another policy to the user',
    policy: { jax: {} },
    variable: 'PET_NNODES',
    want: [],
  },
  {
    name: 'the variables of Open MPI 5 to the user',
    policy: { mpi: {} },
    variable: 'PRTE_MCA_prte_set_default_slots',
    want: [],
  },
  { name: "JAX's variables to the user", policy: { jax: {} }, variable: 'JAX_PROCESS_ID', want: [] },
  {
    name: 'members of Object.prototype to the user',
    policy: { torch: {} },
    variable: 'constructor',
    want: [],
  },
])('reserved variables: the policies leave $name', ({ policy, variable, want }) => {
  const env = [{ name: 'SEED' }, { name: variable, value: '1' }];
  expect(faultsOf({ spec: { trainer: { env } }, runtime: runtimeOf(jobs, { mlPolicy: policy }) })).toEqual(
    want,
  );
});
