// Open MPI. Of an image's version nothing is known, so both runtimes are told: ORTE of version 4 (OMPI_MCA_*, as
// Kubeflow Trainer v2.3 sets them) and PRRTE of version 5, which does not read ORTE's names: mpirun would start every
// process on the launcher, and succeed. Source: the manual pages orte_hosts(7) and mpirun(1) of Open MPI 4.1, and
// https://docs.open-mpi.org/en/v5.0.x/ (MCA parameters, launching with SSH) with PRRTE 3.0.
import {
  OMPI_DEFAULT_HOSTFILE,
  OMPI_KEEP_FQDN_HOSTNAMES,
  OMPI_RSH_ARGS,
  OMPI_SET_DEFAULT_SLOTS,
  PRTE_DEFAULT_HOSTFILE,
  PRTE_KEEP_FQDN_HOSTNAMES,
  PRTE_SET_DEFAULT_SLOTS,
  PRTE_SSH_ARGS,
} from '../../../../api/env.js';
import type { Implementation } from './implementation.js';

export const openMPI: Implementation = {
  hostLine: (host, slots) => `${host} slots=${slots}`,
  // ORTE gives ssh the name as it keeps it: without the domain no node would be found.
  reserved: ({ hostfile, slots, sshArgs }) => [
    { name: OMPI_DEFAULT_HOSTFILE, value: hostfile },
    { name: OMPI_KEEP_FQDN_HOSTNAMES, value: 'true' },
    { name: OMPI_SET_DEFAULT_SLOTS, value: String(slots) },
    { name: OMPI_RSH_ARGS, value: sshArgs },
  ],
  // PRRTE gives ssh the whole name all the same, and knows itself by its short one: with the domain kept, a launcher
  // that is a node would try to reach itself by ssh.
  defaults: ({ hostfile, slots, sshArgs }) => [
    { name: PRTE_DEFAULT_HOSTFILE, value: hostfile },
    { name: PRTE_KEEP_FQDN_HOSTNAMES, value: 'false' },
    { name: PRTE_SET_DEFAULT_SLOTS, value: String(slots) },
    { name: PRTE_SSH_ARGS, value: sshArgs },
  ],
  // Its daemons call back by address.
  callsByHostName: false,
};
