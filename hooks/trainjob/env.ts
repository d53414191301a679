// A TrainJob's variables as they are written into a container. Source: Trainer v2.3, which writes each form with
// exactly these members; a file's key, which it loses, is kept.
import type { EnvVar } from '../api/kinds.js';
import { canonicalQuantity } from '../kube/quantities.js';

type EnvVarSource = NonNullable<EnvVar['valueFrom']>;

export function writtenEnv(env: readonly EnvVar[] = []): readonly EnvVar[] {
  return env.map(({ name, value = '', valueFrom }) =>
    valueFrom === undefined ? { name, value } : { name, valueFrom: writtenSource(valueFrom) },
  );
}

function writtenSource({ fieldRef, resourceFieldRef, ...keyRefs }: EnvVarSource): EnvVarSource {
  return {
    ...keyRefs,
    ...(fieldRef === undefined ? {} : { fieldRef: { fieldPath: fieldRef.fieldPath } }),
    ...(resourceFieldRef === undefined
      ? {}
      : {
          resourceFieldRef: {
            containerName: resourceFieldRef.containerName ?? '',
            resource: resourceFieldRef.resource,
            divisor: canonicalQuantity(resourceFieldRef.divisor ?? '0'),
          },
        }),
  };
}
