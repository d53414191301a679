import { VOLCANO_QUEUE } from '../../../../hooks/trainjob/api/labels.js';
import { type Row, faultsOf } from '../../../support/judged.js';
import { aJob, runtimeOf } from '../../../support/runtimes.js';

const queued = (annotations: Readonly<Record<string, string>>, podGroupPolicy: object = { volcano: {} }) =>
  runtimeOf([aJob()], { mlPolicy: { torch: {} }, podGroupPolicy, template: { metadata: { annotations } } });
const patched = (queue: string) => ({
  runtimePatches: [
    {
      manager: 'example.com/person',
      trainingRuntimeSpec: { template: { metadata: { annotations: { [VOLCANO_QUEUE]: queue } } } },
    },
  ],
});
const fault = `spec.annotations[${VOLCANO_QUEUE}]: the queue name in the annotations of the JobSet template is empty; set a queue in the runtime or in the patch that sets it, or remove the annotation`;

test.each<Row>([
  { name: 'may be named', runtime: queued({ [VOLCANO_QUEUE]: 'research' }), want: [] },
  { name: 'may be missing', runtime: queued({}), want: [] },
  { name: 'must not be empty', runtime: queued({ [VOLCANO_QUEUE]: '' }), want: [fault] },
  {
    name: 'may be set by a patch',
    runtime: queued({ [VOLCANO_QUEUE]: '' }),
    spec: patched('research'),
    want: [],
  },
  {
    name: 'must not be emptied by a patch',
    runtime: queued({ [VOLCANO_QUEUE]: 'research' }),
    spec: patched(''),
    want: [fault],
  },
  {
    name: 'is not checked for another scheduler',
    runtime: queued({ [VOLCANO_QUEUE]: '' }, { coscheduling: {} }),
    want: [],
  },
])("Volcano's queue $name", ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
