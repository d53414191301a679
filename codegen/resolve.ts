// Schema sources in YAML, with `$ref: file.yaml#/path` written out. Members beside a $ref are merged into what it
// stands for, member by member; a $ref itself replaces what stood in its place.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Schema } from './structural.js';

const folder = new URL('schemas/', import.meta.url);

/** What a reference stands for, if not what it points at: `core.yaml#/EnvVar` may become a type or a cut schema. */
export type Substitute = (reference: string) => Schema | undefined;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const files = new Map<string, unknown>();
function read(file: string): unknown {
  if (!files.has(file)) files.set(file, parse(readFileSync(new URL(file, folder), 'utf8'), { merge: true }));
  return files.get(file);
}

/** Reads `file`, relative to codegen/schemas, with all its references written out. */
export function resolved(file: string, substitute: Substitute = () => undefined): Schema {
  return writtenOut(read(file), file, substitute) as Schema;
}

function writtenOut(node: unknown, file: string, substitute: Substitute): unknown {
  if (Array.isArray(node)) return node.map((item) => writtenOut(item, file, substitute));
  if (!isObject(node)) return node;
  const { $ref, ...beside } = node;
  if (typeof $ref !== 'string') {
    return Object.fromEntries(
      Object.entries(node).map(([word, value]) => [word, writtenOut(value, file, substitute)]),
    );
  }
  const reference = $ref.startsWith('#') ? `${file}${$ref}` : $ref;
  return merged(substitute(reference) ?? target(reference, substitute), beside, file, substitute);
}

function target(reference: string, substitute: Substitute): unknown {
  const [file = '', pointer = ''] = reference.split('#');
  let node = read(file);
  for (const step of pointer.split('/').slice(1)) {
    if (isObject(node) && '$ref' in node) node = writtenOut(node, file, substitute);
    node = isObject(node) || Array.isArray(node) ? (node as Schema)[step] : undefined;
  }
  if (node === undefined) throw new Error(`${reference} points nowhere`);
  return writtenOut(node, file, substitute);
}

function merged(base: unknown, beside: Schema, file: string, substitute: Substitute): unknown {
  const result: Record<string, unknown> = { ...(base as Schema) };
  for (const [word, value] of Object.entries(beside)) {
    const under = result[word];
    const both = isObject(under) && isObject(value);
    result[word] =
      both && !('$ref' in value)
        ? merged(under, value, file, substitute)
        : writtenOut(value, file, substitute);
  }
  return result;
}
