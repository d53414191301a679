// The schema of metadata (apimachinery's ObjectMeta), the same for every kind.
import type { Schema } from './schema.js';

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'object', additionalProperties: { type: 'string', default: '' } };
const number: Schema = { type: 'integer' };

const metadataSchema: Schema = {
  type: 'object',
  properties: {
    name: text,
    generateName: text,
    namespace: text,
    uid: text,
    resourceVersion: text,
    generation: number,
    creationTimestamp: text,
    deletionTimestamp: text,
    deletionGracePeriodSeconds: number,
    labels: texts,
    annotations: texts,
    finalizers: { type: 'array', items: text, 'x-kubernetes-list-type': 'set' },
    ownerReferences: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['uid'],
      items: {
        type: 'object',
        'x-kubernetes-map-type': 'atomic',
        properties: {
          apiVersion: text,
          kind: text,
          name: text,
          uid: text,
          controller: { type: 'boolean' },
          blockOwnerDeletion: { type: 'boolean' },
        },
      },
    },
    managedFields: { type: 'array', items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
  },
};

/** The schema of a whole object of a kind. */
export const withMetadata = (schema: Schema): Schema => ({
  ...schema,
  properties: { apiVersion: text, kind: text, ...schema.properties, metadata: metadataSchema },
});
