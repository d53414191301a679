// Variables that an ML policy sets itself: a value of the user's would win, and the nodes would not find each other.
// Kubeflow Trainer v2.3. JAX's are free there, and so are those of Open MPI 5, which people set today.
import {
  DMLC_NUM_WORKER,
  DMLC_TASK_ID,
  DMLC_TRACKER_PORT,
  DMLC_TRACKER_URI,
  OMPI_DEFAULT_HOSTFILE,
  OMPI_KEEP_FQDN_HOSTNAMES,
  OMPI_RSH_ARGS,
  OMPI_SET_DEFAULT_SLOTS,
  PET_MASTER_ADDR,
  PET_MASTER_PORT,
  PET_NNODES,
  PET_NODE_RANK,
  PET_NPROC_PER_NODE,
} from '../api/env.js';
import type { MLPolicySources } from '../api/types.js';
import type { Check, Subject } from '../build/check.js';

/** By policy: the variables, and what to set instead, if there is such a thing. */
const reserved: { readonly [S in keyof MLPolicySources]?: Readonly<Record<string, string | undefined>> } = {
  torch: {
    [PET_NNODES]: 'spec.trainer.numNodes',
    [PET_NPROC_PER_NODE]: 'spec.trainer.numProcPerNode',
    [PET_NODE_RANK]: undefined,
    [PET_MASTER_ADDR]: undefined,
    [PET_MASTER_PORT]: undefined,
  },
  mpi: {
    [OMPI_DEFAULT_HOSTFILE]: undefined,
    [OMPI_KEEP_FQDN_HOSTNAMES]: undefined,
    [OMPI_SET_DEFAULT_SLOTS]: 'spec.trainer.numProcPerNode',
    [OMPI_RSH_ARGS]: undefined,
  },
  xgboost: {
    [DMLC_TRACKER_URI]: undefined,
    [DMLC_TRACKER_PORT]: undefined,
    [DMLC_TASK_ID]: undefined,
    [DMLC_NUM_WORKER]: 'spec.trainer.numNodes',
  },
};

export const reservedEnv: Check<Subject> = ({ trainJob, runtime }) => {
  const policies = runtime.spec.mlPolicy ?? {};
  return Object.entries(reserved).flatMap(([policy, variables]) => {
    if (policies[policy as keyof MLPolicySources] === undefined) return [];
    return (trainJob.spec.trainer?.env ?? []).flatMap(({ name }, place) => {
      if (!Object.hasOwn(variables, name)) return [];
      const instead = variables[name];
      return {
        field: `spec.trainer.env[${place}].name`,
        problem: `${name} is set by the ${policy} policy`,
        remedy: instead === undefined ? 'remove it' : `remove it, or set ${instead}`,
      };
    });
  });
};
