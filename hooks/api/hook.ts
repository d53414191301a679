// Metacontroller v2 hooks as they travel: what a hook is sent, and what it answers.
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

/** An API write that the hook server carries out itself; each kind has a file in `hooks/adapters/effects/`. */
export type Effect = DeleteTrainJob;

/** Its time to live is up. Nothing else that has its name is deleted, nor the TrainJob once it has changed. */
export interface DeleteTrainJob {
  readonly effect: 'deleteTrainJob';
  readonly object: ObjectName;
  readonly uid: string;
  readonly resourceVersion: string;
  /** Why, for the log. */
  readonly because: string;
}

/**
 * What came of an effect. `gone`: there is no such object any more; `changed`: it is another one, or no longer as the
 * hook saw it; `unreachable`: there is no API server to write to.
 */
export type Carried = 'done' | 'gone' | 'changed' | 'unreachable';

/** Rejects when it failed. */
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

/** What a hook knows beside its request: the time, and the facts that its `needs` asked for. */
export interface At {
  readonly now: Timestamp;
  readonly facts: Facts;
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

/** Something that a request cannot hold and that is to be gathered before the hook runs. */
export type Need =
  /** Would the API server take this object? Asked by a dry-run create. */
  | { readonly fact: 'dryRunCreate'; readonly object: KubeObject }
  /** The object as it stands. */
  | { readonly fact: 'runtime' | 'snapshot' | 'jobSet'; readonly object: ObjectName }
  /** Which of these objects are there, and whose they are. */
  | { readonly fact: 'existing'; readonly objects: readonly ObjectName[] }
  /** The TrainJobs in queues of Kueue's. */
  | { readonly fact: 'queuedTrainJobs'; readonly objects: LabelledObjects }
  /** A key pair that nobody has had before. */
  | { readonly fact: 'sshKey' }
  /** Whom Pods are to trust that report their progress. */
  | { readonly fact: 'progressCa' };

/** The API server's answer to a dry-run create. */
export type DryRunCreate =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'refused';
      readonly code: number;
      readonly message: string;
      /** On AlreadyExists: who controls the object that holds the name; null when nobody does. */
      readonly heldBy?: OwnerReference | null;
    };

/** One object of those that were looked for. */
export interface Looked {
  readonly for: ObjectName;
  /** Its metadata alone; null when there is none of that name. */
  readonly found: KubeObject | null;
}

/** A fresh key pair for SSH: ECDSA over the curve P-521. */
export interface SSHKey {
  /** In PEM, `EC PRIVATE KEY` (SEC 1). Never logged. */
  readonly privateKey: string;
  /** A line of authorized_keys, with its end. */
  readonly publicKey: string;
}

/** Facts by the need that asked for them; a member is absent when it was not asked for or could not be had. */
export interface Facts {
  readonly dryRunCreate?: DryRunCreate;
  /** null: there is no such object, or no such kind. */
  readonly runtime?: AnyObject | null;
  readonly snapshot?: AnyObject | null;
  readonly jobSet?: AnyObject | null;
  /** Without those that could not be looked for. */
  readonly existing?: readonly Looked[];
  readonly queuedTrainJobs?: readonly AnyObject[];
  readonly sshKey?: SSHKey;
  /** Certificates in PEM. */
  readonly progressCa?: string;
}

export type SyncHook<P extends KubeObject, S = object> = (
  request: CompositeRequest<P>,
  at: At,
) => CompositeAnswer<S>;

export type CustomizeHook<P extends KubeObject> = (request: CustomizeRequest<P>) => CustomizeAnswer;
