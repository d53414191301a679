// Every environment variable and port that the hooks set in a container.

/** Rendezvous port of torch, JAX and XGBoost. */
export const TRAINER_PORT = 29500;

/** Read by the initializers: what to download. */
export const STORAGE_URI = 'STORAGE_URI';

/** Read by training code that reports its progress: the URL, the file with the CA, and the file with the token. */
export const TRAINER_SERVER_URL = 'KUBEFLOW_TRAINER_SERVER_URL';
export const TRAINER_SERVER_CA_CERT = 'KUBEFLOW_TRAINER_SERVER_CA_CERT';
export const TRAINER_SERVER_TOKEN = 'KUBEFLOW_TRAINER_SERVER_TOKEN';

/** Read by torchrun as the defaults of its flags. */
export const PET_NNODES = 'PET_NNODES';
export const PET_NPROC_PER_NODE = 'PET_NPROC_PER_NODE';
export const PET_NODE_RANK = 'PET_NODE_RANK';
export const PET_MASTER_ADDR = 'PET_MASTER_ADDR';
export const PET_MASTER_PORT = 'PET_MASTER_PORT';

/** Read by jax.distributed.initialize. */
export const JAX_NUM_PROCESSES = 'JAX_NUM_PROCESSES';
export const JAX_PROCESS_ID = 'JAX_PROCESS_ID';
export const JAX_COORDINATOR_ADDRESS = 'JAX_COORDINATOR_ADDRESS';

/** Read by XGBoost's workers and their tracker. */
export const DMLC_TRACKER_URI = 'DMLC_TRACKER_URI';
export const DMLC_TRACKER_PORT = 'DMLC_TRACKER_PORT';
export const DMLC_TASK_ID = 'DMLC_TASK_ID';
export const DMLC_NUM_WORKER = 'DMLC_NUM_WORKER';

/** Read by Open MPI 4's mpirun (ORTE). */
export const OMPI_DEFAULT_HOSTFILE = 'OMPI_MCA_orte_default_hostfile';
export const OMPI_KEEP_FQDN_HOSTNAMES = 'OMPI_MCA_orte_keep_fqdn_hostnames';
export const OMPI_SET_DEFAULT_SLOTS = 'OMPI_MCA_orte_set_default_slots';
export const OMPI_RSH_ARGS = 'OMPI_MCA_plm_rsh_args';

/** Read by Open MPI 5's mpirun (PRRTE). */
export const PRTE_DEFAULT_HOSTFILE = 'PRTE_MCA_prte_default_hostfile';
export const PRTE_KEEP_FQDN_HOSTNAMES = 'PRTE_MCA_prte_keep_fqdn_hostnames';
export const PRTE_SET_DEFAULT_SLOTS = 'PRTE_MCA_prte_set_default_slots';
export const PRTE_SSH_ARGS = 'PRTE_MCA_plm_ssh_args';

/** Read by Intel MPI's mpirun. */
export const I_MPI_HOST_FILE = 'I_MPI_HYDRA_HOST_FILE';
export const I_MPI_PERHOST = 'I_MPI_PERHOST';
export const I_MPI_BOOTSTRAP = 'I_MPI_HYDRA_BOOTSTRAP';
export const I_MPI_BOOTSTRAP_EXEC_EXTRA_ARGS = 'I_MPI_HYDRA_BOOTSTRAP_EXEC_EXTRA_ARGS';

/** Read by MPICH's mpiexec (Hydra). */
export const HYDRA_HOST_FILE = 'HYDRA_HOST_FILE';
export const HYDRA_LAUNCHER = 'HYDRA_LAUNCHER';
export const HYDRA_LAUNCHER_EXTRA_ARGS = 'HYDRA_LAUNCHER_EXTRA_ARGS';
