// Every hook and the path that calls it: read by the server, the simulator, the CLI and the tests that hold the
// controllers' YAML to it.
import { mutate } from './admission/mutate.js';
import { reviewIssues } from './admission/subject.js';
import { needs, needsMore, validate } from './admission/validate.js';
import type { AdmissionReview } from './api/admission.js';
import type {
  At,
  CompositeAnswer,
  CompositeRequest,
  CustomizeAnswer,
  CustomizeRequest,
  DecoratorAnswer,
  DecoratorRequest,
  KubeObject,
  Need,
  Timestamp,
} from './api/hook.js';
import type { TrainJob } from './trainjob/api/types.js';
import type { HookRoute, Issue, RouteResult } from './api/route.js';
import type { Settings } from './api/settings.js';
import { runtimeCustomizeIssues, runtimeRequestIssues } from './runtimes/form.js';
import { trainJobCustomizeIssues, trainJobRequestIssues } from './trainjob/api/form.js';
import * as runtimeProtection from './runtimes/protection.js';
import { type MLPolicyRules, trainJobHooks } from './trainjob/index.js';

/** The table. `rules` may be replaced by tests that want a build of the hooks which renders differently. */
export function registry(settings: Settings, rules?: MLPolicyRules): readonly HookRoute[] {
  const trainJobs = trainJobHooks(settings, rules);
  return [
    composite('trainjobs/sync', trainJobRequestIssues, trainJobs.sync, trainJobs.needs),
    composite('trainjobs/finalize', trainJobRequestIssues, trainJobs.finalize),
    customize<TrainJob>('trainjobs/customize', trainJobCustomizeIssues, trainJobs.customize),
    decorator('runtimes/sync', runtimeRequestIssues, runtimeProtection.sync),
    decorator('runtimes/finalize', runtimeRequestIssues, runtimeProtection.finalize),
    customize('runtimes/customize', runtimeCustomizeIssues, runtimeProtection.customize),
    admission('mutate', mutate),
    {
      ...admission('validate', (review, at) => validate(review, at, settings)),
      needs: (body) => needs(body as AdmissionReview, settings),
      needsMore: (body, facts) => needsMore(body as AdmissionReview, facts, settings),
    },
  ];
}

type Check = (body: unknown) => readonly Issue[];

// The routes hand a body to their hook only after its check has found it to be of the hook's type.
function composite<P extends KubeObject>(
  hook: string,
  check: Check,
  run: (request: CompositeRequest<P>, at: At) => CompositeAnswer,
  needs: (request: CompositeRequest<P>, now: Timestamp) => readonly Need[] = () => [],
): HookRoute {
  return {
    hook,
    path: `/hooks/${hook}`,
    check,
    needs: (body, now) => needs(body as CompositeRequest<P>, now),
    run: (body, at) => resultOf(run(body as CompositeRequest<P>, at)),
    subject: (body) => (body as CompositeRequest).parent,
  };
}

function decorator(
  hook: string,
  check: Check,
  run: (request: DecoratorRequest, at: At) => DecoratorAnswer,
): HookRoute {
  return {
    hook,
    path: `/hooks/${hook}`,
    check,
    needs: () => [],
    run: (body, at) => resultOf(run(body as DecoratorRequest, at)),
    subject: (body) => (body as DecoratorRequest).object,
  };
}

function customize<P extends KubeObject>(
  hook: string,
  check: Check,
  run: (request: CustomizeRequest<P>) => CustomizeAnswer,
): HookRoute {
  return {
    hook,
    path: `/hooks/${hook}`,
    check,
    needs: () => [],
    run: (body) => ({ answer: run(body as CustomizeRequest<P>) }),
    subject: (body) => (body as CustomizeRequest).parent,
  };
}

function admission(webhook: string, run: (review: AdmissionReview, at: At) => RouteResult): HookRoute {
  return {
    hook: `admission/${webhook}`,
    path: `/admission/${webhook}`,
    caller: 'apiServer',
    check: reviewIssues,
    needs: () => [],
    run: (body, at) => run(body as AdmissionReview, at),
    subject: (body) => (body as AdmissionReview).request.object ?? undefined,
  };
}

function resultOf({
  decision,
  effects,
  ...answer
}: Pick<CompositeAnswer, 'decision' | 'effects'>): RouteResult {
  return {
    answer,
    ...(decision === undefined ? {} : { decision }),
    ...(effects === undefined ? {} : { effects }),
  };
}
