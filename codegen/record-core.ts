// Records codegen/schemas/core.yaml from a running API server:
//   kubectl get --raw /openapi/v3/apis/batch/v1 | node --import tsx codegen/record-core.ts v1.36.3
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { structuralDefinitions, type Definitions } from './structural.js';

const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('usage: record-core.ts <version of Kubernetes> < openapi.json');

const { components } = JSON.parse(await text(process.stdin)) as { components: { schemas: Definitions } };
const definitions = structuralDefinitions(components.schemas, ['io.k8s.api.batch.v1.JobTemplateSpec']);
writeFileSync(
  new URL('schemas/core.yaml', import.meta.url),
  `# Recorded by codegen/record-core.ts from the OpenAPI of a Kubernetes ${version} API server; do not edit.\n` +
    stringify(definitions, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true }),
);
