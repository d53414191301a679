// TypeScript types of our kinds and of JobSet, from the same sources as the CRDs. Pod parts are not written out:
// they are hooks/api/pods.ts's, that is, client-node's.
import { posix } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { crdSchema } from './crds.js';
import { resolved, type Substitute } from './resolve.js';
import { isSchema, type Schema } from './structural.js';

/** Generated files, without `.ts`, and what each is made from. */
const sources: Readonly<Record<string, (substitute: Substitute) => Schema>> = {
  'hooks/api/generated/condition': (substitute) => resolved('condition.yaml', substitute),
  'hooks/api/generated/jobset': (substitute) => resolved('jobset.yaml', substitute),
  'hooks/trainjob/api/generated/trainingruntime': (substitute) =>
    crdSchema(resolved('trainingruntime.yaml', substitute)),
  'hooks/trainjob/api/generated/trainjob': (substitute) => crdSchema(resolved('trainjob.yaml', substitute)),
};

/** Schemas that have a type of their own in another file. */
const elsewhere: Readonly<Record<string, { module: string; name: string }>> = {
  'condition.yaml#': { module: 'hooks/api/generated/condition.js', name: 'Condition' },
  'jobset.yaml#/properties/spec': { module: 'hooks/api/generated/jobset.js', name: 'JobSetSpec' },
};

/** Names that hooks/api/pods.ts has for what core.yaml calls otherwise. */
const podNames: Readonly<Record<string, string>> = {
  JobTemplateSpec: 'JobTemplate',
  ObjectMeta: 'TemplateMeta',
};

/** The text of each file, by path. */
export async function typeFiles(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(sources)) {
    texts.set(`${name}.ts`, await typeText(name));
  }
  return texts;
}

async function typeText(file: string): Promise<string> {
  const imports = new Map<string, Set<string>>();
  const imported = (module: string, name: string): string => {
    imports.set(module, (imports.get(module) ?? new Set()).add(name));
    return name;
  };
  const substitute: Substitute = (reference) => {
    const other = elsewhere[reference];
    if (other !== undefined) return { tsType: imported(other.module, other.name) };
    const [, definition, member] = /^core\.yaml#\/(\w+)(?:\/properties\/(\w+))?$/.exec(reference) ?? [];
    if (definition === undefined) return undefined;
    const type = imported('hooks/api/pods.js', podNames[definition] ?? definition);
    return { tsType: member === undefined ? type : `NonNullable<${type}['${member}']>` };
  };

  const { properties, ...root } = sources[file]?.(substitute) ?? {};
  const ownMembers = Object.entries(properties ?? {}).filter(
    ([member]) => !['apiVersion', 'kind', 'metadata'].includes(member),
  );
  const schema = typed({ ...root, properties: Object.fromEntries(ownMembers) }, new Map());
  const code = await compile(schema as JSONSchema, posix.basename(file), {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110, singleQuote: true },
  });
  const lines = [...imports].sort().map(([module, names]) => {
    const path = posix.relative(posix.dirname(file), module);
    const from = path.startsWith('.') ? path : `./${path}`;
    return `import type { ${[...names].sort().join(', ')} } from '${from}';\n`;
  });
  return `// Written by codegen/main.ts from codegen/schemas/; do not edit.\n${lines.join('')}\n${code}`;
}

/** Words that json-schema-to-typescript would turn into comments. */
const unsaid = new Set(['default', 'x-kubernetes-validations', 'minItems', 'maxItems']);

/** What json-schema-to-typescript is to see. */
function typed(value: unknown, done: Map<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, done));
  if (!isSchema(value)) return value;
  if (value['tsType'] !== undefined) return { tsType: value['tsType'], description: value['description'] };
  if (value['x-kubernetes-int-or-string'] === true) return { type: ['integer', 'string'] };
  if (!done.has(value)) {
    const words = Object.entries(value).filter(([word]) => !unsaid.has(word));
    done.set(value, Object.fromEntries(words.map(([word, member]) => [word, typed(member, done)])));
  }
  return done.get(value);
}
