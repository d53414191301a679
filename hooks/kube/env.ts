// Environment variables of a container: a list that is a map by name (Kubernetes core/v1).
import type { EnvVar } from '../api/kinds.js';
import { upsert } from './listmap.js';

/** Field that holds a Pod's index within its Job. */
const COMPLETION_INDEX_FIELD = "metadata.annotations['batch.kubernetes.io/job-completion-index']";

/** Sets variables: an existing one keeps its place and gets the new value, a new one is appended. */
export function upsertEnv(
  env: readonly EnvVar[] | undefined,
  variables: readonly EnvVar[],
): readonly EnvVar[] {
  return upsert(env, variables, ({ name }) => name);
}

/** A variable that holds the Pod's index within its Job. */
export function fromCompletionIndex(name: string): EnvVar {
  return { name, valueFrom: { fieldRef: { fieldPath: COMPLETION_INDEX_FIELD } } };
}
