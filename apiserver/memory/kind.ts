// What the store knows of a kind.
import type { JsonObject } from '../../hooks/kube/json.js';
import type { Resource } from '../objectstore.js';
import { withMetadata } from './metadata-schema.js';
import { anything, type Schema } from './schema.js';

export interface Kind extends Resource {
  readonly group: string;
  /** apiVersion in which objects are stored; other versions differ in apiVersion alone (conversion strategy None). */
  readonly storedAs: string;
  /** Has metadata.generation, increased on each change outside metadata and status. */
  readonly hasGeneration: boolean;
  /** Defined by a CustomResourceDefinition: PUT requires a resourceVersion, the status subresource writes only status. */
  readonly isCustom: boolean;
  /** Of the whole object, metadata included. */
  readonly schema: Schema;
  /** For a ConfigMap or Secret: the members with its data. */
  readonly dataMembers: readonly string[];
  /** Immutable members. */
  readonly fixedMembers: readonly string[];
  /** The fields of an empty object of this kind, which have no manager. */
  readonly blank: JsonObject;
  /** The status of a new object. */
  readonly firstStatus: JsonObject | undefined;
  /** The default propagation policy of a deletion. */
  readonly propagation: 'Background' | 'Orphan';
}

type Traits = Partial<Omit<Kind, 'apiVersion' | 'kind' | 'plural'>>;

/** A namespaced kind without status, generation and schema, except for these traits. */
export function aKind(apiVersion: string, kind: string, plural: string, traits: Traits): Kind {
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

export function groupOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.split('/');
  return version === undefined ? '' : group;
}
