// Functions that create routes: each turns a typed hook into one path of the server. A body is passed to its hook only
// after `check` has verified that it has the type of the hook.
import type {
  AnyObject,
  At,
  CompositeAnswer,
  CompositeRequest,
  CustomizeAnswer,
  CustomizeRequest,
  DecoratorAnswer,
  DecoratorRequest,
  KubeObject,
  Timestamp,
} from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Facts, Need } from '../facts/need.js';
import type { HookRoute, RouteResult } from './route.js';

type Check = (body: unknown) => readonly Issue[];

/** sync or finalize of a CompositeController. */
export function composite<P extends KubeObject, F extends object = Facts>(
  hook: string,
  check: Check,
  run: (request: CompositeRequest<P>, at: At<F>) => CompositeAnswer,
  needs: (request: CompositeRequest<P>, now: Timestamp) => readonly Need[] = () => [],
): HookRoute {
  return {
    ...named(hook, check),
    needs: (body, now) => needs(body as CompositeRequest<P>, now),
    run: (body, at) => resultOf(run(body as CompositeRequest<P>, at as At<F>)),
    subject: (body) => (body as CompositeRequest).parent,
  };
}

/** sync or finalize of a DecoratorController. */
export function decorator<F extends object = Facts>(
  hook: string,
  check: Check,
  run: (request: DecoratorRequest, at: At<F>) => DecoratorAnswer,
  needs: (request: DecoratorRequest, now: Timestamp) => readonly Need[] = () => [],
): HookRoute {
  return {
    ...named(hook, check),
    needs: (body, now) => needs(body as DecoratorRequest, now),
    run: (body, at) => resultOf(run(body as DecoratorRequest, at as At<F>)),
    subject: (body) => (body as DecoratorRequest).object,
  };
}

/** customize of either. */
export function customize<P extends KubeObject = AnyObject>(
  hook: string,
  check: Check,
  run: (request: CustomizeRequest<P>) => CustomizeAnswer,
): HookRoute {
  return {
    ...named(hook, check),
    run: (body) => ({ answer: run(body as CustomizeRequest<P>) }),
    subject: (body) => (body as CustomizeRequest).parent,
  };
}

function named(hook: string, check: Check): Pick<HookRoute, 'hook' | 'path' | 'check' | 'needs'> {
  return { hook, path: `/hooks/${hook}`, check, needs: () => [] };
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
