// kube-apiserver: RBAC on, one administrator with a token; every other client has the token of a service account.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../programs.js';
import { type Certificates, servingFlags } from './certificates.js';
import type { Component } from './component.js';

export interface ApiServerOptions {
  readonly etcd: string;
  readonly certificates: Certificates;
  readonly adminToken: string;
}

export function apiServer(directory: string, options: ApiServerOptions): Component {
  const { certificates } = options;
  const tokens = join(directory, 'tokens.csv');
  writeFileSync(tokens, `${options.adminToken},admin,admin,system:masters\n`, { mode: 0o600 });
  return {
    name: 'kube-apiserver',
    command: programPath('kube-apiserver'),
    ports: 1,
    args: ([port = 0]) => [
      `--etcd-servers=${options.etcd}`,
      ...servingFlags(port, certificates),
      '--service-cluster-ip-range=10.0.0.0/24',
      '--service-account-issuer=https://kubernetes.default.svc',
      `--service-account-key-file=${certificates.serviceAccountKeyFile}`,
      `--service-account-signing-key-file=${certificates.serviceAccountKeyFile}`,
      `--token-auth-file=${tokens}`,
      '--authorization-mode=RBAC',
      '--allow-privileged',
      // No kubelet mounts tokens, and no node controller takes the not-ready taint off a new node.
      '--disable-admission-plugins=ServiceAccount,TaintNodesByCondition',
      '--endpoint-reconciler-type=none',
    ],
    health: ([port = 0]) => `${serverUrl(port)}/readyz`,
  };
}

export function serverUrl(port: number): string {
  return `https://127.0.0.1:${port}`;
}
