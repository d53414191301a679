// The contract of an MPI implementation: how its launcher finds the nodes, and how it connects to them by SSH.
import type { EnvVar } from '../../../../../api/kinds.js';

/** The configuration of a launcher. */
export interface Launch {
  /** Path of the hostfile in the launcher. */
  readonly hostfile: string;
  /** Processes on each node. */
  readonly slots: number;
  /** Arguments for ssh. They are split at spaces; quotes have no special meaning. */
  readonly sshArgs: string;
}

export interface Implementation {
  /** The line of one node in the hostfile, without its end. */
  readonly hostLine: (host: string, slots: number) => string;
  /** Variables of the launcher that always have the value of the policy. */
  readonly reserved: (launch: Launch) => readonly EnvVar[];
  /** Variables of the launcher that the runtime or the user may override. */
  readonly defaults: (launch: Launch) => readonly EnvVar[];
  /** Whether its daemons connect to the launcher by its short host name, which needs a DNS search domain. */
  readonly callsByHostName: boolean;
}
