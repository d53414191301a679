// An ObjectStore over a real API server, by the access of the suite.
import { apiStore } from '../../cli/apistore.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { ClusterAccess } from './controlplane/controlplane.js';
import { callerOf } from './request.js';

/** The store that the access' token opens. */
export function realStore(access: Pick<ClusterAccess, 'server' | 'ca' | 'token'>): ObjectStore {
  return apiStore(callerOf(access));
}
