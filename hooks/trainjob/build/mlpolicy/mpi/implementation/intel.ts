// Intel MPI. Source: Intel MPI Library Developer Reference for Linux, "Hydra Environment Variables" and "Hostfile"
// (2021.8 to 2021.15). A count in the hostfile is used only with -machinefile: I_MPI_PERHOST sets the number per node.
import {
  I_MPI_BOOTSTRAP,
  I_MPI_BOOTSTRAP_EXEC_EXTRA_ARGS,
  I_MPI_HOST_FILE,
  I_MPI_PERHOST,
} from '../../../../api/env.js';
import type { Implementation } from './implementation.js';

export const intel: Implementation = {
  hostLine: (host, slots) => `${host}:${slots}`,
  reserved: () => [],
  defaults: ({ hostfile, slots, sshArgs }) => [
    { name: I_MPI_HOST_FILE, value: hostfile },
    { name: I_MPI_PERHOST, value: String(slots) },
    { name: I_MPI_BOOTSTRAP, value: 'ssh' },
    { name: I_MPI_BOOTSTRAP_EXEC_EXTRA_ARGS, value: sshArgs },
  ],
  callsByHostName: true,
};
