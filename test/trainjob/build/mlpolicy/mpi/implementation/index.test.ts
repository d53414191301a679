import type { MPIPolicy } from '../../../../../../hooks/trainjob/api/types.js';
import { aLauncherJob, aNodeJob, mpiJob, variablesOf } from '../../../../../support/mpi.js';
import { aContainer } from '../../../../../support/runtimes.js';

type Implementation = NonNullable<MPIPolicy['mpiImplementation']>;

const two = (mpiImplementation: Implementation): Parameters<typeof mpiJob>[0] => ({
  policy: { mpiImplementation },
  spec: { trainer: { numNodes: 1, numProcPerNode: 2 } },
});

// Version 4 reads the first four, version 5 the others (D10).
const openMPI = [
  'OMPI_MCA_orte_default_hostfile=/etc/mpi/hostfile',
  'OMPI_MCA_orte_keep_fqdn_hostnames=true',
  'OMPI_MCA_orte_set_default_slots=2',
  'OMPI_MCA_plm_rsh_args=-o ConnectionAttempts=10',
  'PRTE_MCA_prte_default_hostfile=/etc/mpi/hostfile',
  'PRTE_MCA_prte_keep_fqdn_hostnames=false',
  'PRTE_MCA_prte_set_default_slots=2',
  'PRTE_MCA_plm_ssh_args=-o ConnectionAttempts=10',
];

test.each<{ is: Implementation; env: readonly string[]; line: string }>([
  { is: 'OpenMPI', env: openMPI, line: 'llama-node-0-0.llama slots=2' },
  { is: '', env: openMPI, line: 'llama-node-0-0.llama slots=2' },
  {
    is: 'Intel',
    env: [
      'I_MPI_HYDRA_HOST_FILE=/etc/mpi/hostfile',
      'I_MPI_PERHOST=2',
      'I_MPI_HYDRA_BOOTSTRAP=ssh',
      'I_MPI_HYDRA_BOOTSTRAP_EXEC_EXTRA_ARGS=-o ConnectionAttempts=10',
    ],
    line: 'llama-node-0-0.llama:2',
  },
  {
    is: 'MPICH',
    env: [
      'HYDRA_HOST_FILE=/etc/mpi/hostfile',
      'HYDRA_LAUNCHER=ssh',
      'HYDRA_LAUNCHER_EXTRA_ARGS=-o ConnectionAttempts=10',
    ],
    line: 'llama-node-0-0.llama:2',
  },
])('"$is": the launcher alone gets its variables, and the hostfile its form (D11)', ({ is, env, line }) => {
  const { container, hosts } = mpiJob(two(is));
  expect(variablesOf(container('launcher'))).toEqual(env);
  expect(container('node').env).toBeUndefined();
  expect(hosts).toEqual([line]);
});

test('a runtime without mpiImplementation has Open MPI', () => {
  const { container } = mpiJob({ spec: { trainer: { numProcPerNode: 2 } } });
  expect(variablesOf(container('launcher'))).toEqual(openMPI);
});

test('neither mapping nor binding is set', () => {
  for (const is of ['OpenMPI', 'Intel', 'MPICH'] as const) {
    expect(variablesOf(mpiJob(two(is)).container('launcher')).join()).not.toMatch(/map|bind|pin/i);
  }
});

// Which value wins. `own` is in the runtime's launcher, `users` in spec.trainer.env.
test.each([
  {
    name: 'Trainer’s four are ours',
    is: 'OpenMPI',
    variable: 'OMPI_MCA_plm_rsh_args',
    own: '-p 2222',
    want: '-o ConnectionAttempts=10',
  },
  {
    name: 'a value for Open MPI 5 wins',
    is: 'OpenMPI',
    variable: 'PRTE_MCA_plm_ssh_args',
    own: '-p 2222',
    want: '-p 2222',
  },
  {
    name: 'also one of the user',
    is: 'OpenMPI',
    variable: 'PRTE_MCA_plm_ssh_args',
    users: '-p 22',
    want: '-p 22',
  },
  { name: 'a value for Intel MPI wins', is: 'Intel', variable: 'I_MPI_PERHOST', own: '1', want: '1' },
  { name: 'also one of the user', is: 'Intel', variable: 'I_MPI_PERHOST', users: '4', want: '4' },
  { name: 'a value for MPICH wins', is: 'MPICH', variable: 'HYDRA_LAUNCHER', own: 'rsh', want: 'rsh' },
] as const)('$name: $variable', ({ is, variable, want, ...row }) => {
  const env = 'own' in row ? [{ name: variable, value: row.own }] : [];
  const trainer = { numNodes: 1, ...('users' in row ? { env: [{ name: variable, value: row.users }] } : {}) };
  const { container } = mpiJob({
    policy: { mpiImplementation: is },
    jobs: [aNodeJob(), aLauncherJob({ containers: [aContainer({ env })] })],
    spec: { trainer },
  });
  const values = container('launcher').env!.filter(({ name }) => name === variable);
  expect(values).toEqual([{ name: variable, value: want }]);
});

// Daemons of Hydra call the launcher by its bare host name.
const searchesOf = (change: Parameters<typeof mpiJob>[0]): readonly unknown[] => {
  const { pod } = mpiJob(change);
  return ['launcher', 'node'].map((job) => pod(job).dnsConfig?.searches);
};

test.each([
  { is: 'OpenMPI', want: undefined },
  { is: 'Intel', want: ['llama.ml.svc.cluster.local'] },
  { is: 'MPICH', want: ['llama.ml.svc.cluster.local'] },
] as const)('$is: launcher and nodes search $want', ({ is, want }) => {
  expect(searchesOf({ policy: { mpiImplementation: is } })).toEqual([want, want]);
});

test('the search domain follows the subdomain of the runtime and the domain of the cluster', () => {
  const change = {
    policy: { mpiImplementation: 'MPICH' },
    subdomain: 'mesh',
    settings: { clusterDomain: 'k8s.example.org' },
  } as const;
  const mesh = ['mesh.ml.svc.k8s.example.org'];
  expect(searchesOf(change)).toEqual([mesh, mesh]);
});

test('what the runtime has of DNS stays', () => {
  const dnsConfig = { nameservers: ['10.0.0.10'], searches: ['example.org', 'llama.ml.svc.cluster.local'] };
  const jobs = [aNodeJob({ pod: { dnsConfig } }), aLauncherJob()];
  expect(mpiJob({ policy: { mpiImplementation: 'Intel' }, jobs }).pod('node').dnsConfig).toEqual(dnsConfig);
});
