// Open MPI. The version in the image is not known, so both runtimes are configured: ORTE of version 4 (OMPI_MCA_*, as
// Kubeflow Trainer v2.3 sets them) and PRRTE of version 5, which does not read ORTE's variables: mpirun would start every
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
  // ORTE passes the name to ssh as it keeps it: without the domain, no node would be found.
  reserved: ({ hostfile, slots, sshArgs }) => [
    { name: OMPI_DEFAULT_HOSTFILE, value: hostfile },
    { name: OMPI_KEEP_FQDN_HOSTNAMES, value: 'true' },
    { name: OMPI_SET_DEFAULT_SLOTS, value: String(slots) },
    { name: OMPI_RSH_ARGS, value: sshArgs },
  ],
  // PRRTE always passes the full name to ssh, and identifies itself by its short name: with the domain kept, a launcher
  // that is a node would connect to itself by ssh.
  defaults: ({ hostfile, slots, sshArgs }) => [
    { name: PRTE_DEFAULT_HOSTFILE, value: hostfile },
    { name: PRTE_KEEP_FQDN_HOSTNAMES, value: 'false' },
    { name: PRTE_SET_DEFAULT_SLOTS, value: String(slots) },
    { name: PRTE_SSH_ARGS, value: sshArgs },
  ],
  // Its daemons connect to the launcher by address.
  callsByHostName: false,
};
