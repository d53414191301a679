import { keyPairOf } from '../../hooks/kube/curve25519.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('the same seed gives the same keys, another seed other keys', () => {
  expect(keyPairOf('a')).toEqual(keyPairOf('a'));
  expect(hex(keyPairOf('a').publicKey)).not.toBe(hex(keyPairOf('b').publicKey));
});

test('the secret is the hash itself, and the public key is its point on the curve', () => {
  const { secretKey, publicKey } = keyPairOf('5f0e2a9c-1111-2222-3333-444455556666');
  expect(hex(secretKey)).toBe('5bd95d15ed06920d332ffb1bff9c3bb5d097d744f466a3b4e3849d7cf8acc5c7');
  expect(hex(publicKey)).toBe('c7845b91f70747400bf8a667b1fb0beb31af35f0679e1a9e217fc93a39a1573b');
});
