// The kinds PodGroup of both gang schedulers, with only the fields that our hooks write.
import type { Schema } from '../../apiserver/memory/schema.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { aVersion, withStatus, anything, aDefinition } from './definitions.js';

const text: Schema = { type: 'string' };
const int32: Schema = { type: 'integer', format: 'int32' };
const quantities: Schema = {
  type: 'object',
  additionalProperties: {
    'x-kubernetes-int-or-string': true,
    anyOf: [{ type: 'integer' }, { type: 'string' }],
  },
};

const shared = { minMember: int32, minResources: quantities };

export const podGroupCrds: readonly AnyObject[] = [
  podGroupCrd('scheduling.x-k8s.io', 'v1alpha1', { ...shared, scheduleTimeoutSeconds: int32 }),
  podGroupCrd('scheduling.volcano.sh', 'v1beta1', {
    ...shared,
    queue: { ...text, default: 'default' },
    priorityClassName: text,
    networkTopology: {
      type: 'object',
      properties: {
        mode: { ...text, enum: ['hard', 'soft'], default: 'hard' },
        highestTierAllowed: { type: 'integer', default: 1 },
      },
    },
  }),
];

function podGroupCrd(group: string, name: string, spec: Readonly<Record<string, Schema>>): AnyObject {
  const properties = { spec: { type: 'object', properties: spec }, status: anything };
  const schema = { openAPIV3Schema: { type: 'object', properties } };
  return aDefinition({ group, kind: 'PodGroup', versions: [aVersion({ name, ...withStatus, schema })] });
}
