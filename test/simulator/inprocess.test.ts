import { memoryStore } from '../../apiserver/memory/store.js';
import { storeSource } from '../../apiserver/source.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import { gatherFrom } from '../../hooks/facts/source.js';
import { HookError } from '../../hooks/kube/errors.js';
import { inProcess, type InProcessOptions } from '../../simulator/inprocess.js';

const configMap: AnyObject = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'c', namespace: 'ml' },
};

function aRoute(more: Partial<HookRoute> = {}): HookRoute {
  return {
    path: '/hooks/demos/sync',
    hook: 'demos/sync',
    check: () => [],
    needs: () => [],
    run: (body, at) => ({ answer: { body, at }, decision: { phase: 'Running', reason: 'Fine' } }),
    subject: () => undefined,
    ...more,
  };
}

const NOW = '2030-01-01T12:00:00Z';
const call = (route: HookRoute, more: Partial<InProcessOptions> = {}) =>
  inProcess({ routes: [route], now: () => NOW, ...more });
const service = { service: { name: 'x', namespace: 'y' }, path: '/hooks/demos/sync' };

test.each([
  ['service and path', service],
  ['a URL', { url: 'http://127.0.0.1:8080/hooks/demos/sync?x=1' }],
])('a hook is found by %s, and gets the time', async (_name, webhook) => {
  const { status, body } = await call(aRoute())(webhook, '{"a":1}');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ body: { a: 1 }, at: { now: NOW, facts: {} } });
});

test('decision and effects are separate from the answer', async () => {
  const told: unknown[] = [];
  await call(aRoute(), { answered: (route, _body, { decision }) => told.push([route.hook, decision]) })(
    service,
    '{}',
  );
  expect(told).toEqual([['demos/sync', { phase: 'Running', reason: 'Fine' }]]);
});

const throwing = (cause: unknown): HookRoute =>
  aRoute({
    run: () => {
      throw cause as Error;
    },
  });

test.each([
  ['no such path', { ...aRoute(), path: '/other' }, 404, {}],
  [
    'a malformed request',
    aRoute({ check: () => [{ field: 'parent.spec', problem: 'is missing', remedy: 'send it' }] }),
    400,
    {},
  ],
  ['facts that are missing', throwing(new HookError('FactsUnavailable', 'no')), 429, { 'retry-after': '5' }],
  ['an exception', throwing(new TypeError('x is undefined')), 500, {}],
])('%s', async (_name, route, status, headers) => {
  const failed: unknown[] = [];
  const response = await call(route, { failed: (_route, _body, cause) => failed.push(cause) })(service, '{}');
  expect(response).toMatchObject({ status, headers });
  expect(response.body).not.toContain('undefined');
  expect(failed).toHaveLength(status === 404 ? 0 : 1);
});

test.each([
  ['accepted', [], configMap, { outcome: 'accepted' }],
  ['refused', [], { ...configMap, metadata: { name: 'c' } }, { outcome: 'refused', code: 405 }],
  [
    'refused because an object without a controller has the name',
    [configMap],
    configMap,
    { outcome: 'refused', code: 409, heldBy: null },
  ],
  [
    'refused because an object of another owner has the name',
    [
      {
        ...configMap,
        metadata: {
          ...configMap.metadata,
          ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'x', uid: 'u', controller: true }],
        },
      },
    ],
    configMap,
    { outcome: 'refused', code: 409, heldBy: { kind: 'Pod', name: 'x' } },
  ],
])('a dry-run create is %s', async (_name, objects, object, want) => {
  let uids = 0;
  const store = memoryStore({ now: () => NOW, uid: () => `uid-${(uids += 1)}` });
  for (const one of objects) await store.create(one);
  const version = store.version();
  const route = aRoute({
    needs: () => [{ fact: 'dryRunCreate', verb: 'dryRunCreate', object: object }],
  });
  const { body } = await call(route, { gather: gatherFrom(storeSource(store)) })(service, '{}');
  expect(JSON.parse(body)).toMatchObject({ at: { facts: { dryRunCreate: want } } });
  expect(store.version()).toBe(version);
});

test('objects are looked up once their names are known', async () => {
  const store = memoryStore({ now: () => NOW, uid: () => 'uid' });
  await store.create(configMap);
  const [there, gone] = ['c', 'd'].map((name) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name,
    namespace: 'ml',
  }));
  const route = aRoute({
    needs: () => [{ fact: 'snapshot', verb: 'read', object: gone! }],
    needsMore: (_body, { snapshot }) =>
      snapshot === null ? [{ fact: 'existing', verb: 'exists', objects: [there!] }] : [],
  });
  const { body } = await call(route, { gather: gatherFrom(storeSource(store)) })(service, '{}');
  const { at } = JSON.parse(body) as { at: { facts: object } };
  expect(at.facts).toMatchObject({
    snapshot: null,
    existing: [{ for: there, found: { kind: 'ConfigMap' } }],
  });
});
