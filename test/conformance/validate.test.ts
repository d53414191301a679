// `metatrain validate` against what Kubeflow Trainer v2.3 refused and admitted: offline the same is said, for the same
// fields, as the webhooks say.
import { validateObjects } from '../../apiserver/validateobjects.js';
import { crdsOf } from '../../cli/embedded.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { conformanceData } from '../support/conformance.js';
import { root } from '../support/played.js';

interface Case {
  readonly runtime: AnyObject;
  readonly trainJob: AnyObject;
  readonly expected: { readonly invalid?: readonly string[] };
}

const crds = crdsOf(root).filter(({ metadata }) => metadata.name.endsWith('.trainer.kubeflow.org'));

/** The fields of a TrainJob's faults, without places in lists. */
async function fieldsOf({ runtime, trainJob }: Case): Promise<readonly string[]> {
  const [result] = await validateObjects([trainJob, runtime], { crds });
  return (result?.issues ?? []).map(({ field }) => field.replaceAll(/\[\d+\]/g, ''));
}

describe.each(['trainjob-refused', 'trainjob'])('in %s', (folder) => {
  const { files, missing } = conformanceData<Case>(folder);
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  test.each(files)('$name', async ({ data }) => {
    const fields = await fieldsOf(data);
    const recorded = (data.expected.invalid ?? []).map((one) =>
      (one.split(': ', 1)[0] ?? '').replaceAll(/\[\d+\]/g, ''),
    );
    const isWithin = (field: string, wanted: string): boolean =>
      field === wanted || field.startsWith(`${wanted}.`);
    expect(recorded.filter((one) => !fields.some((field) => isWithin(field, one)))).toEqual([]);
    expect(fields.filter((field) => !recorded.some((one) => isWithin(field, one)))).toEqual([]);
  });
});
