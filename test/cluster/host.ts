// What every host of hooks on the real API server is to a test.
import type { ClusterAccess } from './controlplane/controlplane.js';

export interface Host {
  /** Ends it, as a crash would: nothing is said to anybody. */
  readonly stop: () => Promise<void>;
}

/** The API server, and the token whose rights the host has. */
export type HostAccess = Pick<ClusterAccess, 'server' | 'ca' | 'token'>;
