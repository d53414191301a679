// An ObjectStore for a real API server, with the access of the suite.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { apiStore } from '../../cli/apistore.js';
import type { ClusterAccess } from './controlplane/controlplane.js';
import { callerOf } from './request.js';

/** The store with the rights of a token. */
export function realStore(access: Pick<ClusterAccess, 'server' | 'ca' | 'token'>): ObjectStore {
  return apiStore(callerOf(access));
}
