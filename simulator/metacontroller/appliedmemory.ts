// What server-side apply has applied, to avoid applying it again.
// Source: the memory of Metacontroller's apply strategy server-side-apply.
import type { AnyObject } from '../../hooks/api/hook.js';
import { goJson } from './gojson.js';

interface Applied {
  readonly desired: string;
  readonly uid: string | undefined;
  readonly generation: number | undefined;
  readonly resourceVersion: string | undefined;
}

/** What one process has applied, until it deletes the child or ends. */
export class AppliedMemory {
  readonly #applied = new Map<string, Applied>();

  /** Drift is detected by the generation, or by the resourceVersion for an object without one. */
  isCurrent(desired: AnyObject, observed: AnyObject): boolean {
    const known = this.#applied.get(idOf(observed));
    const { uid, generation, resourceVersion } = observed.metadata;
    if (known?.uid !== uid || known?.generation !== generation) return false;
    if ((generation ?? 0) === 0 && known?.resourceVersion !== resourceVersion) return false;
    return known?.desired === goJson(desired);
  }

  remember(desired: AnyObject, object: AnyObject): void {
    const { uid, generation, resourceVersion } = object.metadata;
    this.#applied.set(idOf(object), { desired: goJson(desired), uid, generation, resourceVersion });
  }

  forget(object: AnyObject): void {
    this.#applied.delete(idOf(object));
  }
}

function idOf({ apiVersion, kind, metadata: { namespace = '', name } }: AnyObject): string {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return `${group}/${kind}/${namespace}/${name}`;
}
