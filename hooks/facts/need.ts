// Facts: what a hook needs to know in addition to its request. A need has a generic verb and a key that the hook chooses;
// the fact has the same key. Verbs are independent of kinds: each kind types its own facts.
import type { AnyObject, KubeObject, LabelledObjects, ObjectName, OwnerReference } from '../api/hook.js';

/** The arguments of each verb. */
interface Arguments {
  /** The stored object. */
  readonly read: { readonly object: ObjectName };
  /** All objects of a kind that have a label. */
  readonly list: { readonly objects: LabelledObjects };
  /** Which of these objects exist, and who controls them. */
  readonly exists: { readonly objects: readonly ObjectName[] };
  /** Whether the API server would accept this object. */
  readonly dryRunCreate: { readonly object: KubeObject };
  /** A new secret. */
  readonly freshSecret: { readonly secret: 'sshKey' };
  /** The CA certificates that clients of the hook server must trust, in PEM. */
  readonly serverCa: object;
}

/** The result of each verb. */
export interface Answers {
  /** null: the object does not exist, or its kind is not installed. */
  readonly read: AnyObject | null;
  readonly list: readonly AnyObject[];
  /** Without objects that could not be looked up. */
  readonly exists: readonly Looked[];
  readonly dryRunCreate: DryRunCreate;
  readonly freshSecret: SSHKey;
  readonly serverCa: string;
}

export type Verb = keyof Arguments;
export type NeedOf<V extends Verb> = { readonly fact: string; readonly verb: V } & Arguments[V];
export type Need = { readonly [V in Verb]: NeedOf<V> }[Verb];

/** Facts by key; absent if they could not be gathered. */
export type Facts = Readonly<Record<string, unknown>>;

/** The API server's answer to a dry-run create. */
export type DryRunCreate =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'refused';
      readonly code: number;
      readonly message: string;
      /** On AlreadyExists: the controller of the existing object; null if it has none. */
      readonly heldBy?: OwnerReference | null;
    };

/** One of the objects that were looked up. */
export interface Looked {
  readonly for: ObjectName;
  /** Only its metadata; null if it does not exist. */
  readonly found: KubeObject | null;
}

/** A new SSH key pair: ECDSA on the curve P-521. */
export interface SSHKey {
  /** In PEM, `EC PRIVATE KEY` (SEC 1). Never logged. */
  readonly privateKey: string;
  /** A line of authorized_keys, with its newline. */
  readonly publicKey: string;
}
