import fc from 'fast-check';
import { normalize } from '../../hooks/jobset/normalize.js';
import { deepFrozen } from '../support/objects.js';

interface Row {
  readonly name: string;
  readonly under?: string;
  readonly given: object;
  readonly want: object;
}

test.each<Row>([
  // empty values are omitted
  { name: 'an empty value', under: 'env', given: { name: 'A', value: '' }, want: { name: 'A' } },
  {
    name: 'false and "" of a container',
    under: 'containers',
    given: { name: 'node', image: '', stdin: false, tty: false, workingDir: '' },
    want: { name: 'node' },
  },
  {
    name: 'false and "" of an ephemeral container',
    under: 'ephemeralContainers',
    given: { name: 'debug', image: 'a', stdin: false, tty: false, targetContainerName: '' },
    want: { name: 'debug', image: 'a' },
  },
  {
    name: 'false and "" of a Pod',
    given: { hostNetwork: false, hostPID: false, restartPolicy: '', subdomain: '' },
    want: {},
  },
  {
    name: 'readOnly: false of a mount',
    under: 'volumeMounts',
    given: { name: 'v', mountPath: '/v', readOnly: false },
    want: { name: 'v', mountPath: '/v' },
  },
  {
    name: 'zero of a probe',
    under: 'readinessProbe',
    given: { periodSeconds: 0, tcpSocket: { host: '', port: 22 } },
    want: { tcpSocket: { port: 22 } },
  },
  {
    name: '"" of a toleration',
    under: 'tolerations',
    given: { key: '', operator: 'Exists' },
    want: { operator: 'Exists' },
  },
  {
    name: 'the default name of a reference',
    given: { configMapKeyRef: { key: 'k', name: '' } },
    want: { configMapKeyRef: { key: 'k' } },
  },
  {
    name: 'zeros of a JobSet',
    given: {
      failurePolicy: { maxRestarts: 0 },
      coordinator: { replicatedJob: 'a', jobIndex: 0 },
      network: { subdomain: '' },
    },
    want: { failurePolicy: {}, coordinator: { replicatedJob: 'a' } },
  },
  {
    name: 'replicas: 0',
    given: { replicatedJobs: [{ name: 'a', replicas: 0 }] },
    want: { replicatedJobs: [{ name: 'a' }] },
  },
  {
    name: 'empty lists and maps, and null',
    given: { command: [], labels: {}, limits: {}, affinity: null },
    want: {},
  },

  // other values are kept
  {
    name: 'backoffLimit: 0',
    given: { backoffLimit: 0, suspend: false, completions: 0 },
    want: { backoffLimit: 0, suspend: false, completions: 0 },
  },
  {
    name: 'an empty object',
    given: { securityContext: {}, emptyDir: {} },
    want: { securityContext: {}, emptyDir: {} },
  },
  {
    name: 'allowPrivilegeEscalation: false',
    given: { securityContext: { allowPrivilegeEscalation: false, runAsUser: 0 } },
    want: { securityContext: { allowPrivilegeEscalation: false, runAsUser: 0 } },
  },
  {
    name: 'readOnly: false of an Azure disk',
    given: { azureDisk: { readOnly: false } },
    want: { azureDisk: { readOnly: false } },
  },
  {
    name: 'optional: false, defaultMode: 0',
    given: { secret: { optional: false, defaultMode: 0 } },
    want: { secret: { optional: false, defaultMode: 0 } },
  },
  { name: 'the empty storage class', given: { storageClassName: '' }, want: { storageClassName: '' } },
  {
    name: 'an empty header',
    under: 'httpHeaders',
    given: { name: 'A', value: '' },
    want: { name: 'A', value: '' },
  },
  {
    name: 'an empty argument',
    under: 'containers',
    given: { name: 'node', args: ['', 'b'] },
    want: { name: 'node', args: ['', 'b'] },
  },
  { name: 'the empty list of containers', given: { containers: [] }, want: { containers: [] } },
  {
    name: 'empty lists that are required',
    given: { podFailurePolicy: { rules: [{ action: 'Count', onExitCodes: { values: [] } }] } },
    want: { podFailurePolicy: { rules: [{ action: 'Count', onExitCodes: { values: [] } }] } },
  },
  {
    name: 'the same of a success policy',
    given: { successPolicy: { rules: [] }, failurePolicy: { rules: [] } },
    want: { successPolicy: { rules: [] }, failurePolicy: {} },
  },
  {
    name: 'the empty signer of a Pod’s certificate',
    under: 'podCertificate',
    given: { signerName: '', keyType: '', keyPath: '' },
    want: { signerName: '', keyType: '' },
  },
  {
    name: 'values of maps with keys of the user',
    given: { labels: { image: '', value: '' }, nodeSelector: { tty: '' } },
    want: { labels: { image: '', value: '' }, nodeSelector: { tty: '' } },
  },

  // quantities
  {
    name: 'quantities, written canonically',
    under: 'containers',
    given: { resources: { limits: { cpu: 2, memory: '1024Mi' }, requests: { cpu: '1000m' } } },
    want: { resources: { limits: { cpu: '2', memory: '1Gi' }, requests: { cpu: '1' } } },
  },
  {
    name: 'a size limit',
    given: { emptyDir: { sizeLimit: '1.5Gi' } },
    want: { emptyDir: { sizeLimit: '1536Mi' } },
  },
  { name: 'what is no quantity', given: { limits: { cpu: 'much' } }, want: { limits: { cpu: 'much' } } },
])('$name', ({ under = 'spec', given, want }) => {
  expect(normalize(deepFrozen(given), under)).toEqual(want);
});

test('what does not change is the same object', () => {
  const given = deepFrozen({
    a: { env: [{ name: 'A', value: '1' }], limits: { cpu: '1' } },
    b: { limits: { cpu: 1 } },
  });
  const normal = normalize(given, 'spec');
  expect(normal.a).toBe(given.a);
  expect(normal).not.toBe(given);
});

const members = [
  'env',
  'containers',
  'value',
  'image',
  'labels',
  'limits',
  'emptyDir',
  'readOnly',
  'suspend',
  'x',
];
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, false, true, 0, 1, '', 'a', '1000m'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...members), tie('value'), { maxKeys: 4 }),
})).object as fc.Arbitrary<object>;

test('the normal form is its own normal form, and the input stays as it was', () => {
  fc.assert(
    fc.property(tree, (given) => {
      const normal = normalize(deepFrozen(given), 'spec');
      expect(normalize(deepFrozen(normal), 'spec')).toBe(normal);
    }),
  );
});
