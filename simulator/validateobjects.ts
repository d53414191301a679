// What an API server with our kinds and webhooks would say to objects, without one: what it refuses and why, and what
// it warns about. Of a cluster nothing is known but the objects themselves, in the order of dependence.
import type { AnyObject } from '../hooks/api/hook.js';
import type { HookRoute } from '../hooks/api/route.js';
import { controlPlane } from './controlplane.js';
import { unknownFields } from './memory/unknownfields.js';
import { ApiError } from './objectstore.js';

export interface ValidateOptions {
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  readonly routes: readonly HookRoute[];
}

export interface Validated {
  readonly object: AnyObject;
  /** `refused` is what the API server answers; `unknownKind`: it does not know the kind, and so cannot say. */
  readonly state: 'admitted' | 'refused' | 'unknownKind';
  /** Of a refusal, in the API server's words. */
  readonly message?: string;
  readonly warnings: readonly string[];
}

/** One result an object, in the order in which they were given. */
export async function validateObjects(
  objects: readonly AnyObject[],
  { crds, routes }: ValidateOptions,
): Promise<readonly Validated[]> {
  let warnings: string[] = [];
  const plane = controlPlane({ crds, routes, warned: (_object, warning) => warnings.push(warning) });
  const results = new Map<AnyObject, Validated>();
  for (const object of [...objects].sort((a, b) => rankOf(a) - rankOf(b))) {
    warnings = [];
    results.set(object, { ...(await created(object)), warnings });
  }
  return objects.flatMap((object) => results.get(object) ?? []);

  async function created(object: AnyObject): Promise<Omit<Validated, 'warnings'>> {
    const resource = await plane.store.resourceOfKind(object.apiVersion, object.kind);
    if (resource === undefined) return { object, state: 'unknownKind' };
    const { namespace = 'default', ...metadata } = object.metadata;
    const whole = { ...object, metadata: resource.namespaced ? { ...metadata, namespace } : metadata };
    try {
      const stored = await plane.store.create(whole);
      const unknown = unknownFields(whole, stored);
      if (unknown.length === 0) return { object, state: 'admitted' };
      // As kubectl asks for it, if not told otherwise.
      const message = `strict decoding error: ${unknown.map((field) => `unknown field "${field}"`).join(', ')}`;
      return { object, state: 'refused', message };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { object, state: 'refused', message: error.message };
    }
  }
}

/** A TrainJob needs its runtime. */
function rankOf({ kind }: AnyObject): number {
  return kind === 'TrainJob' ? 1 : 0;
}
