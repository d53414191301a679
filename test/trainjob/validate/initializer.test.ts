import { type Row, faultsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

const volumeMounts = [{ name: 'initializer', mountPath: '/workspace' }];
const initializer = (name: string, container: object = { volumeMounts }) =>
  aJob({ name, step: name, containers: [aContainer({ name, ...container })] });
const whole = runtimeOf([initializer('dataset-initializer'), initializer('model-initializer'), aJob()]);
const both = { initializer: { dataset: {}, model: {} } };
const fault = (what: string, field: string): string =>
  `spec.runtimeRef: the runtime has no ${what}; use a runtime that has it, or remove spec.initializer.${field}`;

test.each<Row>([
  { name: 'with jobs that fetch them', spec: both, runtime: whole, want: [] },
  { name: 'and none is asked for where there is none', runtime: runtimeOf(), want: [] },
  {
    name: 'and not of one without the jobs',
    spec: both,
    runtime: runtimeOf(),
    want: [
      fault('replicated job dataset-initializer', 'dataset'),
      fault('replicated job model-initializer', 'model'),
    ],
  },
  {
    name: 'and not of one without the container',
    spec: { initializer: { model: {} } },
    runtime: runtimeOf([aJob({ name: 'model-initializer', step: 'model-initializer' }), aJob()]),
    want: [fault('container model-initializer in its job model-initializer', 'model')],
  },
  {
    name: 'and not of one without the shared volume',
    spec: { initializer: { dataset: {} } },
    runtime: runtimeOf([initializer('dataset-initializer', {}), aJob()]),
    want: [
      fault(
        'mount of a volume initializer in container dataset-initializer of its job dataset-initializer',
        'dataset',
      ),
    ],
  },
  {
    name: 'whose volume a patch mounts',
    spec: {
      initializer: { dataset: {} },
      runtimePatches: [
        {
          manager: 'example.com/person',
          trainingRuntimeSpec: {
            template: {
              spec: {
                replicatedJobs: [
                  {
                    name: 'dataset-initializer',
                    template: {
                      spec: {
                        template: { spec: { containers: [{ name: 'dataset-initializer', volumeMounts }] } },
                      },
                    },
                  },
                ],
              },
            },
          },
        },
      ],
    },
    runtime: runtimeOf([initializer('dataset-initializer', {}), aJob()]),
    want: [],
  },
])('data and models are asked of a runtime $name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
