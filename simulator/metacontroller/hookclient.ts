// One call of one hook: the request, the ETag protocol, what each HTTP status means, and the decoded answer.
import type { Clock } from '../../apiserver/clock.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JsonObject } from '../../hooks/kube/json.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { HookCaller, HookResponse } from '../hookcaller.js';
import { decode } from './decode.js';
import type { Shape } from './decode.js';
import { TooManyRequests } from './errors.js';
import { EtagCache } from './etag.js';
import type { Log } from './log.js';
import { retryAfterSeconds } from './retryafter.js';
import type { Hook } from './spec.js';

export interface HookClient {
  readonly hook: Hook;
  /** Calls the hook for one parent. Rejects when the answer is not valid. */
  call(parent: AnyObject, request: object): Promise<JsonObject>;
}

export interface HookClientOptions {
  readonly hook: Hook;
  readonly shape: Shape & { readonly is: 'members' };
  readonly caller: HookCaller;
  readonly clock: Clock;
  readonly log: Log;
}

export function hookClient({ hook, shape, caller, clock, log }: HookClientOptions): HookClient {
  const etags = hook.etag === undefined ? undefined : new EtagCache(hook.etag.timeoutSeconds);
  return {
    hook,
    async call(parent, request) {
      if (hook.webhook === undefined) throw new Error(`no enabled hooks: ${hook.name} has no webhook`);
      const about = identityOf(parent);
      const etag = etags?.etagOf(about, clock.now());
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      const response = await caller(hook.webhook, JSON.stringify(request), headers);
      log({ event: 'HookCalled', hook: hook.name, parent: refOf(parent), status: response.status });
      if (response.status === 429) {
        throw new TooManyRequests(retryAfterSeconds(response.headers['retry-after'], clock.now()));
      }
      const body = etags?.bodyOf(about, etag, response, clock.now()) ?? bodyOf(response);
      return decode(body, shape, hook.mode);
    },
  };
}

function bodyOf({ status, body }: HookResponse): string {
  if (status === 200) return body;
  throw new Error(`the hook answered ${status}: ${body}`);
}

/** The key of a parent in the ETag cache: it has neither uid nor group. */
function identityOf({ kind, metadata: { namespace = '', name } }: AnyObject): string {
  return `${kind} ${namespace}/${name}`;
}
