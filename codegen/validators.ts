// Checks that run in the hooks, compiled ahead with ajv. They look for wrong types and missing members of what hooks
// read. Limits and rules are the API server's to enforce: an object that it stored must never be refused here.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { crdSchema } from './crds.js';
import { resolved, type Substitute } from './resolve.js';
import { isSchema, type Definitions, type Schema } from './structural.js';

/** Parts of core that are checked member by member; of other parts it is only seen that they are objects. */
const inFull = new Set([
  ...['JobTemplateSpec', 'JobSpec', 'PodTemplateSpec', 'PodSpec', 'ObjectMeta', 'Container', 'ContainerPort'],
  ...['EnvVar', 'EnvVarSource', 'EnvFromSource', 'VolumeMount', 'Volume', 'ResourceRequirements', 'Quantity'],
  ...['ResourceClaim', 'LocalObjectReference', 'PodSecurityContext', 'PodSchedulingGate', 'Toleration'],
  ...['PodDNSConfig', 'PodDNSConfigOption', 'IntOrString'],
]);

/** Pod parts and objects recur: they are referred to, and compiled once. */
const referred: Substitute = (reference) => {
  if (reference === 'trainjob.yaml#') return { $ref: 'trainjob' };
  const [, file, name = ''] = /^(core|requests)\.yaml#\/(\w+)$/.exec(reference) ?? [];
  if (file === undefined) return undefined;
  if (file === 'core' && !inFull.has(name)) return { type: 'object' };
  return { $ref: `${file}#/definitions/${name}` };
};

const apiVersion = 'trainer.kubeflow.org/v1alpha1';

function ajvSchemas(): readonly object[] {
  const definitions = (file: string): Definitions => resolved(file, referred) as Definitions;
  const core = Object.entries(definitions('core.yaml')).filter(([name]) => inFull.has(name));
  return [
    { $id: 'core', definitions: cleanedEach(Object.fromEntries(core)) },
    { $id: 'requests', definitions: cleanedEach(definitions('requests.yaml')) },
    // The API server stores a TrainJob without a spec; it must be possible to answer for it, and to delete it.
    { $id: 'trainjob', ...kindSchema('trainjob.yaml', ['TrainJob'], []) },
    {
      $id: 'trainingruntime',
      ...kindSchema('trainingruntime.yaml', ['ClusterTrainingRuntime', 'TrainingRuntime'], ['spec']),
    },
  ];
}

function kindSchema(source: string, kinds: readonly string[], required: readonly string[]): object {
  const { properties } = cleaned(crdSchema(resolved(source, referred)));
  return {
    type: 'object',
    required: ['apiVersion', 'kind', 'metadata', ...required],
    properties: {
      ...(properties as Definitions),
      apiVersion: { enum: [apiVersion] },
      kind: { enum: kinds },
      metadata: { $ref: 'requests#/definitions/ObjectMeta' },
    },
  };
}

const cleanedEach = (schemas: Definitions): Definitions =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, cleaned(schema)]));

const dateTime = '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$';

/** Only types and required members, in the words of JSON schema. */
function cleaned(schema: Schema): Schema {
  if (schema['$ref'] !== undefined) return { $ref: schema['$ref'] };
  if (schema['x-kubernetes-int-or-string'] === true) {
    return {
      type: ['integer', 'string'],
      ...(schema['pattern'] === undefined ? {} : { pattern: schema['pattern'] }),
    };
  }
  if (schema['format'] === 'date-time') return { type: 'string', pattern: dateTime };
  const { type, required, properties, items, additionalProperties } = schema;
  return {
    type,
    ...(Array.isArray(required) ? { required } : {}),
    ...(isSchema(properties) ? { properties: cleanedEach(properties as Definitions) } : {}),
    ...(isSchema(items) ? { items: cleaned(items) } : {}),
    ...(isSchema(additionalProperties) ? { additionalProperties: cleaned(additionalProperties) } : {}),
  };
}

/** Names of the functions in the generated file, and what each checks. */
const exported = {
  trainJob: 'trainjob',
  trainingRuntime: 'trainingruntime',
  trainJobSync: 'requests#/definitions/TrainJobSync',
  trainJobCustomize: 'requests#/definitions/TrainJobCustomize',
  runtimeSync: 'requests#/definitions/RuntimeSync',
  runtimeCustomize: 'requests#/definitions/RuntimeCustomize',
  admissionReview: 'requests#/definitions/AdmissionReview',
};

/** The text of hooks/api/generated/validators.ts, by path. */
export function validatorFiles(): ReadonlyMap<string, string> {
  const ajv = new Ajv({
    schemas: [...ajvSchemas()],
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standalone.default(ajv, exported);
  if (code.includes('require(')) throw new Error('the compiled validators ask for a module at run time');
  return new Map([
    [
      'hooks/api/generated/validators.ts',
      `// Written by codegen/main.ts from codegen/schemas/; do not edit.\n// @ts-nocheck\n${code}\n`,
    ],
  ]);
}
