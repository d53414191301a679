// kubectl against one API server: returns its output, and throws its error message.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { programPath } from './programs.js';

export type Kubectl = (args: readonly string[], stdin?: string) => Promise<string>;

/** A kubectl that uses this kubeconfig, with its discovery cache next to it. */
export function kubectl(kubeconfig: string): Kubectl {
  const always = [`--kubeconfig=${kubeconfig}`, `--cache-dir=${join(dirname(kubeconfig), 'kubectl-cache')}`];
  return (args, stdin) =>
    new Promise((resolve, reject) => {
      const child = spawn(programPath('kubectl'), [...always, ...args]);
      let output = '';
      let complaint = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve(output);
        else reject(new Error(`kubectl ${args.join(' ')}: ${complaint.trim()}`));
      });
      // A kubectl that ends before it has read everything breaks the pipe; its error message says why.
      child.stdin.once('error', () => undefined);
      child.stdin.end(stdin ?? '');
    });
}
