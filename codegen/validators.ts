// Validators that run in the hooks, compiled ahead of time with ajv into one module for each folder of schemas. If a
// schema has a validator in another folder, that function is imported instead of being compiled again.
import { Ajv, _, type KeywordCxt } from 'ajv';
import { Name } from 'ajv/dist/compile/codegen/code.js';
import standalone from 'ajv/dist/standalone/index.js';
import { callRef } from 'ajv/dist/vocabularies/core/ref.js';
import { crdSchema } from './crds.js';
import { type Declaration, declarationFor, type Validator } from './declarations.js';
import { importPath } from './importpath.js';
import type { Sources, Substitute } from './sources.js';
import { kindSchema, validationSchema } from './validationschema.js';

type Declarations = ReadonlyMap<string, Declaration>;

/** The metadata of objects, which CRDs do not describe. */
const objectMeta = 'shared/requests.yaml#/ObjectMeta';

/** The text of each file, by path. */
export function validatorFiles(sources: Sources, declared: Declarations): ReadonlyMap<string, string> {
  const withValidators = [...declared.values()].filter(
    ({ validators }) => Object.keys(validators).length > 0,
  );
  return new Map(
    withValidators.map((declaration) => [
      moduleOf(declaration, '.ts'),
      validatorText(sources, declared, declaration),
    ]),
  );
}

const moduleOf = ({ target }: Declaration, extension: string): string => `${target}/validators${extension}`;

function validatorText(sources: Sources, declared: Declarations, declaration: Declaration): string {
  const { folder, validators } = declaration;
  const substitute = substituteIn(declared, declaration);
  const ids = Object.entries(validators).map(([name, { schema }]) => [name, idOf(schema)] as const);
  const imports = new Map<string, string>();
  const ajv = new Ajv({
    schemas: [...schemasById(sources, validators, substitute)],
    keywords: [{ keyword: 'imported', schemaType: 'array', code: importedCode(declared, imports) }],
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standalone.default(ajv, Object.fromEntries(ids));
  if (code.includes('require(')) throw new Error(`the validators of ${folder} need a module at run time`);
  const lines = [...imports].map(([alias, module]) => {
    return `import * as ${alias} from '${importPath(moduleOf(declaration, '.ts'), module)}';\n`;
  });
  const source = sources.pathOf(`${folder}/generate.yaml`);
  return `// Written by codegen/main.ts from ${source}; do not edit.\n// @ts-nocheck\n${lines.join('')}${code}\n`;
}

/** The schemas with their `$id`s. ajv rejects two validators of the same schema. */
function schemasById(
  sources: Sources,
  validators: Readonly<Record<string, Validator>>,
  substitute: Substitute,
): readonly object[] {
  const metadata = substitute(objectMeta) ?? sources.resolved(objectMeta, substitute);
  return Object.values(validators).map((validator) => {
    const source = sources.resolved(validator.schema, substitute);
    const crd = crdSchema(source);
    const schema = crd === undefined ? validationSchema(source) : kindSchema(crd, validator, metadata);
    return { $id: idOf(validator.schema), ...schema };
  });
}

/**
 * A reference becomes a call of the schema's validator in this folder, or else in the folder of the schema. A schema
 * without a validator is inlined, or only checked to be an object.
 */
function substituteIn(declared: Declarations, own: Declaration): Substitute {
  const nameIn = ({ validators }: Declaration, reference: string): string | undefined =>
    Object.entries(validators).find(([, { schema }]) => idOf(schema) === idOf(reference))?.[0];

  return (reference) => {
    if (nameIn(own, reference) !== undefined) return { $ref: idOf(reference) };
    const other = declarationFor(reference, declared);
    if (other === undefined) return undefined;
    const name = nameIn(other, reference);
    if (name !== undefined) return { imported: [other.folder, name] };
    const [file = '', definition = ''] = reference.split('#/');
    return other.otherwiseObjects.includes(file) && /^\w+$/.test(definition) ? { type: 'object' } : undefined;
  };
}

/** Compiles `imported: [folder, name]` into a call of that function, and records the module to import. */
function importedCode(declared: Declarations, imports: Map<string, string>) {
  return (cxt: KeywordCxt): void => {
    const [folder, name] = cxt.schema as [string, string];
    const alias = `${folder.replaceAll(/\W/g, '_')}Validators`;
    const declaration = declared.get(folder);
    if (declaration === undefined) throw new Error(`there is no folder ${folder} with schemas`);
    imports.set(alias, moduleOf(declaration, '.js'));
    const key = `${alias}.${name}`;
    const code = _`${new Name(alias)}.${new Name(name)}`;
    callRef(cxt, cxt.gen.scopeValue('func', { ref: key, key, code }));
  };
}

/** The reference as an `$id` for ajv, without `/` and `#`, which have a meaning there. */
const idOf = (reference: string): string => reference.replace(/#$/, '').replaceAll(/\W/g, '_');
