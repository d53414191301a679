// Metacontroller v2 hooks on the wire: what a hook receives, and what it answers.
// Source: the composite and customize contracts of Metacontroller 4.17.

/** An RFC 3339 time in UTC with whole seconds, as Kubernetes writes it: `2030-01-01T12:00:00Z`. */
export type Timestamp = string;

export interface OwnerReference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean;
  readonly blockOwnerDeletion?: boolean;
}

/** Which fields of an object a field manager has applied (server-side apply's bookkeeping). */
export interface ManagedFieldsEntry {
  readonly manager?: string;
  readonly operation?: string;
  readonly apiVersion?: string;
  readonly fieldsType?: string;
  readonly fieldsV1?: object;
  readonly subresource?: string;
  readonly time?: Timestamp;
}

export interface ObjectMeta {
  readonly name: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly creationTimestamp?: Timestamp;
  readonly deletionTimestamp?: Timestamp;
  readonly deletionGracePeriodSeconds?: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly finalizers?: readonly string[];
  readonly ownerReferences?: readonly OwnerReference[];
  readonly managedFields?: readonly ManagedFieldsEntry[];
}

/** Any Kubernetes object, in JSON. Kinds with a type of their own extend it. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
}

/** An object whose further members are not known to the compiler. */
export interface AnyObject extends KubeObject {
  readonly [member: string]: unknown;
}

/**
 * Objects by kind, then by key. The outer key is `Kind.version` for the core group and `Kind.group/version`
 * otherwise; the inner key is `namespace/name`, or `name` alone for what has no namespace.
 */
export type ObjectsByKind = Readonly<Record<string, Readonly<Record<string, AnyObject>>>>;

/** What sync and finalize of a composite controller are sent. */
export interface CompositeRequest<P extends KubeObject = AnyObject> {
  readonly controller: AnyObject;
  readonly parent: P;
  readonly children: ObjectsByKind;
  readonly related: ObjectsByKind;
  readonly finalizing: boolean;
}

/** What they answer. `status` replaces the parent's whole status; a child that is left out is deleted. */
export interface CompositeAnswer<S = object> {
  readonly status: S;
  readonly children: readonly KubeObject[];
  /** Seconds until this parent is to be synced again; one-shot. */
  readonly resyncAfterSeconds?: number;
  readonly finalized?: boolean;
  /** What was decided, for logs and metrics. Never on the wire. */
  readonly decision?: Decision;
  /** Writes that Metacontroller cannot express, carried out after the answer. Never on the wire. */
  readonly effects?: readonly Effect[];
}

/** What sync and finalize of a decorator controller are sent. */
export interface DecoratorRequest<P extends KubeObject = AnyObject> {
  readonly controller: AnyObject;
  readonly object: P;
  readonly attachments: ObjectsByKind;
  readonly related: ObjectsByKind;
  readonly finalizing: boolean;
}

/** What they answer. An attachment that is left out is deleted; the object's status stays as it is. */
export interface DecoratorAnswer {
  /** Set, or taken away by null; others stay. */
  readonly annotations?: Readonly<Record<string, string | null>>;
  readonly attachments: readonly KubeObject[];
  readonly resyncAfterSeconds?: number;
  readonly finalized?: boolean;
  /** What was decided, for logs and metrics. Never on the wire. */
  readonly decision?: Decision;
}

/** `phase` and `reason` are words of a fixed set (they become metric labels): never a name of an object. */
export interface Decision {
  readonly phase: string;
  readonly reason: string;
}

/**
 * An API write that Metacontroller cannot express and the hook server carries out itself, on exactly the object that the
 * hook saw: an object of the same name, or one that has changed since, is left alone.
 */
export interface Effect {
  /** A name from the table `effects` of a kind; it becomes a metric label. */
  readonly effect: string;
  readonly object: ObjectName;
  readonly uid: string;
  readonly resourceVersion: string;
  /** Why, for the log. */
  readonly because: string;
}

/**
 * The outcome of an effect. `gone`: there is no such object; `changed`: it is another object of the name, or it has
 * changed since the hook saw it; `unreachable`: no API server is configured.
 */
export type Carried = 'done' | 'gone' | 'changed' | 'unreachable';

/** Rejects when the effect failed, or when no kind declares it. */
export type CarryOut = (effect: Effect) => Promise<Carried>;

/** What customize of any controller is sent. */
export interface CustomizeRequest<P extends KubeObject = AnyObject> {
  readonly controller: AnyObject;
  readonly parent: P;
}

/** One rule for related objects; `names` excludes the selectors. */
export interface RelatedRule {
  readonly apiVersion: string;
  readonly resource: string;
  readonly namespace?: string;
  readonly names?: readonly string[];
  readonly labelSelector?: object;
  readonly namespaceSelector?: object;
}

export interface CustomizeAnswer {
  readonly relatedResources: readonly RelatedRule[];
}

/** What a hook knows in addition to its request: the time, and the facts that its `needs` asked for. */
export interface At<F extends object = object> {
  readonly now: Timestamp;
  /** By the key that the need gave each; a fact that could not be gathered is absent. */
  readonly facts: F;
}

/** Names one object. */
export interface ObjectName {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** Names all objects of a kind that have a label; those of one namespace, or of all. */
export interface LabelledObjects {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly label: string;
}
