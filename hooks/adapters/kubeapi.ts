// The API server, asked by @kubernetes/client-node: the only file that loads it, and not before the first question,
// for it takes longer to load than the rest of the server.
import type { RequestOptions } from 'node:https';
import type {
  KubernetesObject,
  KubernetesObjectApi,
  PatchStrategy,
  V1DeleteOptions,
} from '@kubernetes/client-node';
import type {
  AnyObject,
  Carried,
  KubeObject,
  LabelledObjects,
  ObjectName,
  OwnerReference,
} from '../api/hook.js';
import type { DryRunCreate } from '../facts/need.js';

export interface KubeApi {
  /** Gets ready to ask, which takes longer than a hook may. Rejects when the configuration cannot be read. */
  readonly connect: () => Promise<void>;
  /** Would the API server take this object? Rejects when the API server cannot say. */
  readonly dryRunCreate: (object: KubeObject) => Promise<DryRunCreate>;
  /** The object; null when there is none, or no such kind. Rejects when the API server cannot say. */
  readonly read: (name: ObjectName) => Promise<AnyObject | null>;
  /** All of them; none when there is no such kind. Rejects when the API server cannot say. */
  readonly list: (objects: LabelledObjects) => Promise<readonly AnyObject[]>;
  /** Deletes the object if it is still that one; what it owns goes after it. Rejects when it could not be done. */
  readonly remove: (name: ObjectName, seen: Seen) => Promise<Carried>;
  /** Sets annotations of the object if it is still that one. Rejects when it could not be done. */
  readonly annotate: (
    name: ObjectName,
    seen: Pick<Seen, 'uid'>,
    annotations: Readonly<Record<string, string>>,
  ) => Promise<Carried>;
  /** Whose token it is, if it is good for one of the audiences. Rejects when the API server cannot say. */
  readonly reviewToken: (token: string, audiences: readonly string[]) => Promise<TokenHolder | null>;
}

/** A user as a TokenReview names it. */
export interface TokenHolder {
  readonly username: string;
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** An object as it was when it was last looked at. */
export interface Seen {
  readonly uid: string;
  readonly resourceVersion: string;
}

/** The API server that the environment names: KUBECONFIG, else the cluster of the pod; undefined without either. */
export function kubeApiOf(env: Readonly<Record<string, string | undefined>>): KubeApi | undefined {
  if (!env['KUBECONFIG'] && !env['KUBERNETES_SERVICE_HOST']) return undefined;
  const byKubeconfig = Boolean(env['KUBECONFIG']);
  let client: Promise<KubernetesObjectApi> | undefined;
  const connected = (): Promise<KubernetesObjectApi> =>
    (client ??= connect(byKubeconfig).catch((cause: unknown) => {
      client = undefined;
      throw cause;
    }));
  return {
    connect: async () => {
      await connected();
    },
    dryRunCreate: async (object) => dryRunCreate(await connected(), object),
    read: async (name) => read(await connected(), name),
    list: async (objects) => list(await connected(), objects),
    remove: async (name, seen) => remove(await connected(), name, seen),
    annotate: async (name, seen, annotations) => annotate(await connected(), name, seen, annotations),
    reviewToken: async (token, audiences) => reviewToken(await connected(), token, audiences),
  };
}

/** The API server of a kubeconfig: where it is, and what lets a request in. */
export interface ApiServer {
  /** `https://host:port`, perhaps with a path. */
  readonly url: string;
  /** Adds certificates and credentials; they may be renewed between two requests. */
  readonly admit: (options: RequestOptions) => Promise<void>;
}

/** Of the file, else of KUBECONFIG or ~/.kube/config. Throws when it cannot be read, or names no such context. */
export async function apiServerOf(file: string | undefined, context?: string): Promise<ApiServer> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  if (file === undefined) config.loadFromDefault();
  else config.loadFromFile(file);
  if (context !== undefined) config.setCurrentContext(context);
  const url = config.getCurrentCluster()?.server;
  if (url === undefined) throw new Error(`there is no context ${config.getCurrentContext()}`);
  return { url, admit: (options) => config.applyToHTTPSOptions(options) };
}

async function connect(byKubeconfig: boolean): Promise<KubernetesObjectApi> {
  const { KubeConfig, KubernetesObjectApi } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  if (byKubeconfig) config.loadFromDefault();
  else config.loadFromCluster();
  return KubernetesObjectApi.makeApiClient(config);
}

async function dryRunCreate(client: KubernetesObjectApi, object: KubeObject): Promise<DryRunCreate> {
  try {
    // The client fills in what is missing; the caller's object stays as it is.
    await client.create<KubernetesObject>(structuredClone(object) as object, undefined, 'All');
    return { outcome: 'accepted' };
  } catch (cause) {
    const refusal = refusalOf(cause);
    if (refusal.reason !== 'AlreadyExists') return refusal.answer;
    return { ...refusal.answer, heldBy: await controllerOf(client, object) };
  }
}

async function read(client: KubernetesObjectApi, name: ObjectName): Promise<AnyObject | null> {
  try {
    const object = await client.read(headerOf(name));
    // Dates of the client become text again.
    return JSON.parse(JSON.stringify(object)) as AnyObject;
  } catch (cause) {
    if (refusalOf(cause).answer.code === 404) return null;
    throw cause;
  }
}

async function list(
  client: KubernetesObjectApi,
  { apiVersion, kind, namespace, label }: LabelledObjects,
): Promise<readonly AnyObject[]> {
  const none = undefined;
  try {
    const { items } = await client.list(apiVersion, kind, namespace, none, none, none, none, label);
    return JSON.parse(JSON.stringify(items)) as readonly AnyObject[];
  } catch (cause) {
    if (refusalOf(cause).answer.code === 404) return [];
    throw cause;
  }
}

async function remove(client: KubernetesObjectApi, name: ObjectName, seen: Seen): Promise<Carried> {
  // The API server reads the query only when there is no body.
  const options = {
    propagationPolicy: 'Background',
    preconditions: { ...seen },
  } as unknown as V1DeleteOptions;
  try {
    await client.delete(headerOf(name), undefined, undefined, undefined, undefined, undefined, options);
    return 'done';
  } catch (cause) {
    return carriedOf(cause);
  }
}

async function annotate(
  client: KubernetesObjectApi,
  name: ObjectName,
  { uid }: Pick<Seen, 'uid'>,
  annotations: Readonly<Record<string, string>>,
): Promise<Carried> {
  const header = headerOf(name);
  // A uid in a patch is a precondition.
  const patch = { ...header, metadata: { ...header.metadata, uid, annotations } };
  // The client's enumeration is not there before the client is.
  const merge = 'application/merge-patch+json' as PatchStrategy;
  try {
    await client.patch(patch, undefined, undefined, 'metatrain', undefined, merge);
    return 'done';
  } catch (cause) {
    return carriedOf(cause);
  }
}

function carriedOf(cause: unknown): Carried {
  const { code, message } = refusalOf(cause).answer;
  if (code === 404) return 'gone';
  if (code === 409) return 'changed';
  throw new Error(`the API server refuses it (${code}): ${message}`, { cause });
}

interface Reviewed extends KubernetesObject {
  readonly status?: {
    readonly authenticated?: boolean;
    readonly audiences?: readonly string[];
    readonly user?: Partial<TokenHolder>;
  };
}

async function reviewToken(
  client: KubernetesObjectApi,
  token: string,
  audiences: readonly string[],
): Promise<TokenHolder | null> {
  const review = { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenReview', spec: { token, audiences } };
  const { status = {} } = await client.create<Reviewed>(review).catch((cause: unknown) => {
    // Its words may be about the token: only the code is passed on.
    throw new Error(`the API server refuses to review a token (${refusalOf(cause).answer.code})`);
  });
  const { authenticated = false, audiences: good = [], user = {} } = status;
  // An API server that knows nothing of audiences names none.
  const isGood = authenticated && good.some((audience) => audiences.includes(audience));
  return isGood ? { username: user.username ?? '', extra: user.extra ?? {} } : null;
}

async function controllerOf(client: KubernetesObjectApi, object: KubeObject): Promise<OwnerReference | null> {
  const { apiVersion, kind, metadata } = object;
  const { name, namespace } = metadata;
  const held = await client.read(
    headerOf({ apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) }),
  );
  const controller = held.metadata?.ownerReferences?.find((reference) => reference.controller === true);
  return controller ?? null;
}

interface Header {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

function headerOf({ apiVersion, kind, ...metadata }: ObjectName): Header {
  return { apiVersion, kind, metadata };
}

interface Refusal {
  readonly reason: string | undefined;
  readonly answer: Extract<DryRunCreate, { readonly outcome: 'refused' }>;
}

/** What the API server says about the object itself. What it says about us, or about its own state, is rethrown. */
function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof Error)) throw cause;
  const code = 'code' in cause && typeof cause.code === 'number' ? cause.code : undefined;
  if (isUnknownKind(cause, code)) {
    const message = 'the API server does not know the apiVersion and kind';
    return { reason: 'NotFound', answer: { outcome: 'refused', code: 404, message } };
  }
  if (code === undefined) throw cause;
  const { message, reason } = statusOf('body' in cause ? cause.body : undefined);
  const isAboutUs = code === 401 || (code === 403 && / cannot \w+ (resource|path) /.test(message));
  const isForNow =
    code === 408 || code === 429 || (code >= 500 && !message.includes('failed calling webhook'));
  if (isAboutUs || isForNow) throw new Error(`the API server answered ${code} ${reason ?? ''}`.trim());
  return { reason, answer: { outcome: 'refused', code, message } };
}

// The client looks kinds up in the API server's discovery before it asks.
function isUnknownKind({ message }: Error, code: number | undefined): boolean {
  const isLookup = message.startsWith('Failed to fetch resource metadata');
  return message.startsWith('Unrecognized API version and kind') || (isLookup && code === 404);
}

interface Status {
  readonly message: string;
  readonly reason?: string;
}

function statusOf(body: unknown): Status {
  try {
    const status = (typeof body === 'string' ? JSON.parse(body) : body) as Partial<Status> | undefined;
    return { ...status, message: status?.message ?? 'refused without a message' };
  } catch {
    return { message: 'refused without a message' };
  }
}
