// A toy table of hooks and an app around it, for the tests of the server.
import { Writable } from 'node:stream';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import { createLog } from '../../hooks/http/log.js';
import { createMetrics } from '../../hooks/http/metrics.js';
import { isObject } from '../../hooks/kube/json.js';
import { kinds } from '../../hooks/registry.js';
import { createApp, type AppParts } from '../../hooks/server/app.js';

interface ToyBody {
  readonly parent: AnyObject;
}

/** Accepts a body with an object as `parent`, and answers with one child of the same name. */
export const toyRoute: HookRoute = {
  path: '/hooks/toys/sync',
  hook: 'toys/sync',
  check: (body) =>
    isObject(body) && isObject(body['parent'])
      ? []
      : [{ field: 'parent', problem: 'parent is not an object', remedy: 'send the parent' }],
  needs: () => [],
  run: (body, { now }) => ({
    answer: {
      status: { seenAt: now },
      children: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: parentOf(body).metadata.name } }],
    },
    decision: { phase: 'Created', reason: 'Asked' },
  }),
  subject: parentOf,
};

export const toyBody: ToyBody = {
  parent: { apiVersion: 'example.com/v1', kind: 'Toy', metadata: { name: 'car', namespace: 'ml' } },
};

export function parentOf(body: unknown): AnyObject {
  return (body as ToyBody).parent;
}

/** Keeps log lines. */
export class LogLines extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  get lines(): readonly Readonly<Record<string, unknown>>[] {
    return this.text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  }
}

export interface Toy {
  readonly app: ReturnType<typeof createApp>;
  readonly parts: AppParts;
  readonly log: LogLines;
}

/** An app with one toy hook, where `change` may replace its parts. */
export function aToy(change: Partial<AppParts> & { readonly hook?: Partial<HookRoute> } = {}): Toy {
  const log = new LogLines();
  const { hook, ...others } = change;
  const parts: AppParts = {
    routes: [{ ...toyRoute, ...hook }],
    tokens: () => undefined,
    ready: () => true,
    limits: { maxBodyBytes: 64 * 1024, maxConcurrency: 4, bodySeconds: 5 },
    gather: () => Promise.resolve({}),
    carryOut: () => Promise.resolve('done'),
    now: () => '2030-01-01T12:00:00Z',
    log: createLog('info', log),
    metrics: createMetrics(kinds),
    ...others,
  };
  return { app: createApp(parts), parts, log };
}
