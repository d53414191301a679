// A whole sync as in the server, and the cost of parsing and writing its JSON alone.
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import type { Facts } from '../hooks/facts/need.js';
import { parseBody } from '../hooks/http/body.js';
import { registry } from '../hooks/registry.js';

export interface Work {
  /** From request bytes to answer bytes: parse, check, ask for facts, decide, write. */
  readonly sync: () => void;
  /** JSON.parse and JSON.stringify of the request. */
  readonly base: () => void;
}

interface Given {
  readonly facts?: Facts;
  readonly settings?: Partial<Settings>;
  /** The expected reason of the answer; with another one the figure would measure something else. */
  readonly reason: string;
}

export function workOf(request: object, { facts = {}, settings, reason }: Given): Work {
  const route = registry({ ...defaultSettings, ...settings }).find(({ hook }) => hook === 'trainjobs/sync');
  if (route === undefined) throw new Error('the registry has no trainjobs/sync');
  const text = JSON.stringify(request);
  const bytes = Buffer.from(text);
  const now = '2030-01-01T13:00:00Z';
  return {
    sync() {
      const body = parseBody(bytes, 'known');
      if (route.check(body).length > 0) throw new Error('the request of the benchmark is malformed');
      route.needs(body, now);
      const { answer, decision } = route.run(body, { now, facts });
      if (decision?.reason !== reason)
        throw new Error(`decided ${decision?.reason ?? 'nothing'}, not ${reason}`);
      JSON.stringify(answer);
    },
    base() {
      JSON.stringify(JSON.parse(text));
    },
  };
}
