// TypeScript types, generated from the same schemas as the CRDs. Types of schemas in other files are imported.
import { posix } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { schemaAt } from './crds.js';
import { type Declaration, declarationFor } from './declarations.js';
import { importPath } from './importpath.js';
import type { Sources, Substitute } from './sources.js';
import { isSchema } from './structural.js';

type Declarations = ReadonlyMap<string, Declaration>;

/** The text of each file, by path. */
export async function typeFiles(
  sources: Sources,
  declared: Declarations,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { target, types } of declared.values()) {
    for (const [name, schema] of Object.entries(types)) {
      const path = `${target}/${name}.ts`;
      texts.set(path, await typeText(sources, declared, path, schema));
    }
  }
  return texts;
}

async function typeText(
  sources: Sources,
  declared: Declarations,
  path: string,
  reference: string,
): Promise<string> {
  const imports = new Map<string, Set<string>>();
  const substitute: Substitute = (to) => {
    const found = typeAt(sources, declared, to);
    if (found === undefined || found.module === path.replace(/\.ts$/, '')) return undefined;
    imports.set(found.module, (imports.get(found.module) ?? new Set()).add(found.type));
    return {
      tsType: found.member === undefined ? found.type : `NonNullable<${found.type}['${found.member}']>`,
    };
  };

  const { properties, ...root } = schemaAt(sources, reference, substitute);
  const ownMembers = Object.entries(properties ?? {}).filter(
    ([member]) => !['apiVersion', 'kind', 'metadata'].includes(member),
  );
  const schema = forCompiler({ ...root, properties: Object.fromEntries(ownMembers) }, new Map());
  const code = await compile(schema as JSONSchema, posix.basename(path, '.ts'), {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110, singleQuote: true },
  });
  const lines = [...imports].sort().map(([module, names]) => {
    const from = importPath(path, `${module}.js`);
    return `import type { ${[...names].sort().join(', ')} } from '${from}';\n`;
  });
  return `// Written by codegen/main.ts from ${sources.pathOf(fileOf(reference))}; do not edit.\n${lines.join('')}\n${code}`;
}

interface FoundType {
  readonly module: string;
  readonly type: string;
  /** The member of the type, if the schema is that of a member. */
  readonly member?: string | undefined;
}

/** The type of a schema, if it has one: written by hand, or generated and named by the title of the schema. */
function typeAt(sources: Sources, declared: Declarations, reference: string): FoundType | undefined {
  const { target, types = {}, handwrittenTypes = {} } = declarationFor(reference, declared) ?? {};
  const byHand = handwrittenTypes[fileOf(reference)];
  if (byHand !== undefined) {
    const [, definition, member] = /#\/(\w+)(?:\/properties\/(\w+))?$/.exec(reference) ?? [];
    if (definition === undefined) return undefined;
    return { module: byHand.module, type: byHand.names?.[definition] ?? definition, member };
  }
  const [name] = Object.entries(types).find(([, schema]) => fileOf(schema) === fileOf(reference)) ?? [];
  const title = name === undefined ? undefined : schemaAt(sources, reference)['title'];
  return typeof title === 'string' ? { module: `${target}/${name}`, type: title } : undefined;
}

const fileOf = (reference: string): string => reference.replace(/#.*$/, '');

/** Keywords that json-schema-to-typescript would turn into comments. */
const withoutComment = new Set(['default', 'x-kubernetes-validations', 'minItems', 'maxItems']);

/** The schema in the form that json-schema-to-typescript takes. */
function forCompiler(value: unknown, done: Map<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => forCompiler(item, done));
  if (!isSchema(value)) return value;
  if (value['tsType'] !== undefined) return { tsType: value['tsType'], description: value['description'] };
  if (value['x-kubernetes-int-or-string'] === true) return { type: ['integer', 'string'] };
  if (!done.has(value)) {
    const kept = Object.entries(value).filter(([keyword]) => !withoutComment.has(keyword));
    done.set(
      value,
      Object.fromEntries(kept.map(([keyword, member]) => [keyword, forCompiler(member, done)])),
    );
  }
  return done.get(value);
}
