// KWOK: one node without a machine, and pods with the stages of stages.yaml.
import { join } from 'node:path';
import { programPath } from '../programs.js';
import type { Component } from './component.js';

const folder = join('test', 'cluster', 'controlplane');

/** The node that every pod lands on. */
export const nodeFile = join(folder, 'node.yaml');

export function kwok(kubeconfig: string): Component {
  return {
    name: 'kwok',
    command: programPath('kwok'),
    ports: 1,
    args: ([port = 0]) => [
      `--kubeconfig=${kubeconfig}`,
      '--manage-all-nodes',
      `--config=${join(folder, 'stages.yaml')}`,
      `--server-address=127.0.0.1:${port}`,
    ],
    health: ([port = 0]) => `http://127.0.0.1:${port}/healthz`,
  };
}
