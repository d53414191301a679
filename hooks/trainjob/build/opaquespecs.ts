// runtimePatches[].opaqueRuntimeSpec as its annotation keeps it: a client that was built without the field removes it
// from the spec with any update, but keeps annotations.
import { isObject } from '../../kube/json.js';
import { OPAQUE_SPECS } from '../api/labels.js';
import type { RuntimePatch, TrainJob } from '../api/types.js';

type Specs = Readonly<Record<string, object>>;

/** By manager. An entry that cannot be parsed is ignored. */
export function keptSpecsOf({ metadata }: TrainJob): Specs {
  const text = metadata.annotations?.[OPAQUE_SPECS];
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    const entries = isObject(value) ? Object.entries(value).filter(([, spec]) => isObject(spec)) : [];
    return Object.fromEntries(entries) as Specs;
  } catch {
    return {};
  }
}

/** The spec of one patch: its own, or else the one that is kept for its manager. */
export function opaqueSpecOf(patch: RuntimePatch, kept: Specs): object | undefined {
  if (patch.opaqueRuntimeSpec !== undefined) return patch.opaqueRuntimeSpec;
  return Object.hasOwn(kept, patch.manager) ? kept[patch.manager] : undefined;
}
