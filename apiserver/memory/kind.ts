// What the store knows of a kind.
import type { JsonObject } from '../../hooks/kube/json.js';
import type { Resource } from '../objectstore.js';
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

/** A kind that is namespaced, has neither status nor generation, and is of any form, but for these traits. */
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
