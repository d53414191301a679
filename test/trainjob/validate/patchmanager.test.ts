import { faultsOf } from '../../support/judged.js';

const faultOf = (manager: string): readonly string[] => faultsOf({ spec: { runtimePatches: [{ manager }] } });

test.each(['example.com/person', 'kueue.x-k8s.io/manager', 'a/b', 'a.b/c/d', "a/~!$&'()*+,;=:%"])(
  '%s names a manager',
  (manager) => {
    expect(faultOf(manager)).toEqual([]);
  },
);

test.each([
  'me',
  '/me',
  'example.com/',
  'Example.com/me',
  'a..b/me',
  '-a/b',
  'a b/c',
  'a/b c',
  'a/#',
  `${'a'.repeat(254)}/b`,
])('%s does not name one', (manager) => {
  expect(faultOf(manager)).toEqual([
    `spec.runtimePatches[0].manager: ${JSON.stringify(manager)} is not a domain-prefixed path; use the form example.com/name`,
  ]);
});
