// How strategic merge patch merges the lists in a JobSet's spec: in Pods and Jobs by the merge keys in the OpenAPI
// document of Kubernetes, above them by the list-map keys in the CRD of JobSet.
import type { Sources } from './sources.js';
import { isSchema, type Definitions, type Schema } from './structural.js';

interface MergeSchema {
  fields?: Record<string, MergeSchema>;
  mergeKey?: string;
  set?: true;
  items?: MergeSchema;
}

/** By type and member: the merge key, or an empty string for a list that is merged as a set. */
type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const keysSource = 'shared/mergekeys.yaml';
const crdSource = '../../crds/external/jobset.yaml';

/** The text of hooks/api/generated/mergekeys.ts, by path. */
export function mergeKeyFiles(sources: Sources): ReadonlyMap<string, string> {
  const from = `${sources.pathOf(keysSource)} and ${sources.pathOf(crdSource)}`;
  const text =
    `// Written by codegen/main.ts from ${from}; do not edit.\n` +
    '\n/** How the spec of a JobSet merges, in the form that kube/strategicmerge.ts takes. */\n' +
    `export const jobSetSpecMergeKeys = ${JSON.stringify(jobSetSpec(sources), null, 2)} as const;\n`;
  return new Map([['hooks/api/generated/mergekeys.ts', text]]);
}

function jobSetSpec({ read }: Sources): MergeSchema {
  const core = read('shared/core.yaml') as Definitions;
  const recorded = read(keysSource) as Recorded;
  const crd = read(crdSource) as {
    spec: { versions: [{ schema: { openAPIV3Schema: { properties: { spec: Schema } } } }] };
  };

  const ofType = (name: string): MergeSchema =>
    fieldsOf(properties(core[name] ?? {}), (member, schema) => {
      const type = referencedType(schema) ?? referencedType((schema['items'] as Schema | undefined) ?? {});
      const inner = type === undefined ? {} : ofType(type);
      if (schema['type'] !== 'array') return inner;
      const key = recorded[name]?.[member];
      if (key === undefined) return {};
      return key === '' ? { set: true } : { mergeKey: key, ...(isEmpty(inner) ? {} : { items: inner }) };
    });

  // The CRD of JobSet repeats Job templates, but only core.yaml has the merge keys in them.
  const ofJobSet = (schema: Schema): MergeSchema =>
    fieldsOf(properties(schema), (member, value) => {
      if (member === 'template') return ofType('JobTemplateSpec');
      if (value['type'] !== 'array') return ofJobSet(value);
      const [key, ...more] = (value['x-kubernetes-list-map-keys'] as string[] | undefined) ?? [];
      if (key === undefined || more.length > 0) return {};
      const inner = ofJobSet(value['items'] as Schema);
      return { mergeKey: key, ...(isEmpty(inner) ? {} : { items: inner }) };
    });

  return ofJobSet(crd.spec.versions[0].schema.openAPIV3Schema.properties.spec);
}

function fieldsOf(members: Definitions, merge: (member: string, schema: Schema) => MergeSchema): MergeSchema {
  const fields = Object.entries(members)
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    .map(([member, schema]) => [member, merge(member, schema)] as const)
    .filter(([, schema]) => !isEmpty(schema));
  return fields.length === 0 ? {} : { fields: Object.fromEntries(fields) };
}

function properties(schema: Schema): Definitions {
  return (schema['properties'] as Definitions | undefined) ?? {};
}

function referencedType({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
}

function isEmpty(schema: MergeSchema): boolean {
  return Object.keys(schema).length === 0;
}
