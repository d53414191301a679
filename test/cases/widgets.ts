// The kinds of the store's cases: every form that a structural schema can have.
import { randomUUID } from 'node:crypto';
import type { ObjectRef, ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import { aVersion, withStatus, aDefinition } from '../support/definitions.js';

const text = { type: 'string' };

const widgetSpec = {
  type: 'object',
  properties: {
    size: { type: 'integer', default: 1, minimum: 0, maximum: 10 },
    ratio: { type: 'number', minimum: 0, exclusiveMinimum: true },
    mode: { type: 'string', enum: ['fast', 'slow'] },
    code: { type: 'string', pattern: '^[a-z]+$', minLength: 2, maxLength: 4 },
    maybe: { type: 'string', nullable: true },
    port: { 'x-kubernetes-int-or-string': true },
    tags: { type: 'array', items: text, 'x-kubernetes-list-type': 'set', maxItems: 4 },
    items: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: text,
          value: text,
          count: { type: 'integer', default: 3 },
          sub: { type: 'object', properties: { a: text, b: { type: 'string', default: 'x' } } },
        },
      },
    },
    ports: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['number', 'protocol'],
      items: {
        type: 'object',
        required: ['number'],
        properties: { number: { type: 'integer' }, protocol: { type: 'string', default: 'TCP' }, note: text },
      },
    },
    list: {
      type: 'array',
      items: { type: 'object', properties: { a: text, b: { type: 'integer', default: 7 } } },
    },
    map: { type: 'object', additionalProperties: text },
    atom: { type: 'object', 'x-kubernetes-map-type': 'atomic', properties: { a: text, b: text } },
    nested: { type: 'object', default: {}, properties: { x: { type: 'string', default: 'y' }, z: text } },
    struct: { type: 'object', required: ['a'], properties: { a: text, b: text } },
    free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    template: {
      type: 'object',
      'x-kubernetes-embedded-resource': true,
      properties: { spec: { type: 'object', properties: { a: text } } },
    },
  },
};

const widgetStatus = {
  type: 'object',
  properties: {
    phase: text,
    conditions: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['type'],
      items: { type: 'object', required: ['type'], properties: { type: text, status: text } },
    },
  },
};

const group = 'cases.example.org';

const definitions = [
  aDefinition({
    group,
    kind: 'Widget',
    versions: [
      aVersion({
        ...withStatus,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            required: ['spec'],
            properties: { spec: widgetSpec, status: widgetStatus },
          },
        },
      }),
    ],
  }),
  aDefinition({ group, kind: 'Gadget', scope: 'Cluster' }),
];

const apiVersion = `${group}/v1`;

/** Defines the kinds; a real API server takes a moment to serve them. */
export async function define(store: ObjectStore): Promise<void> {
  for (const crd of definitions) {
    await store.create(crd).catch((error: unknown) => {
      if ((error as { reason?: string }).reason !== 'AlreadyExists') throw error;
    });
  }
  for (const kind of ['Widget', 'Gadget'])
    await served(store, { apiVersion, kind, name: 'none', namespace: 'default' });
}

async function served(store: ObjectStore, ref: ObjectRef): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    // If the kind is served, the object is not found.
    const message = await store.get(ref).then(String, String);
    if (message.includes('"none"')) return;
    if (tries === 100) throw new Error(`${ref.kind} is not served: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

// A cluster outlives a test file: the names of each file have their own prefix.
const beginning = `case-${randomUUID().slice(0, 8)}`;
let count = 0;

/** A name that no other case has. */
export const newName = (): string => `${beginning}-${(count += 1)}`;

export interface WidgetChange {
  readonly metadata?: Partial<ObjectMeta>;
  readonly spec?: object;
  readonly status?: object;
}

export function aWidget(name: string, { metadata, spec = {}, ...rest }: WidgetChange = {}): AnyObject {
  return { apiVersion, kind: 'Widget', metadata: { name, namespace: 'default', ...metadata }, spec, ...rest };
}

export const widgetRef = (name: string): ObjectRef => ({
  apiVersion,
  kind: 'Widget',
  name,
  namespace: 'default',
});

export const aGadget = (name: string, members: object = {}): AnyObject => ({
  apiVersion,
  kind: 'Gadget',
  metadata: { name },
  ...members,
});

export const aConfigMap = (name: string, members: object = {}): AnyObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'default' },
  ...members,
});

export const configMapRef = (name: string): ObjectRef => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  name,
  namespace: 'default',
});

/** The fields of each manager: `{ 'a Apply': ['spec.map.a'] }`, with leaves and the containers that it manages. */
export function holdersOf({ metadata }: AnyObject): Readonly<Record<string, readonly string[]>> {
  const entries = (metadata.managedFields ?? []).map((entry) => {
    const through = entry.subresource === undefined ? '' : ` ${entry.subresource}`;
    const holder = `${entry.manager ?? ''} ${entry.operation ?? ''}${through}`;
    return [holder, pathsOf(entry.fieldsV1 ?? {}).sort()] as const;
  });
  return Object.fromEntries(entries);
}

function pathsOf(node: object, path: readonly string[] = []): readonly string[] & string[] {
  const members = Object.entries(node) as [string, object][];
  const at = path.join('.');
  if (members.length === 0 && path.length > 0) return [at];
  return members.flatMap(([key, child]) =>
    key === '.' ? [`${at}.`] : pathsOf(child, [...path, key.startsWith('f:') ? key.slice(2) : key]),
  );
}
