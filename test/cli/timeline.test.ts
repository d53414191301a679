import { inColour, lineOf, paintFor, plainly, timeOf } from '../../cli/timeline.js';
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
  expect(lineOf({ event }, plainly)).toBe('+01:05  JobSet   hello              gone');
  expect(lineOf({ event: { ...event, kind: 'ClusterTrainingRuntime', label: 'Runtime' } }, plainly)).toBe(
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
  { step: { do: 'restart', what: 'metacontroller' }, line: '# Metacontroller starts anew' },
  { step: { do: 'advance', seconds: 5 }, line: undefined },
  { step: { do: 'expectAbsent', ref }, line: undefined },
])('a step shows as one would type it: $line', ({ step, line }) => {
  expect(lineOf(heard(step), plainly)).toBe(line);
});

test('hours go on as minutes', () => {
  expect([0, 59, 60, 3661].map(timeOf)).toEqual(['+00:00', '+00:59', '+01:00', '+61:01']);
});

test('colour is for terminals, and NO_COLOR turns it off', () => {
  expect(paintFor(true, undefined)).toBe(inColour);
  expect(paintFor(true, '')).toBe(inColour);
  expect(paintFor(true, '1')).toBe(plainly);
  expect(paintFor(false, undefined)).toBe(plainly);
  expect(lineOf({ event: { ...event, mood: 'bad' } }, inColour)).toContain('\u001b[31mgone');
});
