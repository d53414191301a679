// Shared by all calls of the store.
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import type { Admission } from '../admission.js';
import type { ObjectRef } from '../objectstore.js';
import { noSuchKind, notFound } from './errors.js';
import type { Kind } from './kind.js';
import type { Kinds } from './kinds.js';
import type { Objects } from './objects.js';

export interface Context {
  readonly objects: Objects;
  readonly kinds: Kinds;
  readonly now: () => Timestamp;
  readonly uid: () => string;
  readonly admit: Admission;
  /** Stores an object with a new resourceVersion, or removes it if its deletion only had to wait for finalizers. */
  readonly store: (kind: Kind, object: AnyObject) => AnyObject;
  readonly drop: (kind: Kind, object: AnyObject) => void;
}

export function kindOf({ kinds }: Context, of: { readonly apiVersion: string; readonly kind: string }): Kind {
  const known = kinds.byKind(of.apiVersion, of.kind);
  if (known === undefined) throw noSuchKind();
  return known;
}

export function liveOf(context: Context, ref: ObjectRef): AnyObject {
  const kind = kindOf(context, ref);
  const object = context.objects.get(kind, namespaceOf(kind, ref), ref.name);
  if (object === undefined) throw notFound(kind, ref.name);
  return object;
}

/** The effective namespace: none for a cluster-scoped kind. */
export const namespaceOf = (kind: Kind, { namespace = '' }: { readonly namespace?: string }): string =>
  kind.namespaced ? namespace : '';
