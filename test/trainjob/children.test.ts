// The children of running TrainJobs, by what their runtimes make of them.
import type { CompositeRequest, KubeObject } from '../../hooks/api/hook.js';
import { defaultSettings, type Settings } from '../../hooks/api/settings.js';
import type { Facts } from '../../hooks/facts/need.js';
import { registry } from '../../hooks/registry.js';
import { compositeCases } from '../cases/composite.case.js';
import { aKey, mpiRuntime } from '../support/mpi.js';
import { NOON, aRequest, aRuntime, aTrainJob, jobStatus, observed } from '../support/objects.js';

const mpi = { ...mpiRuntime(), metadata: aRuntime().metadata };
const runningJobSet = { conditions: [], replicatedJobsStatus: [jobStatus({ active: 1 })] };

interface Row {
  readonly name: string;
  readonly runtime: KubeObject;
  readonly kinds: readonly string[];
  readonly facts?: Facts;
  readonly settings?: Partial<Settings>;
}

describe.each<Row>([
  { name: 'PyTorch', runtime: aRuntime(), kinds: ['ConfigMap', 'JobSet'] },
  {
    name: 'MPI, with a hostfile and an SSH key',
    runtime: mpi,
    kinds: ['ConfigMap', 'ConfigMap', 'JobSet', 'Secret'],
    facts: { sshKey: aKey },
  },
  {
    name: 'Flux, with scripts and a curve key',
    runtime: aRuntime({ mlPolicy: { numNodes: 1, flux: {} } }),
    kinds: ['ConfigMap', 'ConfigMap', 'JobSet', 'Secret'],
  },
  {
    name: 'gang scheduling, with a PodGroup',
    runtime: aRuntime({ podGroupPolicy: { coscheduling: {} } }),
    kinds: ['ConfigMap', 'JobSet', 'PodGroup'],
  },
  {
    name: 'progress reports, with the CA of the hook server',
    runtime: aRuntime(),
    kinds: ['ConfigMap', 'ConfigMap', 'JobSet'],
    facts: { progressCa: 'a certificate\n' },
    settings: { progress: 'on' },
  },
])('$name', ({ runtime, kinds, facts, settings }) => {
  const routes = registry({ ...defaultSettings, ...settings });
  compositeCases({
    sync: routes.find(({ hook }) => hook === 'trainjobs/sync')!,
    request: aRequest(aTrainJob(), {
      related: [runtime],
    }) as CompositeRequest<KubeObject> as CompositeRequest,
    now: NOON,
    ...(facts === undefined ? {} : { facts }),
    observe: (child) => observed(child, child.kind === 'JobSet' ? { status: runningJobSet } : {}),
    kinds,
    worker: 'JobSet',
    ends: ['Complete', 'Failed'],
  });
});
