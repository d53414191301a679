// Where objects live: in memory, or on a real API server. The engine and the actors use only this interface.
import type { AnyObject, ObjectName } from '../hooks/api/hook.js';

/** One kind, as in discovery. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  /** Lower-case plural: `jobsets`. */
  readonly plural: string;
  readonly namespaced: boolean;
  readonly hasStatus: boolean;
}

export type ObjectRef = ObjectName;

export interface WriteOptions {
  readonly fieldManager?: string;
  readonly dryRun?: boolean;
  readonly subresource?: 'status';
}

export type Patch =
  | { readonly type: 'merge'; readonly body: object }
  | { readonly type: 'json'; readonly body: readonly object[] }
  | { readonly type: 'apply'; readonly body: object; readonly force?: boolean };

export interface DeleteOptions {
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly propagationPolicy?: 'Background' | 'Foreground' | 'Orphan';
}

/**
 * The part of the Kubernetes API that the engine needs. Callers may keep returned objects but must not
 * change them. A refused call rejects with an ApiError that has the code and reason of the API server.
 */
export interface ObjectStore {
  /** The kind with an apiVersion and a plural; undefined while it is not served. */
  resourceOf(apiVersion: string, plural: string): Promise<Resource | undefined>;
  /** The same by kind. */
  resourceOfKind(apiVersion: string, kind: string): Promise<Resource | undefined>;
  get(ref: ObjectRef): Promise<AnyObject>;
  /** All objects of a kind, in one namespace or in all. */
  list(resource: Resource, namespace?: string): Promise<readonly AnyObject[]>;
  create(object: object, options?: WriteOptions): Promise<AnyObject>;
  update(object: object, options?: WriteOptions): Promise<AnyObject>;
  patch(ref: ObjectRef, patch: Patch, options?: WriteOptions): Promise<AnyObject>;
  delete(ref: ObjectRef, options?: DeleteOptions): Promise<void>;
}

/** One fault of an object: `spec.size` and `Required value`. */
export interface Fault {
  readonly field: string;
  readonly text: string;
}

/** A call that the API server refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status: 404, 409, 422. */
  readonly code: number;
  /** Kubernetes' reason: `NotFound`, `AlreadyExists`, `Conflict`, `Invalid`. */
  readonly reason: string;
  /** The faults in the message; empty if it is not about fields. */
  readonly faults: readonly Fault[];

  constructor(code: number, reason: string, message: string, faults: readonly Fault[] = []) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.faults = faults;
  }
}
