// One sync of one target of a DecoratorController, step by step. Source: Metacontroller's decorator controller.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type JsonObject, isObject } from '../../hooks/kube/json.js';
import { DECORATOR_CONTROLLER, withAnnotation } from './annotations.js';
import type { Group } from './childkey.js';
import { manageChildren } from './children.js';
import type { Context } from './context.js';
import type { Shape } from './decode.js';
import { desiredOf } from './desired.js';
import { joined } from './errors.js';
import { isManaged, managesChildren, reconcileFinalizer, withoutFinalizer } from './parent.js';
import { isRefused } from './readmodifywrite.js';
import { askHook } from './sync.js';
import type { Pass } from './sync.js';

export const decoratorAnswer: Shape & { readonly is: 'members' } = {
  is: 'members',
  of: {
    labels: { is: 'strings' },
    annotations: { is: 'strings' },
    status: { is: 'map' },
    attachments: { is: 'list', of: { is: 'child' } },
    resyncAfterSeconds: { is: 'number' },
    finalized: { is: 'boolean' },
  },
};

export async function syncDecorator(pass: Pass): Promise<void> {
  const { context, rule, cached } = pass;
  const { spec } = context;
  if (!isManaged(spec, rule, cached)) return;
  const target = await reconcileFinalizer(context, cached);
  if (!isManaged(spec, rule, target)) return;
  const observed = attachmentsOf(context, target);
  const answer = await askHook(pass, target, observed, { parent: 'object', children: 'attachments' });
  const desired = desiredOf(answer['attachments'], target).map((attachment) =>
    withAnnotation(attachment, DECORATOR_CONTROLLER, spec.name),
  );
  // Unlike a composite parent, a target is written before its attachments; if that fails, they are not written.
  if (!(await writeTarget(pass, target, answer)) || !managesChildren(spec, target)) return;
  const errors = await manageChildren(context, target, observed, desired);
  if (errors.length > 0) throw joined(errors);
}

/** Objects that the target controls and that have the annotation of this decorator. Nothing is adopted or released. */
function attachmentsOf({ spec, view }: Context, target: AnyObject): readonly Group[] {
  const { uid = '', namespace } = target.metadata;
  return spec.children.map((rule) => {
    const resource = view.resourceOf(rule);
    if (resource === undefined) throw new Error(`${rule.plural} of ${rule.apiVersion} are not known`);
    const objects = view
      .controlledBy(resource, uid)
      .filter(({ metadata }) => namespace === undefined || metadata.namespace === namespace)
      .filter(({ metadata }) => metadata.annotations?.[DECORATOR_CONTROLLER] === spec.name);
    return { resource, objects };
  });
}

/** Labels, annotations, status and finalizer, on the cached copy. False on a conflict. */
async function writeTarget(
  { context, resource }: Pass,
  target: AnyObject,
  answer: JsonObject,
): Promise<boolean> {
  const { spec, store, fieldManager } = context;
  const decorated = decorate(target, answer);
  const changed = answer['finalized'] === true ? withoutFinalizer(decorated, spec.finalizer) : decorated;
  if (equal(changed, target)) return true;
  try {
    const hasNewStatus = resource.hasStatus && !equal(changed['status'], target['status']);
    const written = hasNewStatus
      ? await store.update(changed, { fieldManager, subresource: 'status' })
      : target;
    const { resourceVersion } = written.metadata;
    const metadata =
      resourceVersion === undefined ? changed.metadata : { ...changed.metadata, resourceVersion };
    // The main resource is updated in any case.
    await store.update({ ...changed, metadata }, { fieldManager });
    return true;
  } catch (error) {
    if (isRefused(error, 'NotFound', 'Conflict')) return false;
    throw error;
  }
}

function decorate(target: AnyObject, answer: JsonObject): AnyObject {
  const { metadata, ...rest } = target;
  const status: unknown = target['status'];
  if (status !== undefined && !isObject(status)) throw new Error('the status of the target is not an object');
  return {
    ...rest,
    ...(answer['status'] == null ? {} : { status: answer['status'] }),
    metadata: {
      ...metadata,
      ...edited('labels', metadata.labels, answer['labels']),
      ...edited('annotations', metadata.annotations, answer['annotations']),
    },
  };
}

type Strings = Readonly<Record<string, string>>;

/** Sets keys, and removes those that are null; a map that was empty and stays empty is omitted. */
function edited(field: string, old: Strings | undefined, edits: unknown): JsonObject {
  if (!isObject(edits)) return {};
  const entries = Object.entries({ ...old, ...edits }).filter(([, value]) => value !== null);
  return entries.length === 0 && old === undefined ? {} : { [field]: Object.fromEntries(entries) };
}
