import type { AnyObject } from '../../../hooks/api/hook.js';
import { duplicateMergeKey } from '../../../hooks/composite/fit/mergekeys.js';
import { aTrainJob } from '../../support/objects.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';
import { conditionsOf, kinds, syncOf, theSnapshot } from '../../support/story.js';

const dns = [
  { name: 'dns', containerPort: 53, protocol: 'UDP' },
  { name: 'dns-tcp', containerPort: 53, protocol: 'TCP' },
];
const runtime = runtimeOf([aJob({ containers: [aContainer({ ports: dns })] })]) as unknown as AnyObject;

test('a port that is open for two protocols is refused with dynamic apply', () => {
  const answer = syncOf(aTrainJob(), { children: [theSnapshot(aTrainJob(), runtime)] });
  expect(kinds(answer)).toEqual(['ConfigMap']);
  expect(conditionsOf(answer)).toEqual(['Created=False/JobsBuildFailed']);
  expect(answer.status.conditions![0]!.message).toBe(
    'JobSet ml/llama has two elements with containerPort 53 in ' +
      "spec.replicatedJobs[0].template.spec.template.spec.containers[0].ports, which Metacontroller's dynamic apply " +
      'cannot tell apart; run Metacontroller with --apply-strategy=server-side-apply, or make each containerPort unique',
  );
});

test('server-side apply supports it', () => {
  const settings = { applyMode: 'server-side-apply' } as const;
  const answer = syncOf(aTrainJob(), { children: [theSnapshot(aTrainJob(), runtime)], settings });
  expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
});

test.each<{ name: string; spec: object; is: boolean }>([
  { name: 'names', spec: { env: [{ name: 'A' }, { name: 'A' }] }, is: true },
  { name: 'numbers and their texts', spec: { a: [{ port: 80 }, { port: '80' }] }, is: true },
  { name: 'different values', spec: { env: [{ name: 'A' }, { name: 'B' }] }, is: false },
  {
    name: 'a key that comes before the one that is shared',
    spec: {
      volumeMounts: [
        { name: 'data', mountPath: '/a' },
        { name: 'data', mountPath: '/b' },
      ],
    },
    is: false,
  },
  { name: 'a key that not all elements have', spec: { a: [{ name: 'A' }, { name: 'A' }, {}] }, is: false },
  { name: 'texts', spec: { args: ['a', 'a'] }, is: false },
])('$name', ({ spec, is }) => {
  const child = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec };
  expect(duplicateMergeKey(child) !== undefined).toBe(is);
});
