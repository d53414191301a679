// A golden case is a folder: request.yaml has the request of a hook and the time, answer.yaml the answer that was last
// reviewed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Timestamp } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import type { Facts } from '../../hooks/facts/need.js';
import { registry } from '../../hooks/registry.js';

export interface GoldenCase {
  /** `trainjobs/sync/new-job` */
  readonly name: string;
  readonly folder: string;
  readonly hook: string;
}

export interface Asked {
  readonly route: HookRoute;
  readonly now: Timestamp;
  readonly facts: Facts;
  readonly request: object;
}

type Written = Omit<Asked, 'route' | 'facts'> & Partial<Pick<Asked, 'facts'>>;

/** All cases below a folder, which has a folder for each hook. */
export function goldenCases(root: string): readonly GoldenCase[] {
  return registry(defaultSettings).flatMap(({ hook }) =>
    casesIn(join(root, hook)).map((name) => ({
      name: `${hook}/${name}`,
      folder: join(root, hook, name),
      hook,
    })),
  );
}

/** The request of request.yaml, and its hook. */
export function askedOf({ folder, hook }: GoldenCase): Asked {
  const text = readFileSync(join(folder, 'request.yaml'), 'utf8');
  const route = registry(defaultSettings).find((one) => one.hook === hook)!;
  const { now, facts = {}, request } = parse(text) as Written;
  return { route, now, facts, request };
}

/** The current answer of the hook, in the form of answer.yaml. */
export function answerOf(golden: GoldenCase): string {
  const { route, now, facts, request } = askedOf(golden);
  const issues = route.check(request);
  if (issues.length > 0) return stringify({ issues });
  const needs = route.needs(request, now).map(({ fact }) => fact);
  const { answer, decision } = route.run(request, { now, facts });
  return stringify({ needs, decision, answer }, { aliasDuplicateObjects: false, lineWidth: 0 });
}

function casesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
