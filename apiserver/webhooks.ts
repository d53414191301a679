// Calls our webhooks for each write to a store, in the order of the API server: the mutating webhook, the schema with its
// CEL rules, the validating webhook. Facts come from the store, at once.
import type { AdmissionResponse, AdmissionReview } from '../hooks/api/admission.js';
import type { AnyObject, Timestamp } from '../hooks/api/hook.js';
import type { Admission as AdmissionRow } from '../hooks/contract/admission.js';
import { answerAtOnce } from '../hooks/contract/answer.js';
import type { Kind } from '../hooks/contract/kind.js';
import type { HookRoute } from '../hooks/contract/route.js';
import { type Admission, type Review, admissions } from './admission.js';
import { rulesOf } from './cel/rules.js';
import { celFaults } from './cel/walk.js';
import { jsonPatched } from './memory/patch.js';
import { validate as schemaFaults } from './memory/schema-validate.js';
import type { Schema } from './memory/schema.js';
import { ApiError } from './objectstore.js';
import { type Reader, readerSource } from './source.js';

export interface WebhookOptions extends Reader {
  /** The table of hooks; only those of the API server are called. */
  readonly routes: readonly HookRoute[];
  /** The kinds for whose objects they are called. */
  readonly kinds: readonly Kind[];
  /** The same kinds, as CustomResourceDefinitions. */
  readonly crds: readonly object[];
  readonly now: () => Timestamp;
  /** Called with each warning, as kubectl would show it. */
  readonly warned?: (object: AnyObject, warning: string) => void;
}

export function webhooks(options: WebhookOptions): Admission {
  const ours: Admission = admissions([
    mutating(options),
    conforming(options.crds, options.kinds),
    validating(options),
  ]);
  return (review) => (rowOf(review.object, options.kinds) === undefined ? review.object : ours(review));
}

/** The admission row of an object; undefined if no registered kind has one for it. */
export function rowOf({ apiVersion, kind }: AnyObject, kinds: readonly Kind[]): AdmissionRow | undefined {
  return kinds.find(
    ({ group, admission }) => apiVersion.startsWith(`${group}/`) && admission?.kinds.includes(kind),
  )?.admission;
}

function mutating(options: WebhookOptions): Admission {
  return (review) => {
    const { object } = review;
    if (rowOf(object, options.kinds)?.withDefaults === undefined) return object;
    const { patch } = callWebhook('mutate', review, options);
    if (patch === undefined) return object;
    return jsonPatched(object, JSON.parse(atob(patch)) as object[]) as AnyObject;
  };
}

/** Checks the CRD, which the API server does before it calls a validating webhook. */
export function conforming(crds: readonly object[], kinds: readonly Kind[]): Admission {
  const rules = rulesOf(kinds);
  const schemas = new Map(crds.flatMap(schemasOf));
  return ({ object, oldObject }) => {
    const { apiVersion, kind, metadata } = object;
    const schema = schemas.get(`${apiVersion} ${kind}`) ?? {};
    const structural = schemaFaults(object, schema);
    const faults = structural.length > 0 ? structural : celFaults(object, oldObject, schema, rules);
    if (faults.length === 0) return object;
    const texts = faults.map(({ field, text }) => `${field}: ${text}`);
    const all = texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
    throw new ApiError(
      422,
      'Invalid',
      `${kind}.${apiVersion.split('/', 1).join()} "${metadata.name}" is invalid: ${all}`,
      faults,
    );
  };
}

function validating(options: WebhookOptions): Admission {
  return (review) => {
    const { object, oldObject = object } = review;
    // The webhook is called if its selector matches the old object or the new one.
    const isOut = [object, oldObject].every((one) => optsOut(one, options.kinds));
    if (isOut) return object;
    const { allowed, status, warnings = [] } = callWebhook('validate', review, options);
    for (const warning of warnings) options.warned?.(object, warning);
    if (allowed) return object;
    const by = `validate.${rowOf(object, options.kinds)?.webhook ?? ''}.metatrain.io`;
    const { code = 403, reason = 'Forbidden', message = 'without a reason' } = status ?? {};
    throw new ApiError(code, reason, `admission webhook "${by}" denied the request: ${message}`);
  };
}

export function optsOut(object: AnyObject, kinds: readonly Kind[]): boolean {
  const label = rowOf(object, kinds)?.optOutLabel;
  return label !== undefined && object.metadata.labels?.[label] === 'disabled';
}

function callWebhook(
  webhook: 'mutate' | 'validate',
  review: Review,
  options: WebhookOptions,
): AdmissionResponse {
  const route = options.routes.find(({ path }) => path === `/admission/${webhook}`);
  if (route === undefined) throw new Error(`no hook has the path /admission/${webhook}`);
  const body = { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', ...reviewOf(review) };
  const { answer } = answerAtOnce({ route, body, now: options.now() }, readerSource(options));
  return (answer as { readonly response: AdmissionResponse }).response;
}

export function reviewOf({ object, oldObject }: Review): AdmissionReview {
  const [group = '', version = ''] = object.apiVersion.split('/');
  const { name, namespace } = object.metadata;
  const request = {
    uid: 'simulated',
    kind: { group, version, kind: object.kind },
    operation: oldObject === undefined ? 'CREATE' : 'UPDATE',
    name,
    ...(namespace === undefined ? {} : { namespace }),
    object,
    oldObject: oldObject ?? null,
  };
  return { request };
}

interface Definition {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly {
      readonly name: string;
      readonly schema?: { readonly openAPIV3Schema?: Schema };
    }[];
  };
}

function schemasOf(crd: object): readonly (readonly [string, Schema])[] {
  const { group, names, versions } = (crd as Definition).spec;
  return versions.map(({ name, schema }) => [
    `${group}/${name} ${names.kind}`,
    schema?.openAPIV3Schema ?? {},
  ]);
}
