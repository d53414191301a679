import { OPAQUE_SPECS } from '../../../hooks/trainjob/api/labels.js';
import type { RuntimePatch } from '../../../hooks/trainjob/api/types.js';
import { opaqueSpecs } from '../../../hooks/trainjob/default/opaquespecs.js';
import { NOON, aTrainJob } from '../../support/objects.js';

const full: RuntimePatch = { manager: 'example.org/a', opaqueRuntimeSpec: { workers: 8 } };
const dropped: RuntimePatch = { manager: 'example.org/a' };
const note = '{"example.org/a":{"workers":8}}';

const noted = (runtimePatches: readonly RuntimePatch[], annotation?: string) => {
  const annotations = annotation === undefined ? {} : { [OPAQUE_SPECS]: annotation };
  const job = aTrainJob({ metadata: { annotations }, spec: { runtimePatches: [...runtimePatches] } });
  return opaqueSpecs(job, undefined, NOON).metadata.annotations?.[OPAQUE_SPECS];
};

test.each([
  { name: 'is kept in the annotation', patches: [full], before: undefined, want: note },
  { name: 'is kept when a client drops the field', patches: [dropped], before: note, want: note },
  {
    name: 'is replaced by a new one',
    patches: [{ ...full, opaqueRuntimeSpec: { workers: 9 } }],
    before: note,
    want: '{"example.org/a":{"workers":9}}',
  },
  { name: 'is removed with the entry of its manager', patches: [], before: note, want: undefined },
  { name: 'is missing if no patch has one', patches: [dropped], before: undefined, want: undefined },
  {
    name: 'is missing if the annotation cannot be parsed',
    patches: [dropped],
    before: '{',
    want: undefined,
  },
])('opaqueRuntimeSpec $name', ({ patches, before, want }) => {
  expect(noted(patches, before)).toBe(want);
});
