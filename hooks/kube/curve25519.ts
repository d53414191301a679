// A key pair on Curve25519 (X25519, RFC 7748), derived from a seed: the same seed gives the same keys.
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';

export interface KeyPair {
  /** 32 bytes each. The secret is the hash itself; the bits that RFC 7748 fixes are fixed in use. */
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** The prefix of the 32 bytes of a secret key in PKCS #8 (RFC 8410). */
const PKCS8_X25519 = '302e020100300506032b656e04220420';

/** The pair whose secret is SHA-256 of `seed`. */
export function keyPairOf(seed: string): KeyPair {
  const secretKey = createHash('sha256').update(seed).digest();
  const key = `${PKCS8_X25519}${secretKey.toString('hex')}`;
  const secret = createPrivateKey({ key, format: 'der', type: 'pkcs8', encoding: 'hex' });
  const publicKey = createPublicKey(secret).export({ type: 'spki', format: 'der' }).subarray(-32);
  return { secretKey, publicKey };
}
