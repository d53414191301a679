// What validators check: wrong types and missing members. Limits and rules are enforced by the API server, and an
// object that it has stored must never be rejected here.
import type { CrdSchema } from './crds.js';
import type { Validator } from './declarations.js';
import { isSchema, type Definitions, type Schema } from './structural.js';

const dateTime = '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$';

/** Reduces a schema to types, required members and constants, in the keywords of JSON Schema. */
export function validationSchema(schema: Schema): Schema {
  if (schema['$ref'] !== undefined || schema['imported'] !== undefined) return call(schema);
  if (schema['x-kubernetes-int-or-string'] === true) {
    return {
      type: ['integer', 'string'],
      ...(schema['pattern'] === undefined ? {} : { pattern: schema['pattern'] }),
    };
  }
  if (schema['format'] === 'date-time') return { type: 'string', pattern: dateTime };
  if (schema['const'] !== undefined) return { enum: [schema['const']] };
  const { type, required, properties, items, additionalProperties } = schema;
  return {
    type,
    ...(Array.isArray(required) ? { required } : {}),
    ...(isSchema(properties) ? { properties: validationSchemas(properties as Definitions) } : {}),
    ...(isSchema(items) ? { items: validationSchema(items) } : {}),
    ...(isSchema(additionalProperties)
      ? { additionalProperties: validationSchema(additionalProperties) }
      : {}),
  };
}

/** A call of another validator. Keywords next to it are not checked, so they must not restrict types or members. */
function call({ $ref, imported, ...siblings }: Schema): Schema {
  if (constrains(siblings)) {
    const ignored = JSON.stringify(siblings);
    throw new Error(
      `${ignored} next to a $ref to a schema with a validator is not checked; write the schema out`,
    );
  }
  return $ref === undefined ? { imported } : { $ref };
}

function constrains({ type, required, items, additionalProperties, properties = {} }: Schema): boolean {
  const own = [type, required, items, additionalProperties].some((value) => value !== undefined);
  return (
    own || Object.values(properties as Definitions).some((member) => isSchema(member) && constrains(member))
  );
}

/** The schema of an object whose kind has a CRD. */
export function kindSchema(
  { apiVersion, kind, schema }: CrdSchema,
  written: Validator,
  metadata: Schema,
): Schema {
  const { properties } = validationSchema(schema);
  const { kinds = [kind], required = [] } = written;
  return {
    type: 'object',
    required: ['apiVersion', 'kind', 'metadata', ...required],
    properties: {
      ...(properties as Definitions),
      apiVersion: { enum: [apiVersion] },
      kind: { enum: kinds },
      metadata: validationSchema(metadata),
    },
  };
}

const validationSchemas = (schemas: Definitions): Definitions =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, validationSchema(schema)]));
