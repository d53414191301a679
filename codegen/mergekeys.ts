// How strategic merge treats the lists of a JobSet's spec: by the merge keys that Kubernetes' OpenAPI gives for Pods
// and Jobs, and by the list-map keys of JobSet's own CRD above them.
import type { Sources } from './sources.js';
import { isSchema, type Definitions, type Schema } from './structural.js';

interface MergeSchema {
  fields?: Record<string, MergeSchema>;
  mergeKey?: string;
  set?: true;
  items?: MergeSchema;
}

/** By type and member: the merge key, or an empty text for a list that merges as a set. */
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
      const type = referred(schema) ?? referred((schema['items'] as Schema | undefined) ?? {});
      const inner = type === undefined ? {} : ofType(type);
      if (schema['type'] !== 'array') return inner;
      const key = recorded[name]?.[member];
      if (key === undefined) return {};
      return key === '' ? { set: true } : { mergeKey: key, ...(isEmpty(inner) ? {} : { items: inner }) };
    });

  // Above the Pods JobSet's own schema counts; from a Job template on it repeats what core says.
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

function referred({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
}

function isEmpty(schema: MergeSchema): boolean {
  return Object.keys(schema).length === 0;
}
