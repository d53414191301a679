import { inColor, lineOf, paintFor, noStyle, timeOf } from '../../cli/timeline.js';
import type { Heard, Step } from '../../simulator/scenario.js';
import type { TimelineEvent } from '../../simulator/timeline.js';

const ref = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', name: 'hello', namespace: 'default' };
const event: TimelineEvent = {
  at: 65,
  kind: 'JobSet',
  name: 'hello',
  namespace: 'default',
  label: 'JobSet',
  shortName: 'hello',
  text: 'gone',
  mood: 'quiet',
};
const heard = (step: Step): Heard => ({ step });

test('an event is time, label, name and what happened, in columns', () => {
  expect(lineOf({ event }, noStyle)).toBe('+01:05  JobSet   hello              gone');
  expect(lineOf({ event: { ...event, kind: 'ClusterTrainingRuntime', label: 'Runtime' } }, noStyle)).toBe(
    '+01:05  Runtime  hello              gone',
  );
});

test.each<{ readonly step: Step; readonly line: string | undefined }>([
  {
    step: { do: 'apply', objects: [], from: ['a.yaml', 'b.yaml'] },
    line: '$ kubectl apply --server-side -f a.yaml -f b.yaml',
  },
  {
    step: { do: 'apply', objects: [{ apiVersion: 'v1', kind: 'Node', metadata: { name: 'worker' } }] },
    line: '$ kubectl apply --server-side -f - (node/worker)',
  },
  {
    step: { do: 'patch', ref, merge: { spec: { suspend: true } } },
    line: `$ kubectl patch jobset hello --type=merge -p '{"spec":{"suspend":true}}'`,
  },
  {
    step: { do: 'patch', ref, merge: { status: {} }, subresource: 'status' },
    line: `$ kubectl patch jobset hello --subresource=status --type=merge -p '{"status":{}}'`,
  },
  { step: { do: 'delete', ref }, line: '$ kubectl delete jobset hello' },
  { step: { do: 'say', words: 'it rains' }, line: '# it rains' },
  { step: { do: 'hooks', state: 'down' }, line: '# the hooks are down' },
  { step: { do: 'hooks', state: 500 }, line: '# the hooks answer 500' },
  { step: { do: 'restart', what: 'metacontroller' }, line: '# Metacontroller restarts' },
  { step: { do: 'advance', seconds: 5 }, line: undefined },
  { step: { do: 'expectAbsent', ref }, line: undefined },
])('a step is shown as a command: $line', ({ step, line }) => {
  expect(lineOf(heard(step), noStyle)).toBe(line);
});

test('hours are counted as minutes', () => {
  expect([0, 59, 60, 3661].map(timeOf)).toEqual(['+00:00', '+00:59', '+01:00', '+61:01']);
});

test('color is used on terminals, and NO_COLOR turns it off', () => {
  expect(paintFor(true, undefined)).toBe(inColor);
  expect(paintFor(true, '')).toBe(inColor);
  expect(paintFor(true, '1')).toBe(noStyle);
  expect(paintFor(false, undefined)).toBe(noStyle);
  expect(lineOf({ event: { ...event, mood: 'bad' } }, inColor)).toContain('\u001b[31mgone');
});
