// What to generate from a folder of schemas: its generate.yaml. A new kind needs a folder with such a file and no change
// in this code.
import { Ajv } from 'ajv';
import type { Sources } from './sources.js';

export interface Declaration {
  readonly folder: string;
  /** Where the generated TypeScript goes, from the top of the repository. */
  readonly target: string;
  /** CRDs that are written to crds/. */
  readonly crds: readonly string[];
  /** Files of TypeScript types, without `.ts`, and the schema or CRD of each. */
  readonly types: Readonly<Record<string, string>>;
  /** Files whose definitions have TypeScript types that are written by hand. */
  readonly handwrittenTypes: Readonly<Record<string, HandwrittenTypes>>;
  /** The functions in validators.ts, and the schema or CRD that each checks. */
  readonly validators: Readonly<Record<string, Validator>>;
  /** Files of whose definitions, if they have no validator, it is only checked that they are objects. */
  readonly otherwiseObjects: readonly string[];
}

export interface HandwrittenTypes {
  /** The module, from the top of the repository, without `.ts`. */
  readonly module: string;
  /** Names of types that differ from those of their definitions. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface Validator {
  readonly schema: string;
  /** For a CRD: the kinds that objects may have; the CRD's own if left out. */
  readonly kinds?: readonly string[];
  /** For a CRD: the members that an object must have besides apiVersion, kind and metadata. */
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

/** The declarations of all folders, by folder. */
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
  const inFull = Object.entries(validators).map(
    ([name, value]) => [name, typeof value === 'string' ? { schema: value } : value] as const,
  );
  return {
    ...{ folder, crds: [], types: {}, handwrittenTypes: {}, otherwiseObjects: [] },
    ...written,
    validators: Object.fromEntries(inFull),
  };
}

/** The declaration of the folder that the file of a reference is in. */
export function declarationFor(
  reference: string,
  declared: ReadonlyMap<string, Declaration>,
): Declaration | undefined {
  return declared.get(reference.slice(0, reference.indexOf('/')));
}
