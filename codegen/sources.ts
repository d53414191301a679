// The schema sources in YAML, with references written out.
//
// `$ref: shared/core.yaml#/EnvVar` names a file below a folder of schemas, and a place in it; `$ref: '#/Object'` names a
// place in the same file. Members beside a $ref are merged into what it refers to, member by member; a $ref among
// them replaces what it is merged into.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { isSchema, type Schema } from './structural.js';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** What to put in place of a reference, if not the schema that it refers to. */
export type Substitute = (reference: string) => Schema | undefined;

export interface Sources {
  /** The folders with schemas, sorted. */
  readonly folders: readonly string[];
  /** The path of a file from the top of the repository, for the banner of what is generated from it. */
  readonly pathOf: (file: string) => string;
  readonly read: (file: string) => unknown;
  /** The schema at `file` or `file#/place`, with the references in it written out. */
  readonly resolved: (reference: string, substitute?: Substitute) => Schema;
}

/** Reads the folders below codegen/schemas and below each of `more`; a file is looked for in that order. */
export function schemaSources(more: readonly string[] = []): Sources {
  const roots = ['codegen/schemas', ...more];
  const files = new Map<string, unknown>();

  const find = (file: string): string => {
    const path = roots
      .map((root) => resolve(repository, root, file))
      .find((candidate) => existsSync(candidate));
    if (path === undefined) throw new Error(`${file} is not in ${roots.join(' or ')}`);
    return path;
  };

  const read = (file: string): unknown => {
    if (!files.has(file)) files.set(file, parse(readFileSync(find(file), 'utf8'), { merge: true }));
    return files.get(file);
  };

  return {
    folders: roots.flatMap((root) => foldersIn(resolve(repository, root))),
    pathOf: (file) => relative(repository, find(file)),
    read,
    resolved: (reference, substitute = () => undefined) => resolver(read, substitute)(reference),
  };
}

function foldersIn(root: string): readonly string[] {
  const isFolder = (name: string): boolean => existsSync(join(root, name, 'generate.yaml'));
  return readdirSync(root).filter(isFolder).sort();
}

/** Writes out the references of one schema. */
function resolver(read: Sources['read'], substitute: Substitute): (reference: string) => Schema {
  // Generators need what a YAML alias shares to stay one object: two equal objects would become two types.
  const done = new Map<unknown, unknown>();

  const writtenOut = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => writtenOut(item, from));
    if (!isSchema(node)) return node;
    if (!done.has(node)) done.set(node, '$ref' in node ? referred(node, from) : members(node, from));
    return done.get(node);
  };

  const members = (node: Schema, from: string): Schema =>
    Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, writtenOut(value, from)]));

  const referred = ({ $ref, ...beside }: Schema, from: string): Schema => {
    const reference = String($ref).startsWith('#') ? `${from}${String($ref)}` : String($ref);
    return merged(substitute(reference) ?? target(reference), beside, from);
  };

  const target = (reference: string): Schema => {
    const [file = '', pointer = ''] = reference.split('#');
    let node = read(file);
    let isWrittenOut = false;
    for (const step of pointer.split('/').slice(1)) {
      if (!isWrittenOut && isSchema(node) && '$ref' in node) {
        node = writtenOut(node, file);
        isWrittenOut = true;
      }
      node = typeof node === 'object' && node !== null ? (node as Schema)[step] : undefined;
    }
    if (!isSchema(node)) throw new Error(`${reference} is not a schema`);
    return isWrittenOut ? node : (writtenOut(node, file) as Schema);
  };

  const merged = (base: Schema, beside: Schema, from: string): Schema => {
    const result: Record<string, unknown> = { ...base };
    for (const [keyword, value] of Object.entries(beside)) {
      const under = result[keyword];
      const both = isSchema(under) && isSchema(value) && !('$ref' in value);
      result[keyword] = both ? merged(under, value, from) : writtenOut(value, from);
    }
    return result;
  };

  return target;
}
