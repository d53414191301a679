// The CRDs in crds/, from their sources. Titles are names of TypeScript types and are left out.
import { posix } from 'node:path';
import { stringify } from 'yaml';
import type { Declaration } from './declarations.js';
import type { Sources, Substitute } from './sources.js';
import { isSchema, type Schema } from './structural.js';

interface Crd {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly {
      readonly name: string;
      readonly storage: boolean;
      readonly schema: { readonly openAPIV3Schema: Schema };
    }[];
  };
}

/** The text of each file, by path. */
export function crdFiles(
  sources: Sources,
  declared: ReadonlyMap<string, Declaration>,
): ReadonlyMap<string, string> {
  const files = [...declared.values()].flatMap(({ crds }) => crds);
  return new Map(files.map((file) => [`crds/${posix.basename(file)}`, crdText(sources, file)]));
}

export interface CrdSchema {
  readonly apiVersion: string;
  readonly kind: string;
  readonly schema: Schema;
}

/** The stored version of a CRD; undefined for other schemas. */
export function crdSchema(crd: Schema): CrdSchema | undefined {
  if (crd['kind'] !== 'CustomResourceDefinition') return undefined;
  const { group, names, versions } = (crd as unknown as Crd).spec;
  const stored = versions.find(({ storage }) => storage);
  if (stored === undefined) throw new Error(`the CRD of ${names.kind} has no version with storage: true`);
  return {
    apiVersion: `${group}/${stored.name}`,
    kind: names.kind,
    schema: stored.schema.openAPIV3Schema,
  };
}

/** The schema at a reference; the schema of the stored version if it is a CRD. */
export function schemaAt(sources: Sources, reference: string, substitute?: Substitute): Schema {
  const source = sources.resolved(reference, substitute);
  return crdSchema(source)?.schema ?? source;
}

function crdText(sources: Sources, file: string): string {
  const crd = withoutTitles(sources.resolved(file));
  const text = stringify(crd, { lineWidth: 0, aliasDuplicateObjects: false, indentSeq: false });
  return `# Written by codegen/main.ts from ${sources.pathOf(file)}; do not edit.\n${text}`;
}

function withoutTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTitles);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, member]) => keyword !== 'title' || typeof member !== 'string')
      .map(([keyword, member]) => [keyword, withoutTitles(member)]),
  );
}
