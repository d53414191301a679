// Parses a CompositeController or DecoratorController into one type, with the defaults of their schema.
// Source: Metacontroller's API, group metacontroller.k8s.io/v1alpha1.
import type { AnyObject } from '../../hooks/api/hook.js';
import { type JsonObject, isObject, memberOf } from '../../hooks/kube/json.js';
import type { Webhook } from '../hookcaller.js';
import type { DecodeMode } from './decode.js';
import { parseLabelSelector } from './labelselector.js';
import type { LabelSelector } from './labelselector.js';

export type HookVersion = 'v1' | 'v2';
export type HookName = 'sync' | 'finalize' | 'customize';
export type UpdateMethod = 'OnDelete' | 'Recreate' | 'InPlace';

export interface Hook {
  readonly name: HookName;
  readonly version: HookVersion;
  /** A hook without one cannot be called; a finalize hook enables the finalizer even so. */
  readonly webhook: Webhook | undefined;
  readonly mode: DecodeMode;
  readonly etag: { readonly timeoutSeconds: number | undefined } | undefined;
}

export interface ResourceRule {
  readonly apiVersion: string;
  readonly plural: string;
}

export interface ParentRule extends ResourceRule {
  readonly labelSelector: LabelSelector;
  readonly annotationSelector: LabelSelector;
  readonly ignoreStatusChanges: boolean;
}

export interface ChildRule extends ResourceRule {
  readonly method: UpdateMethod;
}

export interface ControllerSpec {
  readonly kind: 'CompositeController' | 'DecoratorController';
  readonly name: string;
  /** As it is sent to hooks. */
  readonly object: AnyObject;
  readonly finalizer: string;
  readonly parents: readonly ParentRule[];
  readonly children: readonly ChildRule[];
  readonly hooks: Readonly<Partial<Record<HookName, Hook>>>;
  readonly generateSelector: boolean;
  readonly resyncPeriodSeconds: number | undefined;
}

/** A controller object that Metacontroller cannot start or the simulator does not support. */
export class ControllerError extends Error {
  override readonly name = 'ControllerError';
}

export function parseController(object: AnyObject): ControllerSpec {
  const { kind, metadata } = object;
  if (kind !== 'CompositeController' && kind !== 'DecoratorController') {
    throw new ControllerError(`${kind} is neither a CompositeController nor a DecoratorController`);
  }
  const isComposite = kind === 'CompositeController';
  const spec = objectOf(object['spec']);
  if (!isObject(spec['hooks'])) throw new ControllerError(`${kind} ${metadata.name} has no hooks`);
  const period = spec['resyncPeriodSeconds'];
  return {
    kind,
    name: metadata.name,
    object: withDefaults(object, isComposite),
    finalizer: `metacontroller.io/${kind.toLowerCase()}-${metadata.name}`,
    parents: (isComposite ? [spec['parentResource']] : listOf(spec['resources'])).map(parseParent),
    children: listOf(spec[isComposite ? 'childResources' : 'attachments']).map((rule) =>
      parseChild(rule, isComposite),
    ),
    hooks: parseHooks(spec['hooks']),
    generateSelector: spec['generateSelector'] === true,
    resyncPeriodSeconds: typeof period === 'number' ? period : undefined,
  };
}

function parseParent(value: unknown): ParentRule {
  const rule = objectOf(value);
  const { matchAnnotations, matchExpressions } = objectOf(rule['annotationSelector']);
  return {
    ...parseResource(rule),
    labelSelector: parseSelector(rule['labelSelector']),
    annotationSelector: parseSelector({ matchLabels: matchAnnotations, matchExpressions }),
    ignoreStatusChanges: rule['ignoreStatusChanges'] === true,
  };
}

function parseSelector(value: unknown): LabelSelector {
  const selector = value == null ? {} : parseLabelSelector(value);
  if (selector === undefined) throw new ControllerError(`${JSON.stringify(value)} is not a selector`);
  return selector;
}

function parseChild(value: unknown, isComposite: boolean): ChildRule {
  const rule = objectOf(value);
  return {
    ...parseResource(rule),
    method: parseMethod(memberOf(rule, 'updateStrategy', 'method'), isComposite),
  };
}

function parseResource(rule: JsonObject): ResourceRule {
  const { apiVersion, resource } = rule;
  if (typeof apiVersion === 'string' && typeof resource === 'string') return { apiVersion, plural: resource };
  throw new ControllerError('a rule needs apiVersion and resource');
}

function parseMethod(method: unknown, isComposite: boolean): UpdateMethod {
  switch (method ?? 'OnDelete') {
    case 'OnDelete':
      return 'OnDelete';
    case 'Recreate':
      return 'Recreate';
    case 'InPlace':
      return 'InPlace';
    // A decorator treats the rolling methods as the plain ones.
    case 'RollingRecreate':
      return refuseRolling(isComposite, 'Recreate');
    case 'RollingInPlace':
      return refuseRolling(isComposite, 'InPlace');
    default:
      throw new ControllerError(`${JSON.stringify(method)} is not an update method`);
  }
}

function refuseRolling(isComposite: boolean, plain: UpdateMethod): UpdateMethod {
  if (!isComposite) return plain;
  throw new ControllerError(`Rolling${plain} stops after one child in Metacontroller 4.17: use ${plain}`);
}

function parseHooks(hooks: JsonObject): ControllerSpec['hooks'] {
  const names: readonly HookName[] = ['sync', 'finalize', 'customize'];
  const parsed = names
    .filter((name) => isObject(hooks[name]))
    .map((name) => [name, parseHook(name, objectOf(hooks[name]))] as const);
  return Object.fromEntries(parsed);
}

function parseHook(name: HookName, hook: JsonObject): Hook {
  const version = hook['version'] === 'v2' ? 'v2' : 'v1';
  const webhook = isObject(hook['webhook']) ? hook['webhook'] : undefined;
  const { url, path, service } = webhook ?? {};
  if (webhook !== undefined && url === undefined && (path === undefined || service === undefined)) {
    throw new ControllerError(`the ${name} hook has neither url nor service and path`);
  }
  const mode = webhook?.['responseUnMarshallMode'] ?? (version === 'v2' ? 'strict' : 'loose');
  return {
    name,
    version,
    webhook,
    mode: mode === 'strict' ? 'strict' : 'loose',
    etag: parseEtag(objectOf(webhook?.['etag'])),
  };
}

function parseEtag({ enabled, cacheTimeoutSeconds, cacheCleanupSeconds }: JsonObject): Hook['etag'] {
  if (enabled !== true) return undefined;
  if (typeof cacheTimeoutSeconds !== 'number') return { timeoutSeconds: undefined };
  if (typeof cacheCleanupSeconds === 'number') return { timeoutSeconds: cacheTimeoutSeconds };
  throw new ControllerError(
    'etag.cacheTimeoutSeconds without cacheCleanupSeconds makes Metacontroller panic',
  );
}

/** The defaults of the schema, and the empty status of a controller. */
function withDefaults(object: AnyObject, isComposite: boolean): AnyObject {
  const spec = objectOf(object['spec']);
  const hooks = Object.entries(objectOf(spec['hooks'])).map(
    ([name, hook]) => [name, isObject(hook) ? { version: 'v1', ...hook } : hook] as const,
  );
  const children = isComposite
    ? { childResources: listOf(spec['childResources']).map(withStatusChecks) }
    : {};
  return { ...object, spec: { ...spec, ...children, hooks: Object.fromEntries(hooks) }, status: {} };
}

function withStatusChecks(rule: unknown): unknown {
  if (!isObject(rule) || !isObject(rule['updateStrategy'])) return rule;
  return { ...rule, updateStrategy: { statusChecks: {}, ...rule['updateStrategy'] } };
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
