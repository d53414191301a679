// The API server's way with our kinds, for a store that is asked about each write: the mutating webhook, the schema
// with its CEL rules, the validating webhook. Facts come from the store, at once.
import type { AdmissionResponse, AdmissionReview } from '../hooks/api/admission.js';
import type {
  AnyObject,
  Facts,
  LabelledObjects,
  Looked,
  Need,
  ObjectName,
  Timestamp,
} from '../hooks/api/hook.js';
import { WEBHOOK_VALIDATION } from '../hooks/trainjob/api/labels.js';
import type { HookRoute } from '../hooks/api/route.js';
import { type Admission, type Review, admissions } from './admission.js';
import { celFaults } from './cel/walk.js';
import { jsonPatched } from './memory/patch.js';
import type { Schema } from './memory/schema.js';
import { validate as schemaFaults } from './memory/schema-validate.js';
import { ApiError } from './objectstore.js';

export interface WebhookOptions {
  /** The table of hooks; only those of the API server are asked. */
  readonly routes: readonly HookRoute[];
  /** The kinds, as CustomResourceDefinitions. */
  readonly crds: readonly object[];
  /** The object; null when there is none, undefined when nobody can say. */
  readonly read: (name: ObjectName) => AnyObject | null | undefined;
  readonly list: (objects: LabelledObjects) => readonly AnyObject[] | undefined;
  readonly now: () => Timestamp;
  /** Told of each warning, as kubectl would show it. */
  readonly warned?: (object: AnyObject, warning: string) => void;
}

const GROUP = 'trainer.kubeflow.org';

export function webhooks(options: WebhookOptions): Admission {
  const ours: Admission = admissions([mutating(options), conforming(options.crds), validating(options)]);
  return (review) => (review.object.apiVersion.startsWith(`${GROUP}/`) ? ours(review) : review.object);
}

function mutating(options: WebhookOptions): Admission {
  return (review) => {
    const { object } = review;
    if (object.kind !== 'TrainJob') return object;
    const { patch } = ask('mutate', review, options);
    if (patch === undefined) return object;
    return jsonPatched(object, JSON.parse(atob(patch)) as object[]) as AnyObject;
  };
}

/** What the CRD says: the API server has looked at that before it asks a validating webhook. */
export function conforming(crds: readonly object[]): Admission {
  const schemas = new Map(crds.flatMap(schemasOf));
  return ({ object, oldObject }) => {
    const { apiVersion, kind, metadata } = object;
    const schema = schemas.get(`${apiVersion} ${kind}`) ?? {};
    const ofForm = schemaFaults(object, schema);
    const faults = ofForm.length > 0 ? ofForm : celFaults(object, oldObject, schema);
    if (faults.length === 0) return object;
    const texts = faults.map(({ field, text }) => `${field}: ${text}`);
    const all = texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
    throw new ApiError(422, 'Invalid', `${kind}.${GROUP} "${metadata.name}" is invalid: ${all}`, faults);
  };
}

function validating(options: WebhookOptions): Admission {
  return (review) => {
    const { object, oldObject = object } = review;
    // A selector that fits the old object or the new one is enough to be asked.
    const isOut = [object, oldObject].every(optsOut);
    if (isOut) return object;
    const { allowed, status, warnings = [] } = ask('validate', review, options);
    for (const warning of warnings) options.warned?.(object, warning);
    if (allowed) return object;
    const by = `validate.${object.kind === 'TrainJob' ? 'trainjobs' : 'runtimes'}.metatrain.io`;
    const { code = 403, reason = 'Forbidden', message = 'without a reason' } = status ?? {};
    throw new ApiError(code, reason, `admission webhook "${by}" denied the request: ${message}`);
  };
}

export function optsOut({ kind, metadata }: AnyObject): boolean {
  return kind !== 'TrainJob' && metadata.labels?.[WEBHOOK_VALIDATION] === 'disabled';
}

function ask(webhook: 'mutate' | 'validate', review: Review, options: WebhookOptions): AdmissionResponse {
  const route = options.routes.find(({ path }) => path === `/admission/${webhook}`);
  if (route === undefined) throw new Error(`no hook has the path /admission/${webhook}`);
  const body = { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', ...reviewOf(review) };
  const [fault] = route.check(body);
  if (fault !== undefined) throw new Error(`${fault.field} ${fault.problem}`);
  const now = options.now();
  const first = factsOf(route.needs(body, now), options);
  const facts = { ...first, ...factsOf(route.needsMore?.(body, first) ?? [], options) };
  const { answer } = route.run(body, { now, facts });
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

/** Reads objects of a cluster. */
export type Reader = Pick<WebhookOptions, 'read' | 'list'>;

export function factsOf(needs: readonly Need[], { read, list }: Reader): Facts {
  const facts = needs.map((need): Facts => {
    switch (need.fact) {
      case 'runtime':
      case 'snapshot':
      case 'jobSet': {
        const found = read(need.object);
        return found === undefined ? {} : { [need.fact]: found };
      }
      case 'existing':
        return { existing: need.objects.flatMap((name) => looked(name, read(name))) };
      case 'queuedTrainJobs': {
        const found = list(need.objects);
        return found === undefined ? {} : { queuedTrainJobs: found };
      }
      case 'dryRunCreate':
      case 'sshKey':
      case 'progressCa':
        return {};
    }
  });
  return Object.assign({}, ...facts) as Facts;
}

function looked(name: ObjectName, found: AnyObject | null | undefined): readonly Looked[] {
  return found === undefined ? [] : [{ for: name, found }];
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
