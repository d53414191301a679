// Brings the children from the observed to the desired state: deletes first, then creates and updates, one by one.
// Source: Metacontroller's ManageChildren, for composites and decorators.
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { refOf } from '../../hooks/kube/refs.js';
import { shuffled } from '../random.js';
import type { Group } from './childkey.js';
import type { Context } from './context.js';
import { applyDynamically } from './dynamicapply.js';
import { isDeleting } from './parent.js';
import { isRefused } from './readmodifywrite.js';
import { applyOnServer } from './serversideapply.js';
import type { ResourceRule } from './spec.js';
import { keyOf } from './view.js';

interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
}

interface Wanted extends Kind {
  readonly children: Map<string, AnyObject>;
}

/** The errors of single children: a failure does not stop the others. */
export async function manageChildren(
  context: Context,
  parent: AnyObject,
  observed: readonly Group[],
  desired: readonly AnyObject[],
): Promise<readonly Error[]> {
  const errors: Error[] = [];
  const wanted = byKindAndKey(desired);
  for (const { resource, objects } of sorted(observed, ({ resource }) => resource)) {
    const kept = wanted.get(idOf(resource));
    for (const child of shuffled(objects, context.random)) {
      if (isDeleting(child) || kept?.children.has(keyOf(child)) === true) continue;
      await collect(errors, () => remove(context, child));
    }
  }
  for (const kind of sorted([...wanted.values()], (kind) => kind)) {
    await collect(errors, () => writeKind(context, parent, observed, kind, errors));
  }
  return errors;
}

/** Of two children with the same name the last one counts. */
function byKindAndKey(desired: readonly AnyObject[]): ReadonlyMap<string, Wanted> {
  const kinds = new Map<string, Wanted>();
  for (const child of desired) {
    const { apiVersion, kind } = child;
    const wanted = kinds.get(idOf(child)) ?? { apiVersion, kind, children: new Map<string, AnyObject>() };
    wanted.children.set(keyOf(child), child);
    kinds.set(idOf(child), wanted);
  }
  return kinds;
}

async function writeKind(
  context: Context,
  parent: AnyObject,
  groups: readonly Group[],
  { apiVersion, kind, children }: Wanted,
  errors: Error[],
): Promise<void> {
  const resource = await context.store.resourceOfKind(apiVersion, kind);
  if (resource === undefined) throw new Error(`no kind ${kind} in ${apiVersion}`);
  const observed = groups.find((group) => idOf(group.resource) === idOf(resource))?.objects ?? [];
  const method = context.spec.children.find((rule) => isOf(rule, resource))?.method ?? 'OnDelete';
  const apply = context.applyMode === 'dynamic' ? applyDynamically : applyOnServer;
  const byKey = new Map(observed.map((child) => [keyOf(child), child]));
  for (const [key, desired] of shuffled([...children], context.random)) {
    await collect(errors, () => apply(context, { parent, desired, observed: byKey.get(key), method }));
  }
}

async function remove({ store, applied }: Context, child: AnyObject): Promise<void> {
  try {
    await store.delete(refOf(child), { uid: child.metadata.uid ?? '', propagationPolicy: 'Background' });
  } catch (error) {
    if (!isRefused(error, 'NotFound')) throw error;
  }
  applied.forget(child);
}

async function collect(errors: Error[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    errors.push(error as Error);
  }
}

/** By group, version and kind. */
function sorted<T>(items: readonly T[], of: (item: T) => Kind): readonly T[] {
  const place = (item: T): string => {
    const { apiVersion, kind } = of(item);
    const [version = '', group = ''] = apiVersion.split('/').reverse();
    return [group, version, kind].join('\n');
  };
  return items.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function isOf(rule: ResourceRule, resource: Resource): boolean {
  return rule.apiVersion === resource.apiVersion && rule.plural === resource.plural;
}

function idOf({ apiVersion, kind }: Kind): string {
  return `${apiVersion}/${kind}`;
}
