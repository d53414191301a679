// Admission against Kubeflow Trainer v2.3's webhook: what it refused is refused for the same field, what it admitted is
// admitted. The recorded cases keep out of the table of differences.
import { needs, needsMore, validate } from '../../hooks/admission/validate.js';
import type { AdmissionAnswer, AdmissionReview } from '../../hooks/api/admission.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { Facts } from '../../hooks/facts/need.js';
import { kinds } from '../../hooks/registry.js';
import { conformanceData } from '../support/conformance.js';

interface Case {
  readonly runtime: AnyObject;
  readonly trainJob: AnyObject;
  readonly expected: { readonly invalid?: readonly string[] };
}

/** What admission says to the creation of a TrainJob in a cluster that has its runtime and nothing else. */
function faultsOf({ runtime, trainJob }: Case): readonly string[] {
  const { uid: _uid, ...metadata } = trainJob.metadata;
  const kind = { group: 'trainer.kubeflow.org', version: 'v1alpha1', kind: 'TrainJob' };
  const object = { ...trainJob, metadata };
  const review: AdmissionReview = { request: { uid: 'review', kind, operation: 'CREATE', object } };
  const first: Facts = needs(review, kinds, defaultSettings).length === 0 ? {} : { runtime };
  const existing = needsMore(review, first, kinds, defaultSettings).flatMap((need) =>
    need.verb === 'exists' ? need.objects.map((name) => ({ for: name, found: null })) : [],
  );
  const { response } = validate(review, { ...first, existing }, kinds, defaultSettings)
    .answer as AdmissionAnswer;
  const { message = '', details } = response.status ?? {};
  if (response.allowed) return [];
  return (details?.causes ?? [{ field: 'unknown', message }]).map(
    (cause) => `${cause.field}: ${cause.message}`,
  );
}

/** `spec.trainer.env[2].name` and `spec.trainer.env` without places and what is below: the recorded one is the coarser. */
function isWithin(ours: string, recorded: string): boolean {
  const bare = (text: string): string => (text.split(': ', 1)[0] ?? '').replace(/\[\d+\]/g, '');
  return bare(ours) === bare(recorded) || bare(ours).startsWith(`${bare(recorded)}.`);
}

describe('refused by Trainer', () => {
  const { files, missing } = conformanceData<Case>('trainjob-refused');
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  test.each(files)('$name is refused for the same fields', ({ data }) => {
    const faults = faultsOf(data);
    const recorded = data.expected.invalid ?? [];
    const unanswered = recorded.filter((one) => !faults.some((fault) => isWithin(fault, one)));
    const invented = faults.filter((fault) => !recorded.some((one) => isWithin(fault, one)));
    expect(recorded).not.toEqual([]);
    expect({ unanswered, invented }).toEqual({ unanswered: [], invented: [] });
  });
});

describe('admitted by Trainer', () => {
  const { files, missing } = conformanceData<Case>('trainjob');
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  test.each(files)('$name is admitted', ({ data }) => {
    expect(faultsOf(data)).toEqual([]);
  });
});
