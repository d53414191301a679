// kube-controller-manager: the controllers that jobs need, and those of RBAC and deletion.
import { programPath } from '../programs.js';
import { type Certificates, servingFlags } from './certificates.js';
import type { Component } from './component.js';

const controllers = [
  'job-controller',
  'garbage-collector-controller',
  'namespace-controller',
  'pod-garbage-collector-controller',
  'ttl-after-finished-controller',
  'serviceaccount-controller',
  'clusterrole-aggregation-controller',
];

export function controllerManager(kubeconfig: string, certificates: Certificates): Component {
  return {
    name: 'kube-controller-manager',
    command: programPath('kube-controller-manager'),
    ports: 1,
    args: ([port = 0]) => [
      `--kubeconfig=${kubeconfig}`,
      '--leader-elect=false',
      `--controllers=${controllers.join(',')}`,
      ...servingFlags(port, certificates),
      '--kube-api-qps=500',
      '--kube-api-burst=1000',
    ],
    health: ([port = 0]) => `https://127.0.0.1:${port}/healthz`,
  };
}
