// One authority for each run, and one certificate for 127.0.0.1, which every server of the run uses.
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Certificates {
  /** The authority's certificate, in PEM. */
  readonly ca: string;
  /** Folder with `tls.crt` and `tls.key`, the names that controller-runtime looks for. */
  readonly directory: string;
  readonly certFile: string;
  readonly keyFile: string;
  /** Private key that service account tokens are signed with. */
  readonly serviceAccountKeyFile: string;
}

/** Creates them below `directory`. */
export async function makeCertificates(directory: string): Promise<Certificates> {
  const authority = await generate([{ name: 'commonName', value: 'cluster-suite-authority' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  const folder = join(directory, 'certificates');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  return {
    ca: authority.cert,
    directory: folder,
    certFile: write('tls.crt', server.cert),
    keyFile: write('tls.key', server.private),
    serviceAccountKeyFile: write('service-account.key', serviceAccountKey()),
  };
}

function serviceAccountKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The flags by which a component of Kubernetes serves HTTPS on a port of the loopback address. */
export function servingFlags(port: number, { certFile, keyFile }: Certificates): readonly string[] {
  return [
    '--bind-address=127.0.0.1',
    `--secure-port=${port}`,
    `--tls-cert-file=${certFile}`,
    `--tls-private-key-file=${keyFile}`,
  ];
}
