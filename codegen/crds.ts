// The CRDs in crds/, from their sources in codegen/schemas/. Titles name TypeScript types and stay behind.
import { stringify } from 'yaml';
import { resolved } from './resolve.js';

export const crds = ['trainjob', 'trainingruntime', 'clustertrainingruntime'] as const;

/** The text of `crds/<name>.yaml`. */
export function crdText(name: string): string {
  return (
    `# Written by codegen/main.ts from codegen/schemas/${name}.yaml; do not edit.\n` +
    stringify(withoutTitles(resolved(`${name}.yaml`)), {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      indentSeq: false,
    })
  );
}

function withoutTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTitles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([word, member]) => word !== 'title' || typeof member !== 'string')
      .map(([word, member]) => [word, withoutTitles(member)]),
  );
}
