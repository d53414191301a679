// Facts: what a hook must know and its request cannot hold. A need names a generic verb and a key that the hook chooses;
// the fact is found under that key. No verb knows a kind: each kind types its own facts.
import type { AnyObject, KubeObject, LabelledObjects, ObjectName, OwnerReference } from '../api/hook.js';

/** What each verb takes. */
interface Questions {
  /** The object as it is stored. */
  readonly read: { readonly object: ObjectName };
  /** All objects of a kind that have a label. */
  readonly list: { readonly objects: LabelledObjects };
  /** Which of these objects exist, and who controls them. */
  readonly exists: { readonly objects: readonly ObjectName[] };
  /** Would the API server accept this object? */
  readonly dryRunCreate: { readonly object: KubeObject };
  /** A secret that was never used before. */
  readonly freshSecret: { readonly secret: 'sshKey' };
  /** The CA certificates that clients of the hook server must trust, in PEM. */
  readonly serverCa: object;
}

/** What each verb gives. */
export interface Answers {
  /** null: there is no such object, or no such kind. */
  readonly read: AnyObject | null;
  readonly list: readonly AnyObject[];
  /** Without those that could not be looked up. */
  readonly exists: readonly Looked[];
  readonly dryRunCreate: DryRunCreate;
  readonly freshSecret: SSHKey;
  readonly serverCa: string;
}

export type Verb = keyof Questions;
export type NeedOf<V extends Verb> = { readonly fact: string; readonly verb: V } & Questions[V];
export type Need = { readonly [V in Verb]: NeedOf<V> }[Verb];

/** Facts by key; absent when they could not be gathered. */
export type Facts = Readonly<Record<string, unknown>>;

/** The API server's answer to a dry-run create. */
export type DryRunCreate =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'refused';
      readonly code: number;
      readonly message: string;
      /** On AlreadyExists: the controller of the object that has the name; null when it has none. */
      readonly heldBy?: OwnerReference | null;
    };

/** One object of those that were looked up. */
export interface Looked {
  readonly for: ObjectName;
  /** Its metadata alone; null when it does not exist. */
  readonly found: KubeObject | null;
}

/** A fresh key pair for SSH: ECDSA over the curve P-521. */
export interface SSHKey {
  /** In PEM, `EC PRIVATE KEY` (SEC 1). Never logged. */
  readonly privateKey: string;
  /** A line of authorized_keys, with its line end. */
  readonly publicKey: string;
}
