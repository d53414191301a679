// Hooks with scripted answers that record their requests, called over HTTP or directly.
import type { HookCaller, HookResponse, Webhook } from '../../../simulator/hookcaller.js';
import type { ScriptedAnswer } from './trace.js';

export interface ScriptedHooks {
  /** For an engine; an HTTP server passes its requests to `answer`. */
  readonly call: HookCaller;
  /** Answers and counts one call. The hook's name is the last part of its path. */
  answer(path: string, body: string): HookResponse;
  /** Replaces the answers of some hooks. */
  respond(answers: Readonly<Record<string, ScriptedAnswer>>): void;
  /** The requests since the last call of this function. */
  taken(): ReadonlyMap<string, Asked>;
}

export interface Asked {
  readonly calls: number;
  readonly last: unknown;
}

export function scriptedHooks(): ScriptedHooks {
  const answers = new Map<string, ScriptedAnswer>();
  let asked = new Map<string, Asked>();

  function answer(path: string, body: string): HookResponse {
    const hook = path.slice(path.lastIndexOf('/') + 1);
    asked.set(hook, { calls: (asked.get(hook)?.calls ?? 0) + 1, last: JSON.parse(body) });
    const scripted = answers.get(hook);
    return scripted === undefined
      ? { status: 500, headers: {}, body: `no answer for ${hook}` }
      : responseOf(scripted);
  }

  return {
    answer,
    call: (webhook, body) => Promise.resolve(answer(pathOf(webhook), body)),
    respond(changed) {
      for (const [hook, scripted] of Object.entries(changed)) answers.set(hook, scripted);
    },
    taken() {
      const result = asked;
      asked = new Map();
      return result;
    },
  };
}

function responseOf({ __status = 200, __headers = {}, __raw, ...answer }: ScriptedAnswer): HookResponse {
  return {
    status: __status as number,
    headers: __headers as Readonly<Record<string, string>>,
    body: typeof __raw === 'string' ? __raw : JSON.stringify(answer),
  };
}

function pathOf({ url, path = '' }: Webhook): string {
  return url ?? path;
}
