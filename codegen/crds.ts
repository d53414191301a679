// The CRDs in crds/, from their sources in codegen/schemas/. Titles name TypeScript types and stay behind.
import { stringify } from 'yaml';
import { resolved } from './resolve.js';
import { isSchema, type Schema } from './structural.js';

const crds = ['trainjob', 'trainingruntime', 'clustertrainingruntime'];

/** The text of each file, by path. */
export function crdFiles(): ReadonlyMap<string, string> {
  return new Map(crds.map((name) => [`crds/${name}.yaml`, crdText(name)]));
}

/** The schema of the one version that a CRD has. */
export function crdSchema(crd: Schema): Schema {
  const { spec } = crd as { spec: { versions: { schema: { openAPIV3Schema: Schema } }[] } };
  const [version] = spec.versions;
  if (version === undefined) throw new Error('a CRD without versions');
  return version.schema.openAPIV3Schema;
}

function crdText(name: string): string {
  const crd = withoutTitles(resolved(`${name}.yaml`));
  const text = stringify(crd, { lineWidth: 0, aliasDuplicateObjects: false, indentSeq: false });
  return `# Written by codegen/main.ts from codegen/schemas/${name}.yaml; do not edit.\n${text}`;
}

function withoutTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTitles);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([word, member]) => word !== 'title' || typeof member !== 'string')
      .map(([word, member]) => [word, withoutTitles(member)]),
  );
}
