import type { AnyObject } from '../../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../../hooks/api/labels.js';
import {
  annotatedBytesOf,
  appliedModeOf,
  lastApplied,
} from '../../../hooks/composite/applied/lastapplied.js';

const identity = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'ml' } };

// A ConfigMap that others have changed; each row has another way in which it was applied.
function aConfigMap(metadata: object): AnyObject {
  return {
    ...identity,
    metadata: {
      ...identity.metadata,
      uid: 'u',
      resourceVersion: '4',
      labels: { team: 'theirs' },
      ...metadata,
    },
    data: { ours: '1', theirs: '2' },
  };
}

const ours = { ...identity, data: { ours: '1' } };
const fieldsV1 = {
  'f:data': { 'f:ours': {} },
  'f:metadata': { 'f:ownerReferences': { 'k:{"uid":"p"}': {} } },
};

const labelled = { 'f:metadata': { 'f:labels': { 'f:controller-uid': {} } } };

test.each<{ name: string; child: AnyObject; want: AnyObject }>([
  {
    name: 'dynamic apply wrote into the annotation',
    child: aConfigMap({ annotations: { [METACONTROLLER_LAST_APPLIED]: JSON.stringify(ours) } }),
    want: ours,
  },
  {
    name: 'server-side apply is recorded to have applied, without the owner that Metacontroller adds',
    child: aConfigMap({
      ownerReferences: [{ uid: 'p' }],
      managedFields: [{ manager: 'metacontroller', operation: 'Apply', fieldsV1 }],
    }),
    want: ours,
  },
  {
    name: 'Metacontroller has applied with another field manager than the configured one, as its label shows',
    child: aConfigMap({
      labels: { 'controller-uid': 'p' },
      managedFields: [
        { manager: 'kubectl', operation: 'Apply', fieldsV1: { 'f:data': { 'f:theirs': {} } } },
        { manager: 'renamed', operation: 'Apply', fieldsV1: { ...fieldsV1, ...labelled } },
      ],
    }),
    want: { ...ours, metadata: { ...ours.metadata, labels: { 'controller-uid': 'p' } } },
  },
  {
    name: 'Trainer has applied, if the hooks never did',
    child: aConfigMap({
      ownerReferences: [{ uid: 'p' }],
      managedFields: [{ manager: 'trainer', operation: 'Apply', fieldsV1 }],
    }),
    want: ours,
  },
  {
    name: 'the hooks have applied, after Trainer did',
    child: aConfigMap({
      managedFields: [
        { manager: 'trainer', operation: 'Apply', fieldsV1: { 'f:data': { 'f:theirs': {} } } },
        { manager: 'metacontroller', operation: 'Apply', fieldsV1 },
      ],
    }),
    want: ours,
  },
  {
    name: 'is known of what Trainer has updated and not applied: its name',
    child: aConfigMap({ managedFields: [{ manager: 'trainer', operation: 'Update', fieldsV1 }] }),
    want: identity,
  },
  {
    name: 'is known of a child of Trainer that fits into no annotation: its name',
    child: {
      ...aConfigMap({ managedFields: [{ manager: 'trainer', operation: 'Apply', fieldsV1 }] }),
      data: { ours: 'x'.repeat(256 * 1024) },
    },
    want: identity,
  },
  {
    name: 'is known of a child that was never applied: its name',
    child: aConfigMap({ managedFields: [{ manager: 'kubectl', operation: 'Update', fieldsV1 }] }),
    want: identity,
  },
  {
    name: 'is known of a child whose annotation cannot be read: its name',
    child: aConfigMap({ annotations: { [METACONTROLLER_LAST_APPLIED]: '{' } }),
    want: identity,
  },
])('a frozen child is what $name', ({ child, want }) => {
  expect(lastApplied(child, 'metacontroller')).toEqual(want);
});

test('the way of applying is read off the child', () => {
  const applied = aConfigMap({
    managedFields: [{ manager: 'metacontroller', operation: 'Apply', fieldsV1 }],
  });
  expect(appliedModeOf(applied, 'metacontroller')).toBe('server-side-apply');
  expect(appliedModeOf(applied, 'another')).toBeUndefined();
  expect(appliedModeOf(aConfigMap({ annotations: { [METACONTROLLER_LAST_APPLIED]: '{}' } }), 'x')).toBe(
    'dynamic',
  );
});

test('the annotation is measured as Go writes it: six bytes for <, > and &', () => {
  const plain = annotatedBytesOf({ ...identity, data: { k: 'xxx' } } as AnyObject);
  expect(annotatedBytesOf({ ...identity, data: { k: '<&>' } } as AnyObject)).toBe(plain + 15);
  expect(annotatedBytesOf({ ...identity, data: { k: 'é' } } as AnyObject)).toBe(plain - 1);
});
