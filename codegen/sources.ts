// Reads the schemas in YAML and resolves their references.
//
// `$ref: shared/core.yaml#/EnvVar` refers to a definition in a file, `$ref: '#/Object'` to one in the same file. The path
// of a file is relative to codegen/schemas. Members next to a $ref are merged recursively into the schema that it refers
// to; a $ref among them replaces the member that it would be merged into.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isSchema, type Schema } from './structural.js';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Returns what replaces a reference, or undefined for the schema that it refers to. */
export type Substitute = (reference: string) => Schema | undefined;

export interface Sources {
  /** The folders with a generate.yaml. */
  readonly folders: readonly string[];
  /** The path of a file relative to the repository, for banners of generated files. */
  readonly pathOf: (file: string) => string;
  readonly read: (file: string) => unknown;
  /** The schema at `file` or `file#/path/in/it`, with references resolved. */
  readonly resolved: (reference: string, substitute?: Substitute) => Schema;
}

/** Reads from codegen/schemas and from each of `more`, in that order. */
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

/** Resolves the references in one schema. */
function resolver(read: Sources['read'], substitute: Substitute): (reference: string) => Schema {
  // An object that YAML aliases share must stay one object, because two equal objects would become two types.
  const done = new Map<unknown, unknown>();

  const resolveNode = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => resolveNode(item, from));
    if (!isSchema(node)) return node;
    if (!done.has(node))
      done.set(node, '$ref' in node ? resolveReference(node, from) : resolveMembers(node, from));
    return done.get(node);
  };

  const resolveMembers = (node: Schema, from: string): Schema =>
    Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, resolveNode(value, from)]));

  const resolveReference = ({ $ref, ...siblings }: Schema, from: string): Schema => {
    const reference = String($ref).startsWith('#') ? `${from}${String($ref)}` : String($ref);
    return merge(substitute(reference) ?? schemaAt(reference), siblings, from);
  };

  const schemaAt = (reference: string): Schema => {
    const [file = '', pointer = ''] = reference.split('#');
    let node = read(file);
    let isResolved = false;
    for (const step of pointer.split('/').slice(1)) {
      if (!isResolved && isSchema(node) && '$ref' in node) {
        node = resolveNode(node, file);
        isResolved = true;
      }
      node = typeof node === 'object' && node !== null ? (node as Schema)[step] : undefined;
    }
    if (!isSchema(node)) throw new Error(`${reference} is not a schema`);
    return isResolved ? node : (resolveNode(node, file) as Schema);
  };

  const merge = (base: Schema, siblings: Schema, from: string): Schema => {
    const result: Record<string, unknown> = { ...base };
    for (const [keyword, value] of Object.entries(siblings)) {
      const under = result[keyword];
      const both = isSchema(under) && isSchema(value) && !('$ref' in value);
      result[keyword] = both ? merge(under, value, from) : resolveNode(value, from);
    }
    return result;
  };

  return schemaAt;
}
