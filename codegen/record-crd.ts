// Records crds/external/<name>.yaml from a released CRD, without descriptions:
//   node --import tsx codegen/record-crd.ts jobset "JobSet v0.12.0" path/to/jobset.x-k8s.io_jobsets.yaml
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const [name, version, path] = process.argv.slice(2);
if (name === undefined || version === undefined || path === undefined) {
  throw new Error('usage: record-crd.ts <name> <version> <path to the released CRD>');
}

/** Removes descriptions. A member that is named `description` is an object and is kept. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, member]) => keyword !== 'description' || typeof member !== 'string')
      .map(([keyword, member]) => [keyword, withoutDescriptions(member)]),
  );
}

const crd: unknown = parse(readFileSync(path, 'utf8'));
writeFileSync(
  new URL(`../crds/external/${name}.yaml`, import.meta.url),
  `# ${version}, as released; recorded without descriptions by codegen/record-crd.ts\n` +
    stringify(withoutDescriptions(crd), { lineWidth: 0, aliasDuplicateObjects: false }),
);
