// kube-scheduler: with its defaults, except for higher rate limits.
import { programPath } from '../programs.js';
import { type Certificates, servingFlags } from './certificates.js';
import type { Component } from './component.js';

export function scheduler(kubeconfig: string, certificates: Certificates): Component {
  return {
    name: 'kube-scheduler',
    command: programPath('kube-scheduler'),
    ports: 1,
    args: ([port = 0]) => [
      `--kubeconfig=${kubeconfig}`,
      '--leader-elect=false',
      ...servingFlags(port, certificates),
      '--kube-api-qps=500',
      '--kube-api-burst=1000',
    ],
    health: ([port = 0]) => `https://127.0.0.1:${port}/healthz`,
  };
}
