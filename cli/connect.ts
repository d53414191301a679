// The cluster that a kubeconfig names, as an object store.
import { ApiError } from '../apiserver/objectstore.js';
import { apiServerOf } from '../hooks/adapters/kubeapi.js';
import { type Caller, callerOf } from './apicalls.js';
import { apiStore } from './apistore.js';
import { type Cluster, CommandError } from './context.js';

export async function connect(file: string | undefined, context: string | undefined): Promise<Cluster> {
  try {
    const server = await apiServerOf(file, context);
    return { url: server.url, store: apiStore(reaching(server.url, callerOf(server))) };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(2, `${file ?? 'the kubeconfig'} cannot be used: ${problem}`, cause);
  }
}

/** Keeps refusals of the API server, and describes an API server that does not answer. */
export function reaching(url: string, call: Caller): Caller {
  return async (request) => {
    try {
      return await call(request);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const problem = cause instanceof Error ? cause.message : String(cause);
      const message = `the API server ${url} cannot be reached (${problem}); check that it runs and that the kubeconfig has its address`;
      throw new CommandError(1, message, cause);
    }
  };
}
