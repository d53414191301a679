// The webhooks that the API server calls: mutating, validating, and conversion if a kind has more than one version.
import type { AdmissionReview } from '../api/admission.js';
import type { ConversionReview } from '../api/conversion.js';
import type { AnyObject } from '../api/hook.js';
import type { Settings } from '../api/settings.js';
import type { Kind } from '../contract/kind.js';
import type { HookRoute } from '../contract/route.js';
import { conversionIssues, convert } from './convert.js';
import { mutate } from './mutate.js';
import { reviewIssues } from './subject.js';
import { needs, needsMore, validate } from './validate.js';

export function admissionRoutes(kinds: readonly Kind[], settings: Settings): readonly HookRoute[] {
  const review = {
    caller: 'apiServer',
    check: (body: unknown) => reviewIssues(body, kinds),
    needs: () => [],
    subject: (body: unknown): AnyObject | undefined => (body as AdmissionReview).request.object ?? undefined,
  } as const;
  const conversion: HookRoute = {
    hook: 'convert',
    path: '/convert',
    caller: 'apiServer',
    check: (body) => conversionIssues(body, kinds),
    needs: () => [],
    run: (body) => convert(body as ConversionReview, kinds),
    subject: (body) => (body as ConversionReview).request.objects[0],
  };
  return [
    {
      ...review,
      hook: 'admission/mutate',
      path: '/admission/mutate',
      run: (body, at) => mutate(body as AdmissionReview, at, kinds),
    },
    {
      ...review,
      hook: 'admission/validate',
      path: '/admission/validate',
      needs: (body) => needs(body as AdmissionReview, kinds, settings),
      needsMore: (body, facts) => needsMore(body as AdmissionReview, facts, kinds, settings),
      run: (body, { facts }) => validate(body as AdmissionReview, facts, kinds, settings),
    },
    ...(kinds.some((kind) => kind.convert !== undefined) ? [conversion] : []),
  ];
}
