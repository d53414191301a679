import { defaultSettings } from '../../../hooks/api/settings.js';
import type { Draft, PodSet } from '../../../hooks/trainjob/build/draft.js';
import { endpointsOf, firstHostOf } from '../../../hooks/trainjob/build/draft.js';
import { aTrainJob } from '../../support/objects.js';
import { aJob, runtimeOf } from '../../support/runtimes.js';

const podSet = (change: Partial<PodSet> = {}): PodSet => ({
  name: 'node',
  step: undefined,
  count: 2,
  job: aJob(),
  ...change,
});
const draft = (subdomain?: string): Draft => ({
  trainJob: aTrainJob(),
  settings: defaultSettings,
  facts: {},
  trainer: {},
  runtime: runtimeOf(),
  template: subdomain === undefined ? {} : { spec: { network: { subdomain } } },
  podSets: [podSet()],
  issues: [],
});

test('Pods are found under the name of the JobSet, replica by replica', () => {
  const twice = podSet({ job: aJob({ job: { replicas: 2 } }) });
  expect(endpointsOf(draft(), twice)).toEqual([
    'llama-node-0-0.llama',
    'llama-node-0-1.llama',
    'llama-node-1-0.llama',
    'llama-node-1-1.llama',
  ]);
});

test('a subdomain in the template replaces the name of the JobSet', () => {
  expect(firstHostOf(draft('mesh'), podSet())).toBe('llama-node-0-0.mesh');
});

test('a step is one replica, whatever the template sets', () => {
  expect(endpointsOf(draft(), podSet({ step: 'trainer', job: aJob({ job: { replicas: 2 } }) }))).toHaveLength(
    2,
  );
});
