// Metacontroller v2 hooks on the wire: requests and answers.
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

/** The fields of an object that a field manager owns (server-side apply). */
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

/** An object whose other members have no static type. */
export interface AnyObject extends KubeObject {
  readonly [member: string]: unknown;
}

/**
 * Objects by kind, then by key. The outer key is `Kind.version` for the core group and `Kind.group/version`
 * otherwise; the inner key is `namespace/name`, or `name` for cluster-scoped objects.
 */
export type ObjectsByKind = Readonly<Record<string, Readonly<Record<string, AnyObject>>>>;

/** The request of sync and finalize of a CompositeController. */
export interface CompositeRequest<P extends KubeObject = AnyObject> {
  readonly controller: AnyObject;
  readonly parent: P;
  readonly children: ObjectsByKind;
  readonly related: ObjectsByKind;
  readonly finalizing: boolean;
}

/** Their answer. `status` replaces the whole status of the parent; a child that is left out is deleted. */
export interface CompositeAnswer<S = object> {
  readonly status: S;
  readonly children: readonly KubeObject[];
  /** Seconds until this parent is synced again, once. */
  readonly resyncAfterSeconds?: number;
  readonly finalized?: boolean;
  /** The decision, for logs and metrics. Never on the wire. */
  readonly decision?: Decision;
  /** Writes that Metacontroller cannot express, carried out after the answer. Never on the wire. */
  readonly effects?: readonly Effect[];
}

/** The request of sync and finalize of a DecoratorController. */
export interface DecoratorRequest<P extends KubeObject = AnyObject> {
  readonly controller: AnyObject;
  readonly object: P;
  readonly attachments: ObjectsByKind;
  readonly related: ObjectsByKind;
  readonly finalizing: boolean;
}

/** Their answer. An attachment that is left out is deleted; the status of the object does not change. */
export interface DecoratorAnswer {
  /** Annotations to set, or to remove with null; others do not change. */
  readonly annotations?: Readonly<Record<string, string | null>>;
  readonly attachments: readonly KubeObject[];
  readonly resyncAfterSeconds?: number;
  readonly finalized?: boolean;
  /** The decision, for logs and metrics. Never on the wire. */
  readonly decision?: Decision;
}

/** `phase` and `reason` come from fixed sets, because they become metric labels: never the name of an object. */
export interface Decision {
  readonly phase: string;
  readonly reason: string;
}

/**
 * An API write that Metacontroller cannot express, so that the hook server carries it out itself. It applies only to the
 * object that the hook observed, not to another object with the same name or to one that has changed since.
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
 * The outcome of an effect. `gone`: the object does not exist; `changed`: it is another object with the same name, or it
 * has changed since the hook observed it; `unreachable`: no API server is configured.
 */
export type EffectOutcome = 'done' | 'gone' | 'changed' | 'unreachable';

/** Rejects if the effect failed, or if no kind declares it. */
export type CarryOut = (effect: Effect) => Promise<EffectOutcome>;

/** The request of customize of any controller. */
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

/** What a hook gets in addition to its request: the time, and the facts of its `needs`. */
export interface At<F extends object = object> {
  readonly now: Timestamp;
  /** By the key of the need; a fact that could not be gathered is absent. */
  readonly facts: F;
}

/** Names one object. */
export interface ObjectName {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** Names all objects of a kind that have a label, in one namespace or in all. */
export interface LabelledObjects {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly label: string;
}
