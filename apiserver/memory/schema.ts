// A structural schema of a CustomResourceDefinition (apiextensions.k8s.io/v1 JSONSchemaProps), as far as the store reads
// it. The store does not evaluate CEL rules: see apiserver/cel.

/** A rule in CEL. */
export interface Rule {
  readonly rule: string;
  readonly message?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
}

export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-list-type'?: 'atomic' | 'set' | 'map';
  readonly 'x-kubernetes-list-map-keys'?: readonly string[];
  readonly 'x-kubernetes-map-type'?: 'granular' | 'atomic';
  readonly 'x-kubernetes-validations'?: readonly Rule[];
}

/** Describes nothing: the value is stored as it is, its maps merge by member, its lists are atomic. */
export const anything: Schema = { 'x-kubernetes-preserve-unknown-fields': true };

/** The schema of a member, or undefined if the schema does not name it. An embedded resource may have any metadata. */
export function memberSchema(schema: Schema, name: string): Schema | undefined {
  if (name === 'metadata' && schema['x-kubernetes-embedded-resource'] === true) return anything;
  const named = schema.properties?.[name];
  if (named !== undefined) return named;
  const others = schema.additionalProperties;
  if (others === true) return anything;
  if (typeof others === 'object') return others;
  return schema['x-kubernetes-preserve-unknown-fields'] === true ? anything : undefined;
}
