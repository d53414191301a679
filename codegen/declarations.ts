// generate.yaml in a folder of schemas declares what to generate from it. A new kind needs a folder with this file, but
// no change in codegen.
import { Ajv } from 'ajv';
import type { Sources } from './sources.js';

export interface Declaration {
  readonly folder: string;
  /** The folder of the generated TypeScript, relative to the repository. */
  readonly target: string;
  /** Sources of the CRDs that are written to crds/. */
  readonly crds: readonly string[];
  /** Names of generated modules with types, and the schema or CRD that each is generated from. */
  readonly types: Readonly<Record<string, string>>;
  /** Schema files whose types are written by hand. */
  readonly handwrittenTypes: Readonly<Record<string, HandwrittenTypes>>;
  /** Names of the functions in validators.ts, and the schema or CRD that each checks. */
  readonly validators: Readonly<Record<string, Validator>>;
  /** Schema files whose definitions without a validator are only checked to be objects. */
  readonly otherwiseObjects: readonly string[];
}

export interface HandwrittenTypes {
  /** The module with the types, relative to the repository, without `.ts`. */
  readonly module: string;
  /** Type names by definition, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface Validator {
  readonly schema: string;
  /** For a CRD: the kinds that are accepted. Defaults to the kind of the CRD. */
  readonly kinds?: readonly string[];
  /** For a CRD: required members in addition to apiVersion, kind and metadata. */
  readonly required?: readonly string[];
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const object = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties });

const form = object(
  {
    target: text,
    crds: texts,
    types: mapOf(text),
    handwrittenTypes: mapOf(object({ module: text, names: mapOf(text) }, ['module'])),
    validators: mapOf({ anyOf: [text, object({ schema: text, kinds: texts, required: texts }, ['schema'])] }),
    otherwiseObjects: texts,
  },
  ['target'],
);

type Written = Partial<Omit<Declaration, 'validators' | 'folder'>> & {
  readonly target: string;
  readonly validators?: Readonly<Record<string, string | Validator>>;
};

/** The declarations by folder. */
export function declarations(sources: Sources): ReadonlyMap<string, Declaration> {
  const ajv = new Ajv({ allErrors: true });
  return new Map(
    sources.folders.map((folder) => {
      const file = `${folder}/generate.yaml`;
      const written = sources.read(file);
      if (!ajv.validate(form, written)) throw new Error(ajv.errorsText(ajv.errors, { dataVar: file }));
      return [folder, declarationOf(folder, written as Written)];
    }),
  );
}

function declarationOf(folder: string, { validators = {}, ...written }: Written): Declaration {
  const normalized = Object.entries(validators).map(
    ([name, value]) => [name, typeof value === 'string' ? { schema: value } : value] as const,
  );
  return {
    ...{ folder, crds: [], types: {}, handwrittenTypes: {}, otherwiseObjects: [] },
    ...written,
    validators: Object.fromEntries(normalized),
  };
}

/** The declaration of the folder that a reference points into. */
export function declarationFor(
  reference: string,
  declared: ReadonlyMap<string, Declaration>,
): Declaration | undefined {
  return declared.get(reference.slice(0, reference.indexOf('/')));
}
