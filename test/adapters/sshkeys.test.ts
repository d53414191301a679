import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { newSSHKey } from '../../hooks/adapters/sshkeys.js';

/** The fields of a public key as RFC 4251 packs them: length, then bytes. */
function fieldsOf(line: string): readonly Buffer[] {
  const blob = Buffer.from(line.split(' ')[1]!, 'base64');
  const fields: Buffer[] = [];
  for (let at = 0; at < blob.length;) {
    const end = at + 4 + blob.readUInt32BE(at);
    fields.push(blob.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

test('the private key is PEM of SEC 1, on the curve P-521', async () => {
  const { privateKey } = await newSSHKey();
  expect(privateKey).toMatch(/^-----BEGIN EC PRIVATE KEY-----\n[^-]+-----END EC PRIVATE KEY-----\n$/);
  expect(createPrivateKey(privateKey).asymmetricKeyDetails).toEqual({ namedCurve: 'secp521r1' });
});

test('the public key is one line of authorized_keys, and belongs to the private one', async () => {
  const { privateKey, publicKey } = await newSSHKey();
  expect(publicKey).toMatch(/^ecdsa-sha2-nistp521 [A-Za-z0-9+/]+=*\n$/);
  const [algorithm, curve, point = Buffer.of()] = fieldsOf(publicKey);
  expect([algorithm, curve].map(String)).toEqual(['ecdsa-sha2-nistp521', 'nistp521']);
  expect([point.length, point[0]]).toEqual([1 + 2 * 66, 4]);

  const [x, y] = [point.subarray(1, 67), point.subarray(67)].map((bytes) => bytes.toString('base64url'));
  const ofLine = createPublicKey({ key: { kty: 'EC', crv: 'P-521', x: x!, y: y! }, format: 'jwk' });
  const text = Buffer.from('ranks');
  expect(verify('sha512', text, ofLine, sign('sha512', text, privateKey))).toBe(true);
});

test('no two keys are the same', async () => {
  const [one, other] = await Promise.all([newSSHKey(), newSSHKey()]);
  expect(one.privateKey).not.toBe(other.privateKey);
  expect(one.publicKey).not.toBe(other.publicKey);
});
