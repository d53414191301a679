// Calls of the suite's API server with a token; connections are kept.
import { Agent } from 'node:https';
import { type Caller, callerOf as callsOf } from '../../cli/apicalls.js';
import type { ClusterAccess } from './controlplane/controlplane.js';

export function callerOf({ server, ca, token }: Pick<ClusterAccess, 'server' | 'ca' | 'token'>): Caller {
  const agent = new Agent({ ca, keepAlive: true });
  const authorization = `Bearer ${token}`;
  return callsOf({
    url: server,
    admit: (options) => {
      options.agent = agent;
      options.headers = { ...(options.headers as Readonly<Record<string, string>>), authorization };
      return Promise.resolve();
    },
  });
}
