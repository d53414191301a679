// The definitions that a store starts with. Many stores start with the same ones, and checking a large schema and
// recording its fields takes longer than most tests. The result is therefore cached by the definition that was passed in.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Admission } from '../admission.js';
import { kindOf, type Context } from './context.js';
import { frozen } from './frozen.js';
import { create } from './write.js';

const installed = new WeakMap<object, AnyObject>();

/** Creates the CustomResourceDefinition `crd`, which must not be modified afterwards. */
export function install(context: Context, crd: object): void {
  const known = installed.get(crd);
  const kind = kindOf(context, crd as AnyObject);
  if (known !== undefined && context.objects.get(kind, '', known.metadata.name) === undefined) {
    const object = renewed(known, context);
    if (context.admit({ object }) === object) {
      context.store(kind, object);
      return;
    }
  }
  const changed = new Set<object>();
  const admit: Admission = (review) => {
    const given = context.admit(review);
    if (given !== review.object) changed.add(given);
    return given;
  };
  const created = create({ ...context, admit }, crd, {});
  if (changed.size === 0) installed.set(crd, created);
}

/** The object as it would be if it were created in this store. */
function renewed(known: AnyObject, { now, uid }: Context): AnyObject {
  const time = now();
  const { resourceVersion: _, managedFields = [], ...metadata } = known.metadata;
  const entries = managedFields.map((entry) => ({ ...entry, time }));
  return frozen({
    ...known,
    metadata: { ...metadata, uid: uid(), creationTimestamp: time, managedFields: entries },
  });
}
