// The built-in kinds that training jobs need, and those of Metacontroller.
import { configMap, customResourceDefinition, job, pod, secret, service } from './builtin-schemas.js';
import { aKind, type Kind } from './kind.js';

const cluster = { namespaced: false };
const counted = { hasStatus: true, hasGeneration: true };
const custom = { ...counted, isCustom: true };
const metacontroller = 'metacontroller.k8s.io/v1alpha1';

export const builtIn: readonly Kind[] = [
  aKind('v1', 'ConfigMap', 'configmaps', {
    schema: configMap,
    dataMembers: ['data', 'binaryData'],
  }),
  aKind('v1', 'Secret', 'secrets', { schema: secret, dataMembers: ['data'], fixedMembers: ['type'] }),
  aKind('v1', 'Event', 'events', {}),
  aKind('v1', 'Namespace', 'namespaces', {
    ...cluster,
    hasStatus: true,
    blank: { spec: {}, status: {} },
    firstStatus: { phase: 'Active' },
  }),
  aKind('v1', 'Node', 'nodes', { ...cluster, hasStatus: true }),
  aKind('v1', 'Pod', 'pods', {
    ...counted,
    schema: pod,
    blank: { spec: { containers: null }, status: {} },
    firstStatus: { phase: 'Pending' },
  }),
  aKind('v1', 'Service', 'services', {
    hasStatus: true,
    schema: service,
    blank: { spec: {}, status: { loadBalancer: {} } },
    firstStatus: { loadBalancer: {} },
  }),
  aKind('v1', 'ServiceAccount', 'serviceaccounts', {}),
  // Only the dependents of Jobs are orphaned by default, for clients that are older than the garbage collector.
  aKind('batch/v1', 'Job', 'jobs', {
    ...counted,
    schema: job,
    blank: { spec: { template: { metadata: {}, spec: { containers: null } } }, status: {} },
    firstStatus: {},
    propagation: 'Orphan',
  }),
  aKind('apiextensions.k8s.io/v1', 'CustomResourceDefinition', 'customresourcedefinitions', {
    schema: { ...customResourceDefinition, required: ['spec'] },
    ...cluster,
    ...counted,
  }),
  aKind(metacontroller, 'CompositeController', 'compositecontrollers', { ...cluster, ...custom }),
  aKind(metacontroller, 'DecoratorController', 'decoratorcontrollers', { ...cluster, ...custom }),
  aKind(metacontroller, 'ControllerRevision', 'controllerrevisions', { ...custom, hasStatus: false }),
];
