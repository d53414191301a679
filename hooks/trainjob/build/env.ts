// A TrainJob's environment variables in canonical form. Source: Trainer v2.3, which writes each kind of variable with
// exactly these members; unlike there, a fileKeyRef is kept.
import type { EnvVar } from '../../api/kinds.js';
import { canonicalQuantity } from '../../kube/quantities.js';

type EnvVarSource = NonNullable<EnvVar['valueFrom']>;
type FieldRef = NonNullable<EnvVarSource['fieldRef']>;
type ResourceFieldRef = NonNullable<EnvVarSource['resourceFieldRef']>;

export function canonicalEnv(env: readonly EnvVar[] = []): readonly EnvVar[] {
  return env.map(({ name, value = '', valueFrom }) =>
    valueFrom === undefined ? { name, value } : { name, valueFrom: writtenSource(valueFrom) },
  );
}

function writtenSource({ fieldRef, resourceFieldRef, ...keyRefs }: EnvVarSource): EnvVarSource {
  return {
    ...keyRefs,
    ...(fieldRef === undefined ? {} : { fieldRef: withoutVersion(fieldRef) }),
    ...(resourceFieldRef === undefined ? {} : { resourceFieldRef: withDefaults(resourceFieldRef) }),
  };
}

function withoutVersion({ apiVersion, ...ref }: FieldRef): FieldRef {
  return ref;
}

function withDefaults({ containerName = '', divisor = '0', ...ref }: ResourceFieldRef): ResourceFieldRef {
  return { ...ref, containerName, divisor: canonicalQuantity(divisor) };
}
