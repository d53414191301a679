// Every hook, called for generated states of generated TrainJobs.
import fc from 'fast-check';
import type { CompositeAnswer, CompositeRequest } from '../../hooks/api/hook.js';
import type { Settings } from '../../hooks/api/settings.js';
import type { Kind } from '../../hooks/contract/kind.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import { registry } from '../../hooks/registry.js';
import type { TrainJob, TrainJobStatus } from '../../hooks/trainjob/api/types.js';
import { deepFrozen } from '../support/objects.js';
import { otherBuild } from '../support/otherbuild.js';
import { type Moment, moments } from './arbitrary/moment.js';
import {
  asksForObjects,
  isStored,
  isWire,
  keepsDeadline,
  leavesRunningJobSet,
  leavesToOthers,
  ensure,
  staysFinished,
} from './invariants.js';
import { runs } from './runs.js';

test('all three hooks answer a generated state with a valid answer', () => {
  fc.assert(
    fc.property(moments, ({ request, now, facts, settings }) => {
      const hook = request.finalizing ? 'finalize' : 'sync';
      const answer = answerOf(`trainjobs/${hook}`, { request, now, facts, settings }) as Answer;
      asksForObjects(answer, request);
      isStored(answer);
      keepsDeadline(answer, request, now);
      leavesToOthers(answer, request);
      if (hook === 'sync') staysFinished(answer, request);
      leavesRunningJobSet(answer, request);

      const { controller, parent } = request;
      answerOf('trainjobs/customize', { request: { controller, parent }, now, facts: {}, settings });
    }),
    runs(),
  );
});

test('a running JobSet is not changed by another build of the hooks', () => {
  fc.assert(
    fc.property(moments, ({ request, now, facts, settings }) => {
      const parent = { ...request.parent, spec: { ...request.parent.spec, suspend: false } };
      const asked: Moment['request'] = { ...request, parent, finalizing: false };
      const moment = { request: asked, now, facts, settings };
      leavesRunningJobSet(answerOf('trainjobs/sync', moment, otherBuild) as Answer, asked);
    }),
    runs(),
  );
});

type Answer = CompositeAnswer<TrainJobStatus>;
type Asked = Omit<Moment, 'request'> & { readonly request: object };

/** The answer of two independent replicas to a frozen request. */
function answerOf(hook: string, { request, now, facts, settings }: Asked, build?: readonly Kind[]): object {
  const [first, second] = [0, 1].map(() => {
    const route = routeOf(hook, settings, build);
    const body = deepFrozen(JSON.parse(JSON.stringify(request)) as CompositeRequest<TrainJob>);
    const [fault] = route.check(body);
    ensure(fault === undefined, `${fault?.field ?? ''} ${fault?.problem ?? ''}`);
    const needs = route.needs(body, now);
    const result = route.run(body, { now, facts: deepFrozen(facts) });
    isWire(result);
    isWire(needs);
    return { needs, ...result };
  });
  ensure(JSON.stringify(first) === JSON.stringify(second), 'two replicas answer differently');
  return first!.answer;
}

function routeOf(hook: string, settings: Settings, build?: readonly Kind[]): HookRoute {
  return registry(settings, build).find((route) => route.hook === hook)!;
}
