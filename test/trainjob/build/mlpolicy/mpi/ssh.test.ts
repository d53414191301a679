import { aKey, aLauncherJob, aNodeJob, mpiBuild, mpiJob } from '../../../../support/mpi.js';

const secretName = 'llama-mpi-ssh-auth';
const items = (mode: number): readonly object[] => [
  { key: 'ssh-privatekey', path: 'id_rsa', mode },
  { key: 'ssh-publickey', path: 'id_rsa.pub', mode: 0o644 },
  { key: 'ssh-publickey', path: 'authorized_keys', mode: 0o644 },
];

test('the key pair is an immutable Secret of the type that holds SSH keys', () => {
  expect(mpiJob().secret).toEqual({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: secretName, namespace: 'ml' },
    type: 'kubernetes.io/ssh-auth',
    immutable: true,
    data: {
      'ssh-privatekey': Buffer.from(aKey.privateKey).toString('base64'),
      'ssh-publickey': Buffer.from(aKey.publicKey).toString('base64'),
    },
  });
});

test.each([
  { name: 'root, without an fsGroup: root alone may read it (D27)', pod: {}, mode: 0o400 },
  {
    name: 'any user, without an fsGroup (D27)',
    pod: { securityContext: { runAsUser: 1000 } },
    mode: 0o400,
  },
  { name: 'a user who reads it by the fsGroup', pod: { securityContext: { fsGroup: 1000 } }, mode: 0o640 },
  { name: 'the fsGroup of root', pod: { securityContext: { fsGroup: 0 } }, mode: 0o640 },
])('the private key for $name', ({ pod, mode }) => {
  const { pod: podOf } = mpiJob({ jobs: [aNodeJob(), aLauncherJob({ pod })] });
  expect(podOf('launcher').volumes![0]).toEqual({
    name: 'mpi-ssh-auth',
    secret: { secretName, defaultMode: 0o400, items: items(mode) },
  });
  expect(podOf('node').volumes).toEqual([
    { name: 'mpi-ssh-auth', secret: { secretName, defaultMode: 0o400, items: items(0o400) } },
  ]);
});

test.each([
  { name: 'where root looks for it', policy: {}, want: '/root/.ssh' },
  { name: 'where the runtime sets it', policy: { sshAuthMountPath: '/home/u/.ssh' }, want: '/home/u/.ssh' },
  {
    name: 'where root looks for it, if the path is empty',
    policy: { sshAuthMountPath: '' },
    want: '/root/.ssh',
  },
])('launcher and nodes have it $name, for nodes are started by nodes too', ({ policy, want }) => {
  const { container } = mpiJob({ policy });
  const mount = { name: 'mpi-ssh-auth', mountPath: want };
  expect(container('node').volumeMounts).toEqual([mount]);
  expect(container('launcher').volumeMounts).toEqual([
    mount,
    { name: 'mpi-hostfile', mountPath: '/etc/mpi' },
  ]);
});

test('without a key no Secret is built: it is pending', () => {
  const built = mpiBuild({ facts: {} });
  expect(built).toMatchObject({
    state: 'built',
    others: [{ kind: 'ConfigMap' }],
    pending: [
      {
        child: { kind: 'Secret', metadata: { name: secretName } },
        need: { fact: 'sshKey', verb: 'freshSecret', secret: 'sshKey' },
      },
    ],
  });
  expect(mpiBuild()).toMatchObject({ pending: [] });
});
