import { type Row, faultsOf } from '../../../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../../../support/runtimes.js';

const runtime = (jobName: string, ...containerNames: string[]) =>
  runtimeOf(
    [
      aJob({
        containers: [aContainer(), aContainer({ name: 'side' })],
        pod: { initContainers: [aContainer({ name: 'wait' })] },
      }),
    ],
    { mlPolicy: { torch: { envInjection: { targets: [{ jobName, containerNames }] } } } },
  );
const fault = (container: string, job: string): string =>
  `spec.runtimeRef: envInjection of the runtime names container ${container} of job ${job}, which does not exist; fix spec.mlPolicy.torch.envInjection of the runtime, or use another runtime`;

test.each<Row>([
  { name: 'containers and init containers', runtime: runtime('node', 'side', 'wait'), want: [] },
  {
    name: 'no missing container',
    runtime: runtime('node', 'side', 'late'),
    want: [fault('late', 'node')],
  },
  { name: 'no missing job', runtime: runtime('ps', 'side'), want: [fault('side', 'ps')] },
])('torch variables are injected into $name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
