// The client of the API server. This is the only file that loads @kubernetes/client-node, and it does so before the first
// request, because loading it takes longer than loading the rest of the server.
import type { RequestOptions } from 'node:https';
import type {
  KubernetesObject,
  KubernetesObjectApi,
  PatchStrategy,
  V1DeleteOptions,
} from '@kubernetes/client-node';
import type {
  AnyObject,
  EffectOutcome,
  KubeObject,
  LabelledObjects,
  ObjectName,
  OwnerReference,
} from '../api/hook.js';
import type { DryRunCreate } from '../facts/need.js';

export interface KubeApi {
  /** Loads the client, which takes longer than a hook may. Rejects if the configuration cannot be read. */
  readonly connect: () => Promise<void>;
  /** Whether the API server would accept this object. Rejects if the API server gives no verdict on it. */
  readonly dryRunCreate: (object: KubeObject) => Promise<DryRunCreate>;
  /** The object; null if it does not exist, or its kind is not installed. Rejects if the API server gives no answer. */
  readonly read: (name: ObjectName) => Promise<AnyObject | null>;
  /** All objects; none if their kind is not installed. Rejects if the API server gives no answer. */
  readonly list: (objects: LabelledObjects) => Promise<readonly AnyObject[]>;
  /** Deletes the object if it has not changed since; objects that it owns are deleted after it. Rejects on failure. */
  readonly remove: (name: ObjectName, seen: Seen) => Promise<EffectOutcome>;
  /** Sets annotations of the object if it has the uid. Rejects on failure. */
  readonly annotate: (
    name: ObjectName,
    seen: Pick<Seen, 'uid'>,
    annotations: Readonly<Record<string, string>>,
  ) => Promise<EffectOutcome>;
  /** The user of a token that is valid for one of the audiences, else null. Rejects if the API server gives no answer. */
  readonly reviewToken: (token: string, audiences: readonly string[]) => Promise<TokenHolder | null>;
}

/** A user as a TokenReview names it. */
export interface TokenHolder {
  readonly username: string;
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** The object as it was when it was last read. */
export interface Seen {
  readonly uid: string;
  readonly resourceVersion: string;
}

/** The API server of KUBECONFIG, else that of the Pod's cluster; undefined without either. */
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

/** The API server of a kubeconfig: its URL, and its credentials. */
export interface ApiServer {
  /** `https://host:port`, perhaps with a path. */
  readonly url: string;
  /** Adds certificates and credentials, which may change between two requests. */
  readonly admit: (options: RequestOptions) => Promise<void>;
}

/** Of the file, else of KUBECONFIG or ~/.kube/config. Throws if it cannot be read, or does not have the context. */
export async function apiServerOf(file: string | undefined, context?: string): Promise<ApiServer> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  if (file === undefined) config.loadFromDefault();
  else config.loadFromFile(file);
  if (context !== undefined) config.setCurrentContext(context);
  const url = config.getCurrentCluster()?.server;
  if (url === undefined) throw new Error(`the context ${config.getCurrentContext()} does not exist`);
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
    // The client adds fields to the object, so it gets a copy.
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
    // The client parses dates; this converts them to text again.
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

async function remove(client: KubernetesObjectApi, name: ObjectName, seen: Seen): Promise<EffectOutcome> {
  // The API server reads the query only when there is no body.
  const options = {
    propagationPolicy: 'Background',
    preconditions: { ...seen },
  } as unknown as V1DeleteOptions;
  try {
    await client.delete(headerOf(name), undefined, undefined, undefined, undefined, undefined, options);
    return 'done';
  } catch (cause) {
    return outcomeOf(cause);
  }
}

async function annotate(
  client: KubernetesObjectApi,
  name: ObjectName,
  { uid }: Pick<Seen, 'uid'>,
  annotations: Readonly<Record<string, string>>,
): Promise<EffectOutcome> {
  const header = headerOf(name);
  // A uid in a patch is a precondition.
  const patch = { ...header, metadata: { ...header.metadata, uid, annotations } };
  // The client's enumeration is not available before the client is loaded.
  const merge = 'application/merge-patch+json' as PatchStrategy;
  try {
    await client.patch(patch, undefined, undefined, 'metatrain', undefined, merge);
    return 'done';
  } catch (cause) {
    return outcomeOf(cause);
  }
}

function outcomeOf(cause: unknown): EffectOutcome {
  const { code, message } = refusalOf(cause).answer;
  if (code === 404) return 'gone';
  if (code === 409) return 'changed';
  throw new Error(`the API server refused the request (${code}): ${message}`, { cause });
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
    // The message may quote the token, so only the code is passed on.
    throw new Error(`the API server refused to review a token (${refusalOf(cause).answer.code})`);
  });
  const { authenticated = false, audiences: accepted = [], user = {} } = status;
  // An API server that does not support audiences returns none.
  const isValid = authenticated && accepted.some((audience) => audiences.includes(audience));
  return isValid ? { username: user.username ?? '', extra: user.extra ?? {} } : null;
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

/** The refusal of an object. Errors about our permissions or the state of the API server are rethrown. */
function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof Error)) throw cause;
  const code = 'code' in cause && typeof cause.code === 'number' ? cause.code : undefined;
  if (isUnknownKind(cause, code)) {
    const message = 'the API server does not know the apiVersion and kind';
    return { reason: 'NotFound', answer: { outcome: 'refused', code: 404, message } };
  }
  if (code === undefined) throw cause;
  const { message, reason } = statusOf('body' in cause ? cause.body : undefined);
  const isAboutPermissions = code === 401 || (code === 403 && / cannot \w+ (resource|path) /.test(message));
  const isTemporary =
    code === 408 || code === 429 || (code >= 500 && !message.includes('failed calling webhook'));
  if (isAboutPermissions || isTemporary)
    throw new Error(`the API server answered ${code} ${reason ?? ''}`.trim());
  return { reason, answer: { outcome: 'refused', code, message } };
}

// The client looks up kinds with the discovery API before it sends the request.
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
