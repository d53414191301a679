// The built-in kinds' own schemas: ConfigMap and Secret in full; for the others only how their lists and maps merge
// (the `+listType`, `+listMapKey` and `+mapType` marks of k8s.io/api), which server-side apply needs.
import type { Schema } from './schema.js';

const keyed = (keys: readonly string[], items: Schema = open): Schema => ({
  type: 'array',
  items,
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': keys,
});
const open: Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const atomicMap: Schema = { ...open, 'x-kubernetes-map-type': 'atomic' };
const set: Schema = { type: 'array', items: { type: 'string' }, 'x-kubernetes-list-type': 'set' };
const openWith = (properties: Readonly<Record<string, Schema>>): Schema => ({ ...open, properties });

// A null in a map of strings is read as the empty string.
const texts: Schema = { type: 'object', additionalProperties: { type: 'string', default: '' } };
const base64 = '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';
const bytes: Schema = {
  type: 'object',
  additionalProperties: { type: 'string', default: '', pattern: base64 },
};

const ofEveryObject = { apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: open } as const;

export const configMap: Schema = {
  type: 'object',
  properties: { ...ofEveryObject, data: texts, binaryData: bytes, immutable: { type: 'boolean' } },
};

export const secret: Schema = {
  type: 'object',
  properties: {
    ...ofEveryObject,
    data: bytes,
    stringData: texts,
    type: { type: 'string', default: 'Opaque' },
    immutable: { type: 'boolean' },
  },
};

const withProtocol = openWith({ protocol: { type: 'string', default: 'TCP' } });
const byName = keyed(['name']);
const conditions = keyed(['type']);

const container = openWith({
  env: keyed(
    ['name'],
    openWith({
      valueFrom: openWith({
        configMapKeyRef: atomicMap,
        fieldRef: atomicMap,
        fileKeyRef: atomicMap,
        resourceFieldRef: atomicMap,
        secretKeyRef: atomicMap,
      }),
    }),
  ),
  ports: keyed(['containerPort', 'protocol'], withProtocol),
  volumeMounts: keyed(['mountPath']),
  volumeDevices: keyed(['devicePath']),
  resources: openWith({ claims: byName }),
});

const containers = keyed(['name'], container);

const podSpec = openWith({
  containers,
  initContainers: containers,
  ephemeralContainers: containers,
  volumes: byName,
  imagePullSecrets: byName,
  hostAliases: keyed(['ip']),
  resourceClaims: byName,
  schedulingGates: byName,
  topologySpreadConstraints: keyed(['topologyKey', 'whenUnsatisfiable']),
  nodeSelector: atomicMap,
});

export const pod: Schema = openWith({
  spec: podSpec,
  status: openWith({ conditions, podIPs: keyed(['ip']), hostIPs: keyed(['ip']) }),
});

export const job: Schema = openWith({
  spec: openWith({ selector: atomicMap, template: openWith({ spec: podSpec }) }),
  status: openWith({ uncountedTerminatedPods: openWith({ succeeded: set, failed: set }) }),
});

export const service: Schema = openWith({
  spec: openWith({ ports: keyed(['port', 'protocol'], withProtocol), selector: atomicMap }),
  status: openWith({ conditions }),
});

export const customResourceDefinition: Schema = openWith({
  spec: {
    ...open,
    required: ['group', 'names', 'scope', 'versions'],
    properties: {
      group: { type: 'string' },
      names: { ...open, required: ['plural', 'kind'] },
      scope: { type: 'string', enum: ['Namespaced', 'Cluster'] },
      versions: {
        type: 'array',
        minItems: 1,
        items: { ...open, required: ['name', 'served', 'storage'] },
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['name'],
      },
    },
  },
});
