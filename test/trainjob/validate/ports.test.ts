import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import { type Row, faultsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

type Port = Readonly<Record<string, unknown>>;

const withPorts = (...all: readonly Port[]) =>
  runtimeOf([aJob({ containers: [aContainer({ ports: all as never })] })]);
const twice =
  'spec.template.spec.replicatedJobs[0].template.spec.template.spec.containers[0].ports[1]: container node has port ' +
  '29500/TCP twice, because the default protocol is TCP; remove one of them, or set another protocol';
const tcp = { containerPort: 29500, protocol: 'TCP' };

const rows: readonly Row[] = [
  { name: 'another number', runtime: withPorts(tcp, { containerPort: 29501 }), want: [] },
  { name: 'another protocol', runtime: withPorts(tcp, { containerPort: 29500, protocol: 'UDP' }), want: [] },
  {
    name: 'an empty protocol',
    runtime: withPorts(tcp, { containerPort: 29500, protocol: '' }),
    want: [twice],
  },
  { name: 'no protocol', runtime: withPorts(tcp, { containerPort: 29500, name: 'again' }), want: [twice] },
  ...['initContainers', 'ephemeralContainers'].map((list) => ({
    name: `an empty protocol in ${list}`,
    runtime: runtimeOf([
      aJob({
        pod: {
          [list]: [
            aContainer({ name: 'wait', ports: [tcp, { containerPort: 29500, protocol: '' }] as never }),
          ],
        },
      }),
    ]),
    want: [twice.replace('containers[0]', `${list}[0]`).replace('container node', 'container wait')],
  })),
];

test.each(rows)('a job with a port and another of $name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});

test.each(rows)('a runtime with a port and another of $name', ({ runtime, want }) => {
  const verdict = judgeRuntime({ runtime: runtime!, old: undefined });
  const issues = verdict.state === 'refused' ? verdict.issues : [];
  expect(issues.map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`)).toEqual(want);
});
