// What sync of a composite must do once its children exist, whatever its kind.
import type {
  AnyObject,
  CompositeAnswer,
  CompositeRequest,
  KubeObject,
  Timestamp,
} from '../../hooks/api/hook.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import type { Facts } from '../../hooks/facts/need.js';
import { idOf } from '../../hooks/kube/owners.js';
import { byKind, deepFrozen } from '../support/objects.js';

export interface Running {
  readonly sync: HookRoute;
  /** The first request about a new parent. */
  readonly request: CompositeRequest;
  readonly now: Timestamp;
  readonly facts?: Facts;
  /** A child as it is observed after Metacontroller has applied it. */
  readonly observe: (child: KubeObject) => AnyObject;
  /** Kinds of the children that there are then, sorted. */
  readonly kinds: readonly string[];
  /** The kind whose objects do the work: one that is deleted may end the parent instead of being created again. */
  readonly worker: string;
  /** The conditions that end a parent. */
  readonly ends: readonly string[];
}

/** Syncs that a change may take until the children are as they should be. */
const SYNCS = 5;

export function compositeCases({
  sync,
  request,
  now,
  facts = {},
  observe,
  kinds,
  worker,
  ends,
}: Running): void {
  const answerTo = (body: CompositeRequest): CompositeAnswer =>
    sync.run(deepFrozen(body), { now, facts }).answer as CompositeAnswer;
  const withChildren = (children: readonly KubeObject[]): CompositeRequest => ({
    ...request,
    children: byKind(children),
  });

  /** The children after some more syncs. One that exists stays as it is observed. */
  const synced = (observed: readonly AnyObject[]): readonly AnyObject[] => {
    let children = observed;
    for (let round = 0; round < SYNCS; round++) {
      const answered = answerTo(withChildren(children)).children;
      children = answered.map((child) => children.find((one) => idOf(one) === idOf(child)) ?? observe(child));
    }
    return children;
  };
  const running = synced([]);
  const ids = (children: readonly KubeObject[]): readonly string[] => children.map(idOf).sort();
  const without = (child: KubeObject): readonly AnyObject[] => running.filter((one) => one !== child);

  test('it has its children, and keeps them', () => {
    expect(sync.check(withChildren(running))).toEqual([]);
    expect(running.map(({ kind }) => kind).sort()).toEqual(kinds);
    expect(ids(answerTo(withChildren(running)).children)).toEqual(ids(running));
  });

  const helpers = running.filter(({ kind }) => kind !== worker);
  test.each(helpers.map((child) => [idOf(child), child]))(
    '%s is created again after it was deleted',
    (_, child) => {
      expect(ids(answerTo(withChildren(without(child))).children)).toEqual(
        expect.arrayContaining(ids(without(child))),
      );
      expect(ids(synced(without(child)))).toEqual(ids(running));
    },
  );

  test.each(brokenRecords(running))('an error deletes no child: ConfigMaps are $state', ({ children }) => {
    for (const related of brokenRelated(request)) {
      const given = ids(answerTo({ ...withChildren(children), related }).children);
      expect({ related, given }).toEqual({
        related,
        given: expect.arrayContaining([...ids(children)]) as string[],
      });
    }
  });

  describe.each(ends)('a parent with the condition %s gets no new children', (type) => {
    const condition = {
      type,
      status: 'True',
      reason: 'Ended',
      message: 'It has ended.',
      lastTransitionTime: now,
    };
    const parent = { ...request.parent, status: { conditions: [condition] } };
    const left = [running, [], ...running.map(without), ...running.map((child) => [child])];
    test.each(left.map((children) => [children.map(({ kind }) => kind).join(', ') || 'none', children]))(
      'with these children: %s',
      (_, children) => {
        const given = ids(answerTo({ ...withChildren(children), parent }).children);
        expect(ids(children)).toEqual(expect.arrayContaining([...given]));
      },
    );
  });
}

/** Objects that a hook reads besides the parent: as they are, missing, and unusable. */
function brokenRelated({ related }: CompositeRequest): readonly CompositeRequest['related'][] {
  const objects = Object.values(related).flatMap((byName) => Object.values(byName));
  const changes = [{ spec: {} }, { spec: undefined }, { spec: [] }, { spec: { template: { spec: 7 } } }];
  const changed = changes.map((change) => byKind(objects.map((object) => ({ ...object, ...change }))));
  return [related, {}, ...changed];
}

interface Records {
  readonly state: string;
  readonly children: readonly AnyObject[];
}

/** What a hook has recorded in ConfigMaps: as it is, missing, and unusable. */
function brokenRecords(running: readonly AnyObject[]): readonly Records[] {
  const isRecord = ({ kind }: AnyObject): boolean => kind === 'ConfigMap';
  const as = (change: (record: AnyObject) => object): readonly AnyObject[] =>
    running.map((child) => (isRecord(child) ? { ...child, ...change(child) } : child));
  return [
    { state: 'as they were', children: running },
    { state: 'deleted', children: running.filter((child) => !isRecord(child)) },
    { state: 'without data', children: as(() => ({ data: {} })) },
    { state: 'not YAML', children: as(({ data }) => ({ data: valuesAs(data, '{') })) },
    { state: 'about another kind', children: as(({ data }) => ({ data: valuesAs(data, 'kind: Other') })) },
    {
      state: 'not owned by the parent',
      children: as(({ metadata }) => ({ metadata: { ...metadata, ownerReferences: [] } })),
    },
  ];
}

function valuesAs(data: unknown, value: string): object {
  return Object.fromEntries(Object.keys(data ?? {}).map((key) => [key, value]));
}
