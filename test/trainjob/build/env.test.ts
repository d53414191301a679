import type { EnvVar } from '../../../hooks/api/kinds.js';
import { canonicalEnv } from '../../../hooks/trainjob/build/env.js';

const fileKeyRef = { volumeName: 'settings', path: 'a.env', key: 'A', optional: false };

test.each<{ readonly name: string; readonly given: EnvVar; readonly want: EnvVar }>([
  { name: 'a value', given: { name: 'A', value: '1' }, want: { name: 'A', value: '1' } },
  { name: 'no value as an empty one', given: { name: 'A' }, want: { name: 'A', value: '' } },
  {
    name: 'a source without the value',
    given: { name: 'A', value: '1', valueFrom: { secretKeyRef: { key: 'k', name: 's' } } },
    want: { name: 'A', valueFrom: { secretKeyRef: { key: 'k', name: 's' } } },
  },
  {
    name: 'a field with its path only',
    given: { name: 'A', valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.name' } } },
    want: { name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
  },
  {
    name: 'a resource with container and divisor',
    given: { name: 'A', valueFrom: { resourceFieldRef: { resource: 'limits.cpu' } } },
    want: {
      name: 'A',
      valueFrom: { resourceFieldRef: { containerName: '', resource: 'limits.cpu', divisor: '0' } },
    },
  },
  {
    name: 'a divisor in its canonical form',
    given: {
      name: 'A',
      valueFrom: { resourceFieldRef: { containerName: 'c', resource: 'limits.cpu', divisor: '1000m' } },
    },
    want: {
      name: 'A',
      valueFrom: { resourceFieldRef: { containerName: 'c', resource: 'limits.cpu', divisor: '1' } },
    },
  },
  {
    name: 'a key of a ConfigMap as it is given',
    given: { name: 'A', valueFrom: { configMapKeyRef: { key: 'k', name: '', optional: true } } },
    want: { name: 'A', valueFrom: { configMapKeyRef: { key: 'k', name: '', optional: true } } },
  },
  {
    name: 'a key of a file, which Trainer v2.3 loses',
    given: { name: 'A', valueFrom: { fileKeyRef } },
    want: { name: 'A', valueFrom: { fileKeyRef } },
  },
])('a variable of a TrainJob is written with $name', ({ given, want }) => {
  expect(canonicalEnv([given])).toEqual([want]);
});

test('a TrainJob without variables writes none', () => {
  expect(canonicalEnv(undefined)).toEqual([]);
});
