// What every hook must do with a request that it can answer, whatever its kind.
import type { KubeObject, ObjectsByKind, Timestamp } from '../../hooks/api/hook.js';
import type { HookRoute, RouteResult } from '../../hooks/contract/route.js';
import type { Facts } from '../../hooks/facts/need.js';
import { idOf } from '../../hooks/kube/owners.js';
import { deepFrozen } from '../support/objects.js';

export interface Asked {
  readonly route: HookRoute;
  /** A request that the hook accepts. */
  readonly request: object;
  readonly now: Timestamp;
  readonly facts: Facts;
}

export function hookCases({ route, request, now, facts }: Asked): void {
  const call = (body: unknown): RouteResult => {
    route.needs(body, now);
    route.needsMore?.(body, facts);
    return route.run(body, { now, facts });
  };

  test('the request is well formed', () => {
    expect(route.check(request)).toEqual([]);
  });

  test('the same request gets the same bytes', () => {
    const bytes = (): string => JSON.stringify([route.needs(request, now), call(structuredClone(request))]);
    expect(bytes()).toBe(bytes());
  });

  test('the request is not changed', () => {
    const frozen = deepFrozen(structuredClone(request));
    expect(route.check(frozen)).toEqual([]);
    call(frozen);
    route.subject(frozen);
    expect(frozen).toEqual(request);
  });

  test('an object that cannot be read is an error, or deletes no child', () => {
    const observed = observedIn(request).map(idOf);
    const wanted = childrenOf(call(request))
      .map(idOf)
      .filter((id) => observed.includes(id));
    for (const path of objectsIn(request)) {
      const body = changed(request, path, unreadable());
      let given: readonly string[];
      try {
        given = childrenOf(call(body)).map(idOf);
      } catch (cause) {
        expect(cause).toBe(UNREADABLE);
        continue;
      }
      expect({ path, given }).toEqual({ path, given: expect.arrayContaining(wanted) as string[] });
    }
  });

  const whole = [null, [], 'text', 7, true, {}, undefined];
  test('a body that is not a request has issues with field, problem and remedy', () => {
    for (const body of whole) expectIssues(body);
  });

  test.each(Object.keys(request))('a body without %s, or with a wrong type there, has issues', (member) => {
    const { [member]: _, ...others } = request as Readonly<Record<string, unknown>>;
    expectIssues(others);
    for (const value of [null, 7, [[]]]) expectIssues({ ...request, [member]: value });
  });

  test('a wrong type anywhere below has complete issues, or none', () => {
    for (const path of objectsIn(request)) {
      for (const value of [null, 7, 'text', []]) expectComplete(changed(request, path, value));
    }
  });

  function expectComplete(body: unknown): number {
    const issues = route.check(body);
    for (const { field, problem, remedy } of issues) {
      expect([field, problem, remedy]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
    }
    return issues.length;
  }

  function expectIssues(body: unknown): void {
    expect(expectComplete(body)).toBeGreaterThan(0);
  }
}

function childrenOf({ answer }: RouteResult): readonly KubeObject[] {
  const { children, attachments } = answer as Readonly<Record<string, readonly KubeObject[] | undefined>>;
  return children ?? attachments ?? [];
}

function observedIn(request: object): readonly KubeObject[] {
  const { children, attachments } = request as Readonly<Record<string, ObjectsByKind | undefined>>;
  return Object.values(children ?? attachments ?? {}).flatMap((byKey) => Object.values(byKey));
}

const UNREADABLE = new Error('this object cannot be read');

/** An object that throws whatever is asked of it. */
function unreadable(): object {
  const fail = (): never => {
    throw UNREADABLE;
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail });
}

type Path = readonly string[];

/** Paths of all objects and lists below a value. */
function objectsIn(value: object, path: Path = []): readonly Path[] {
  return Object.entries(value)
    .filter((entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null)
    .flatMap(([name, member]) => [[...path, name], ...objectsIn(member, [...path, name])]);
}

/** A copy in which another value stands at a path. */
function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[step] = changed(copy[step], rest, to);
  return copy;
}
