// A key pair for SSH as OpenSSH writes it: the private key in PEM (SEC 1, RFC 5915), the public key as a line of
// authorized_keys (RFC 5656). Source: Kubeflow Trainer v2.3, which generates a key on the curve P-521 for MPI jobs.
import { type KeyObject, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { SSHKey } from '../facts/need.js';

const CURVE = 'nistp521';
const ALGORITHM = `ecdsa-sha2-${CURVE}`;

export async function newSSHKey(): Promise<SSHKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-521' });
  return {
    privateKey: privateKey.export({ type: 'sec1', format: 'pem' }) as string,
    publicKey: `${ALGORITHM} ${blobOf(publicKey).toString('base64')}\n`,
  };
}

function blobOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const uncompressed = Buffer.of(4);
  const point = Buffer.concat([uncompressed, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return Buffer.concat([Buffer.from(ALGORITHM), Buffer.from(CURVE), point].map(withLength));
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
