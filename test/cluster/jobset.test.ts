// The control plane itself: a JobSet passes its webhooks, gets pods on the node, and ends with its pods.
import { adminKubectl } from './cluster.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();

function jobSet(name: string, annotations: Record<string, string>): string {
  const pod = {
    metadata: { annotations },
    spec: {
      restartPolicy: 'Never',
      initContainers: [{ name: 'prepare', image: 'busybox' }],
      containers: [{ name: 'node', image: 'busybox' }],
    },
  };
  const job = { parallelism: 2, completions: 2, completionMode: 'Indexed', backoffLimit: 0, template: pod };
  return JSON.stringify({
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name, namespace: 'default' },
    spec: { replicatedJobs: [{ name: 'node', template: { spec: job } }] },
  });
}

const terminalState = (name: string) => () =>
  run(['get', 'jobset', name, '-o', 'jsonpath={.status.terminalState}']);
const phases = (name: string) => () =>
  run([
    'get',
    'pods',
    '-l',
    `jobset.sigs.k8s.io/jobset-name=${name}`,
    '-o',
    'jsonpath={.items[*].status.phase}',
  ]);

afterAll(() => run(['delete', 'jobset', '--all', '--wait=false']));

test('a JobSet completes when its pods do', async () => {
  await run(['apply', '-f', '-'], jobSet('plain', {}));

  await waitFor('the JobSet completes', terminalState('plain'), (state) => state === 'Completed');
});

test('held pods run until the annotation is removed', async () => {
  await run(['apply', '-f', '-'], jobSet('held', { 'test.metatrain.io/hold': 'true' }));
  await waitFor('both pods run', phases('held'), (seen) => seen === 'Running Running');

  await run(['annotate', 'pods', '-l', 'jobset.sigs.k8s.io/jobset-name=held', 'test.metatrain.io/hold-']);

  await waitFor('the JobSet completes', terminalState('held'), (state) => state === 'Completed');
});

test('a pod with an exit code fails its JobSet', async () => {
  await run(['apply', '-f', '-'], jobSet('broken', { 'test.metatrain.io/exit-code': '3' }));

  await waitFor('the JobSet fails', terminalState('broken'), (state) => state === 'Failed');
});

test("JobSet's webhooks validate new objects", async () => {
  const two = JSON.parse(jobSet('twice', {})) as { spec: { replicatedJobs: object[] } };
  const [job] = two.spec.replicatedJobs;
  const text = JSON.stringify({ ...two, spec: { replicatedJobs: [job, { ...job, name: 'NOT-A-LABEL' }] } });

  await expect(run(['apply', '-f', '-'], text)).rejects.toThrow('a DNS-1035 label must');
});
