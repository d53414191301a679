// The contract of an MPI implementation: how its launcher learns of the nodes, and how it reaches them by SSH.
import type { EnvVar } from '../../../../../api/kinds.js';

/** What a launcher has to be told. */
export interface Launch {
  /** Path of the hostfile in the launcher. */
  readonly hostfile: string;
  /** Processes on each node. */
  readonly slots: number;
  /** Arguments for ssh. They are split at blanks; quotes mean nothing. */
  readonly sshArgs: string;
}

export interface Implementation {
  /** The line of one node in the hostfile, without its end. */
  readonly hostLine: (host: string, slots: number) => string;
  /** Variables of the launcher that nobody else sets. */
  readonly reserved: (launch: Launch) => readonly EnvVar[];
  /** Variables of the launcher that give way to a value in the runtime or of the user's own. */
  readonly defaults: (launch: Launch) => readonly EnvVar[];
  /** Whether its daemons call the launcher by its bare host name, which Pods do not find without a search domain. */
  readonly callsByHostName: boolean;
}
