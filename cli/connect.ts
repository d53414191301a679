// The cluster that a kubeconfig names, as an object store.
import { apiServerOf } from '../hooks/adapters/kubeapi.js';
import { callerOf } from './apicalls.js';
import { apiStore } from './apistore.js';
import { type Cluster, CommandError } from './surroundings.js';

export async function connect(file: string | undefined, context: string | undefined): Promise<Cluster> {
  try {
    const server = await apiServerOf(file, context);
    return { url: server.url, store: apiStore(callerOf(server)) };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(2, `${file ?? 'the kubeconfig'} cannot be used: ${problem}`, cause);
  }
}
