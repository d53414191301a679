// Every variable and port that we give to a container, and what Pods read them from.

/** Rendezvous port of torch, JAX and XGBoost. */
export const TRAINER_PORT = 29500;

/** Field that holds a Pod's index within its Job. */
export const COMPLETION_INDEX_FIELD = "metadata.annotations['batch.kubernetes.io/job-completion-index']";

/** Read by the initializers: what to download. */
export const STORAGE_URI = 'STORAGE_URI';

/** Read by torchrun as the defaults of its flags. */
export const PET_NNODES = 'PET_NNODES';
export const PET_NPROC_PER_NODE = 'PET_NPROC_PER_NODE';
export const PET_NODE_RANK = 'PET_NODE_RANK';
export const PET_MASTER_ADDR = 'PET_MASTER_ADDR';
export const PET_MASTER_PORT = 'PET_MASTER_PORT';

/** Read by JAX's distributed start. */
export const JAX_NUM_PROCESSES = 'JAX_NUM_PROCESSES';
export const JAX_PROCESS_ID = 'JAX_PROCESS_ID';
export const JAX_COORDINATOR_ADDRESS = 'JAX_COORDINATOR_ADDRESS';

/** Read by XGBoost's workers and their tracker. */
export const DMLC_TRACKER_URI = 'DMLC_TRACKER_URI';
export const DMLC_TRACKER_PORT = 'DMLC_TRACKER_PORT';
export const DMLC_TASK_ID = 'DMLC_TASK_ID';
export const DMLC_NUM_WORKER = 'DMLC_NUM_WORKER';
