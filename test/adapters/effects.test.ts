// Effects are sent to the API server as they were requested; failures are passed on.
import { carrierTo } from '../../hooks/adapters/effects.js';
import type { Seen } from '../../hooks/adapters/kubeapi.js';
import type { EffectOutcome, Effect, ObjectName } from '../../hooks/api/hook.js';
import { kinds } from '../../hooks/registry.js';

const object = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  name: 'llama',
  namespace: 'ml',
};
const seen = { uid: 'u', resourceVersion: '7' };
const effect: Effect = { effect: 'deleteTrainJob', object, ...seen, because: 'Complete since noon' };

function anApi(outcome: () => Promise<EffectOutcome>) {
  const asked: (readonly [ObjectName, Seen])[] = [];
  const remove = (name: ObjectName, seen: Seen): Promise<EffectOutcome> => {
    asked.push([name, seen]);
    return outcome();
  };
  return { asked, remove };
}

test.each(['done', 'gone', 'changed'] as const)(
  'a TrainJob is deleted as it was seen: %s',
  async (outcome) => {
    const api = anApi(() => Promise.resolve(outcome));
    expect(await carrierTo(api, kinds)(effect)).toBe(outcome);
    expect(api.asked).toEqual([[object, seen]]);
  },
);

test('without an API server the outcome is unreachable', async () => {
  expect(await carrierTo(undefined, kinds)(effect)).toBe('unreachable');
});

test('a failure is passed on, and not retried here', async () => {
  const api = anApi(() => Promise.reject(new Error('the API server answered 503')));
  await expect(carrierTo(api, kinds)(effect)).rejects.toThrow('the API server answered 503');
  expect(api.asked).toHaveLength(1);
});

test('a request that the API server does not answer times out', async () => {
  jest.useFakeTimers();
  const carried = carrierTo(
    anApi(() => new Promise(() => undefined)),
    kinds,
  )(effect);
  const refused = expect(carried).rejects.toThrow('took longer than 10 s');
  await jest.advanceTimersByTimeAsync(10_000);
  await refused;
  jest.useRealTimers();
});

test('an effect that no kind declares is an error, and nothing is written', async () => {
  const api = anApi(() => Promise.resolve('done'));
  const carried = carrierTo(api, kinds)({ ...effect, effect: 'deleteEverything' });
  await expect(carried).rejects.toThrow('no kind declares the effect deleteEverything');
  expect(api.asked).toEqual([]);
});
