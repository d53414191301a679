// The schemas of the kinds in requests, read from the CRDs, and validation by them.
import { rulesOf } from '../../../apiserver/cel/rules.js';
import { celFaults } from '../../../apiserver/cel/walk.js';
import { withDefaults } from '../../../apiserver/memory/schema-defaults.js';
import { validate } from '../../../apiserver/memory/schema-validate.js';
import type { Schema } from '../../../apiserver/memory/schema.js';
import { crdsOf } from '../../../cli/embedded.js';
import { kinds } from '../../../hooks/registry.js';
import { root } from '../../support/played.js';

const celRules = rulesOf(kinds);

interface Definition {
  readonly spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly { readonly schema: { readonly openAPIV3Schema: Schema } }[];
  };
}

export const crds = crdsOf(root);

export function schemaOf(kind: string): Schema {
  const found = (crds as unknown as readonly Definition[]).find(({ spec }) => spec.names.kind === kind);
  return found!.spec.versions[0]!.schema.openAPIV3Schema;
}

/** The schema of a member: `spec.jobs[]` is that of one job. */
export function schemaAt(schema: Schema, path: string): Schema {
  return path
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce((at, step) => (step === '[]' ? at.items! : at.properties![step]!), schema);
}

/** The object as the API server stores it: with the defaults of its schema, at every level. */
export function stored<T>(object: T, schema: Schema): T {
  return withDefaults(object, schema) as T;
}

/** Whether the API server accepts the object; `old` is what it replaces. */
export function isAdmitted(object: unknown, schema: Schema, old?: unknown): boolean {
  return validate(object, schema).length === 0 && celFaults(object, old, schema, celRules).length === 0;
}
