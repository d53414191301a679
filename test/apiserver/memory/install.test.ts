import type { Admission } from '../../../apiserver/admission.js';
import { memoryStore } from '../../../apiserver/memory/store.js';
import { ApiError } from '../../../apiserver/objectstore.js';

const crd = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.example.com' },
  spec: {
    group: 'example.com',
    scope: 'Namespaced',
    names: { plural: 'widgets', singular: 'widget', kind: 'Widget', listKind: 'WidgetList' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object' } } } },
      },
    ],
  },
};

const ref = { apiVersion: crd.apiVersion, kind: crd.kind, name: crd.metadata.name };

function storeAt(time: string, crds: readonly object[], admit: Admission = ({ object }) => object) {
  let uids = 0;
  return memoryStore({ now: () => time, uid: () => `${time} ${(uids += 1)}`, crds, admit });
}

test('a definition that a store has had before is as in a store of its own', () => {
  storeAt('2030-01-01T00:00:00Z', [crd]);
  const again = storeAt('2031-01-01T00:00:00Z', [crd]);
  const alone = storeAt('2031-01-01T00:00:00Z', [structuredClone(crd)]);

  expect(again.peek(ref)).toEqual(alone.peek(ref));
  expect(again.version()).toBe(alone.version());
});

test('a definition that is passed in twice is refused', () => {
  storeAt('2030-01-01T00:00:00Z', [crd]);
  expect(() => storeAt('2030-01-01T00:00:00Z', [crd, crd])).toThrow(ApiError);
});

test('the webhooks of each store are asked', () => {
  const label: Admission = ({ object }) => ({
    ...object,
    metadata: { ...object.metadata, labels: { seen: 'yes' } },
  });
  storeAt('2030-01-01T00:00:00Z', [crd]);
  const labelled = storeAt('2030-01-01T00:00:00Z', [crd], label);
  const plain = storeAt('2030-01-01T00:00:00Z', [crd]);

  expect(labelled.peek(ref)?.metadata.labels).toEqual({ seen: 'yes' });
  expect(plain.peek(ref)?.metadata.labels).toBeUndefined();
});
