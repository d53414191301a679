// Which kinds there are: the table of the built-in ones, and what a CustomResourceDefinition adds to it.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Resource } from '../objectstore.js';
import { configMap, job, pod, secret, service } from './builtin.js';
import type { JsonObject } from './json.js';
import { withMetadata } from './metadata-schema.js';
import { anything, type Schema } from './schema.js';

export interface Kind extends Resource {
  readonly group: string;
  /** apiVersion in which objects are kept; other versions differ in apiVersion alone (conversion strategy None). */
  readonly storedAs: string;
  /** Has metadata.generation, counted up on each change of what is neither metadata nor status. */
  readonly hasGeneration: boolean;
  /** Of a CustomResourceDefinition: PUT wants a resourceVersion, the status subresource takes status alone. */
  readonly isCustom: boolean;
  /** Of the whole object, metadata included. */
  readonly schema: Schema;
  /** Of a ConfigMap or Secret: the members that hold its data. */
  readonly dataMembers: readonly string[];
  /** Members that never change. */
  readonly fixedMembers: readonly string[];
  /** What an object of this kind has even before anything is written in it, so that nobody comes to hold it. */
  readonly blank: JsonObject;
  /** The status that a new object has. */
  readonly firstStatus: JsonObject | undefined;
  /** What becomes of dependents when whoever deletes does not say. */
  readonly propagation: 'Background' | 'Orphan';
}

type Traits = Partial<Omit<Kind, 'apiVersion' | 'kind' | 'plural'>>;

function row(apiVersion: string, kind: string, plural: string, traits: Traits): Kind {
  const { schema = anything, ...others } = traits;
  return {
    apiVersion,
    kind,
    plural,
    schema: withMetadata(schema),
    group: groupOf(apiVersion),
    storedAs: apiVersion,
    namespaced: true,
    hasStatus: false,
    hasGeneration: false,
    isCustom: false,
    dataMembers: [],
    fixedMembers: [],
    blank: {},
    firstStatus: undefined,
    propagation: 'Background',
    ...others,
  };
}

const cluster = { namespaced: false };
const counted = { hasStatus: true, hasGeneration: true };
const custom = { ...counted, isCustom: true };
const metacontroller = 'metacontroller.k8s.io/v1alpha1';

export const builtIn: readonly Kind[] = [
  row('v1', 'ConfigMap', 'configmaps', {
    schema: configMap,
    dataMembers: ['data', 'binaryData'],
  }),
  row('v1', 'Secret', 'secrets', { schema: secret, dataMembers: ['data'], fixedMembers: ['type'] }),
  row('v1', 'Event', 'events', {}),
  row('v1', 'Namespace', 'namespaces', {
    ...cluster,
    hasStatus: true,
    blank: { spec: {}, status: {} },
    firstStatus: { phase: 'Active' },
  }),
  row('v1', 'Node', 'nodes', { ...cluster, hasStatus: true }),
  row('v1', 'Pod', 'pods', {
    ...counted,
    schema: pod,
    blank: { spec: { containers: null }, status: {} },
    firstStatus: { phase: 'Pending' },
  }),
  row('v1', 'Service', 'services', {
    hasStatus: true,
    schema: service,
    blank: { spec: {}, status: { loadBalancer: {} } },
    firstStatus: { loadBalancer: {} },
  }),
  row('v1', 'ServiceAccount', 'serviceaccounts', {}),
  // Jobs are the one kind whose dependents stay, for the sake of clients older than the garbage collector.
  row('batch/v1', 'Job', 'jobs', {
    ...counted,
    schema: job,
    blank: { spec: { template: { metadata: {}, spec: { containers: null } } }, status: {} },
    firstStatus: {},
    propagation: 'Orphan',
  }),
  row('apiextensions.k8s.io/v1', 'CustomResourceDefinition', 'customresourcedefinitions', {
    ...cluster,
    ...counted,
  }),
  row(metacontroller, 'CompositeController', 'compositecontrollers', { ...cluster, ...custom }),
  row(metacontroller, 'DecoratorController', 'decoratorcontrollers', { ...cluster, ...custom }),
  row(metacontroller, 'ControllerRevision', 'controllerrevisions', { ...custom, hasStatus: false }),
];

export function groupOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.split('/');
  return version === undefined ? '' : group;
}

interface CustomResourceDefinition {
  readonly group: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly names: { readonly plural: string; readonly kind: string };
  readonly versions: readonly {
    readonly name: string;
    readonly served: boolean;
    readonly storage: boolean;
    readonly subresources?: { readonly status?: object };
    readonly schema?: { readonly openAPIV3Schema?: Schema };
  }[];
}

/** The kinds that a CustomResourceDefinition serves, one a version. */
export function kindsOf(definition: AnyObject): readonly Kind[] {
  const { group, scope, names, versions } = definition['spec'] as CustomResourceDefinition;
  const stored = versions.find(({ storage }) => storage) ?? versions[0];
  return versions
    .filter(({ served }) => served)
    .map(({ name, subresources, schema }) =>
      row(`${group}/${name}`, names.kind, names.plural, {
        ...custom,
        namespaced: scope === 'Namespaced',
        hasStatus: subresources?.status !== undefined,
        storedAs: `${group}/${stored?.name ?? name}`,
        schema: schema?.openAPIV3Schema ?? anything,
      }),
    );
}

/** The kinds known to a store. */
export interface Kinds {
  byKind(apiVersion: string, kind: string): Kind | undefined;
  byPlural(apiVersion: string, plural: string): Kind | undefined;
  all(): readonly Kind[];
  /** Puts the kinds of a definition in place of those that an older form of it gave. */
  define(definition: AnyObject): void;
  forget(definition: AnyObject): void;
}

export function knownKinds(): Kinds {
  const defined = new Map<string, readonly Kind[]>();
  let kinds: readonly Kind[] = builtIn;
  const refresh = (): void => {
    kinds = [...builtIn, ...[...defined.values()].flat()];
  };
  return {
    byKind: (apiVersion, kind) => kinds.find((one) => one.apiVersion === apiVersion && one.kind === kind),
    byPlural: (apiVersion, plural) =>
      kinds.find((one) => one.apiVersion === apiVersion && one.plural === plural),
    all: () => kinds,
    define(definition) {
      defined.set(definition.metadata.name, kindsOf(definition));
      refresh();
    },
    forget(definition) {
      defined.delete(definition.metadata.name);
      refresh();
    },
  };
}
