// A host of hooks on the real API server.
import type { ClusterAccess } from './controlplane/controlplane.js';

export interface Host {
  /** Ends it like a crash, without cleanup. */
  readonly stop: () => Promise<void>;
}

/** The API server, and the token of the host. */
export type HostAccess = Pick<ClusterAccess, 'server' | 'ca' | 'token'>;
