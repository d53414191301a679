// A kubeconfig file: one server, one user with a token.
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

export interface Access {
  readonly server: string;
  /** The authority's certificate, in PEM. */
  readonly ca: string;
  readonly token: string;
}

export function writeKubeconfig(path: string, { server, ca, token }: Access): void {
  const cluster = { server, 'certificate-authority-data': Buffer.from(ca).toString('base64') };
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'suite',
    clusters: [{ name: 'suite', cluster }],
    users: [{ name: 'suite', user: { token } }],
    contexts: [{ name: 'suite', context: { cluster: 'suite', user: 'suite' } }],
  };
  writeFileSync(path, stringify(config), { mode: 0o600 });
}
