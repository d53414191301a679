import type { AnyObject } from '../../../hooks/api/hook.js';
import { parseController } from '../../../simulator/metacontroller/spec.js';

const webhook = { url: 'http://hooks.test/sync' };

function composite(spec: object): AnyObject {
  return {
    apiVersion: 'metacontroller.k8s.io/v1alpha1',
    kind: 'CompositeController',
    metadata: { name: 'demos' },
    spec: {
      parentResource: { apiVersion: 'example.org/v1', resource: 'demos' },
      childResources: [],
      hooks: { sync: { webhook } },
      ...spec,
    },
  };
}

const child = (updateStrategy?: object): object => ({
  childResources: [
    { apiVersion: 'v1', resource: 'configmaps', ...(updateStrategy === undefined ? {} : { updateStrategy }) },
  ],
});

test('a composite has the defaults of its schema, which are sent to hooks', () => {
  const spec = parseController(composite(child({ method: 'InPlace' })));
  expect(spec).toMatchObject({
    finalizer: 'metacontroller.io/compositecontroller-demos',
    hooks: { sync: { version: 'v1', mode: 'loose' } },
    generateSelector: false,
  });
  expect(spec.object).toMatchObject({
    status: {},
    spec: {
      hooks: { sync: { version: 'v1' } },
      childResources: [{ updateStrategy: { method: 'InPlace', statusChecks: {} } }],
    },
  });
});

test.each([
  ['v1, which is loose', { webhook }, { version: 'v1', mode: 'loose' }],
  ['v2, which is strict', { version: 'v2', webhook }, { version: 'v2', mode: 'strict' }],
  [
    'either mode, set explicitly',
    { version: 'v2', webhook: { ...webhook, responseUnMarshallMode: 'loose' } },
    { version: 'v2', mode: 'loose' },
  ],
])('a hook may be %s', (_name, sync, want) => {
  expect(parseController(composite({ hooks: { sync } })).hooks.sync).toMatchObject(want);
});

test.each([
  ['OnDelete without a strategy', undefined, 'OnDelete'],
  ['OnDelete without a method', {}, 'OnDelete'],
  ['Recreate', { method: 'Recreate' }, 'Recreate'],
])('children are updated %s', (_name, strategy, want) => {
  expect(parseController(composite(child(strategy))).children).toMatchObject([{ method: want }]);
});

test('a decorator treats the rolling methods as the plain ones', () => {
  const decorator = {
    ...composite({}),
    kind: 'DecoratorController',
    spec: {
      resources: [{ apiVersion: 'v1', resource: 'pods' }],
      attachments: [
        { apiVersion: 'v1', resource: 'configmaps', updateStrategy: { method: 'RollingRecreate' } },
      ],
      hooks: { sync: { webhook } },
    },
  };
  expect(parseController(decorator)).toMatchObject({
    finalizer: 'metacontroller.io/decoratorcontroller-demos',
    children: [{ method: 'Recreate' }],
  });
});

test.each([
  ['no hooks', { hooks: null }, 'no hooks'],
  ['a hook that cannot be reached', { hooks: { sync: { webhook: { path: '/sync' } } } }, 'neither url nor'],
  ['a rolling method', child({ method: 'RollingInPlace' }), 'use InPlace'],
  ['an unknown method', child({ method: 'Sometimes' }), 'not an update method'],
  ['a rule without resource', { childResources: [{ apiVersion: 'v1' }] }, 'needs apiVersion and resource'],
  [
    'a malformed selector',
    {
      parentResource: {
        apiVersion: 'example.org/v1',
        resource: 'demos',
        labelSelector: { matchLabels: { a: 1 } },
      },
    },
    'is not a selector',
  ],
  [
    'an ETag timeout that is never cleaned up',
    { hooks: { sync: { webhook: { ...webhook, etag: { enabled: true, cacheTimeoutSeconds: 5 } } } } },
    'panic',
  ],
])('%s is refused', (_name, spec, words) => {
  expect(() => parseController(composite(spec))).toThrow(words);
});

test('a ConfigMap is not a controller', () => {
  expect(() => parseController({ ...composite({}), kind: 'ConfigMap' })).toThrow('ConfigMap is neither');
});
