// MPICH. Source: its manual "Using the Hydra Process Manager" (pmodels/mpich, doc/wiki/how_to), for 3.1 and later:
// only the hostfile sets how many processes a node runs, and a second word such as slots=2 in a line is fatal.
import { HYDRA_HOST_FILE, HYDRA_LAUNCHER, HYDRA_LAUNCHER_EXTRA_ARGS } from '../../../../api/env.js';
import type { Implementation } from './implementation.js';

export const mpich: Implementation = {
  hostLine: (host, slots) => `${host}:${slots}`,
  reserved: () => [],
  defaults: ({ hostfile, sshArgs }) => [
    { name: HYDRA_HOST_FILE, value: hostfile },
    { name: HYDRA_LAUNCHER, value: 'ssh' },
    { name: HYDRA_LAUNCHER_EXTRA_ARGS, value: sshArgs },
  ],
  callsByHostName: true,
};
