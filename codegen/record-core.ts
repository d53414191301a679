// Records core.yaml and mergekeys.yaml in codegen/schemas/shared from a running API server:
//   kubectl get --raw /openapi/v3/apis/batch/v1 | node --import tsx codegen/record-core.ts v1.36.3
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { mergeKeys, structuralDefinitions, type Definitions } from './structural.js';

const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('usage: record-core.ts <Kubernetes version> < openapi.json');

const { components } = JSON.parse(await text(process.stdin)) as { components: { schemas: Definitions } };
const definitions = structuralDefinitions(components.schemas, ['io.k8s.api.batch.v1.JobTemplateSpec']);
record('shared/core.yaml', definitions);
record('shared/mergekeys.yaml', mergeKeys(components.schemas, Object.keys(definitions)));

function record(file: string, content: Definitions): void {
  writeFileSync(
    new URL(`schemas/${file}`, import.meta.url),
    `# Recorded by codegen/record-core.ts from the OpenAPI of a Kubernetes ${version} API server; do not edit.\n` +
      stringify(content, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true }),
  );
}
