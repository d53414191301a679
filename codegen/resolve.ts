// Schema sources in YAML, with `$ref: file.yaml#/path` written out. Members beside a $ref are merged into what it
// stands for, member by member; a $ref itself replaces what stood in its place.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isSchema, type Schema } from './structural.js';

/** What a reference stands for, if not what it points at: `core.yaml#/EnvVar` may become a type or a cut schema. */
export type Substitute = (reference: string) => Schema | undefined;

const folder = new URL('schemas/', import.meta.url);
const files = new Map<string, unknown>();

function read(file: string): unknown {
  if (!files.has(file)) files.set(file, parse(readFileSync(new URL(file, folder), 'utf8'), { merge: true }));
  return files.get(file);
}

/** Reads `file`, relative to codegen/schemas, with all its references written out. */
export function resolved(file: string, substitute: Substitute = () => undefined): Schema {
  // What a YAML alias shares stays shared, so that generators see one thing and not two alike.
  const done = new Map<unknown, unknown>();

  const writtenOut = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => writtenOut(item, from));
    if (!isSchema(node)) return node;
    if (!done.has(node)) done.set(node, '$ref' in node ? referred(node, from) : members(node, from));
    return done.get(node);
  };

  const members = (node: Schema, from: string): Schema =>
    Object.fromEntries(Object.entries(node).map(([word, value]) => [word, writtenOut(value, from)]));

  const referred = ({ $ref, ...beside }: Schema, from: string): Schema => {
    const reference = String($ref).startsWith('#') ? `${from}${String($ref)}` : String($ref);
    return merged(substitute(reference) ?? target(reference), beside, from);
  };

  const target = (reference: string): Schema => {
    const [to = '', pointer = ''] = reference.split('#');
    let node = read(to);
    let out = false;
    for (const step of pointer.split('/').slice(1)) {
      if (!out && isSchema(node) && '$ref' in node) {
        node = writtenOut(node, to);
        out = true;
      }
      node = typeof node === 'object' && node !== null ? (node as Schema)[step] : undefined;
    }
    if (!isSchema(node)) throw new Error(`${reference} points at no schema`);
    return out ? node : (writtenOut(node, to) as Schema);
  };

  const merged = (base: Schema, beside: Schema, from: string): Schema => {
    const result: Record<string, unknown> = { ...base };
    for (const [word, value] of Object.entries(beside)) {
      const under = result[word];
      const both = isSchema(under) && isSchema(value) && !('$ref' in value);
      result[word] = both ? merged(under, value, from) : writtenOut(value, from);
    }
    return result;
  };

  return writtenOut(read(file), file) as Schema;
}
