import type { DryRunCreate, Need } from '../../hooks/api/hook.js';
import { gatherer } from '../../hooks/adapters/facts.js';
import { HookError } from '../../hooks/kube/errors.js';

const need: Need = {
  fact: 'dryRunCreate',
  object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car', namespace: 'ml' } },
};

interface Source {
  readonly name: string;
  readonly dryRunCreate: (() => Promise<DryRunCreate>) | undefined;
  readonly facts: object;
  readonly missed: readonly string[];
}

test.each<Source>([
  {
    name: 'a fact is handed over as its source tells it',
    dryRunCreate: () => Promise.resolve({ outcome: 'refused', code: 403, message: 'exceeded quota' }),
    facts: { dryRunCreate: { outcome: 'refused', code: 403, message: 'exceeded quota' } },
    missed: [],
  },
  {
    name: 'a fact whose source fails is absent, and somebody is told',
    dryRunCreate: () => Promise.reject(new Error('connection refused')),
    facts: {},
    missed: ['dryRunCreate: Error: connection refused'],
  },
  { name: 'a fact without a source is absent', dryRunCreate: undefined, facts: {}, missed: [] },
])('$name', async ({ dryRunCreate, facts, missed }) => {
  const told: string[] = [];
  const gather = gatherer({ dryRunCreate }, (fact, cause) => told.push(`${fact}: ${String(cause)}`));
  expect(await gather([need])).toEqual(facts);
  expect(told).toEqual(missed);
});

test('a source that must not be missed stops the call', async () => {
  const refusal = new HookError('FactsUnavailable', 'the catalogue cannot be read');
  const gather = gatherer({ dryRunCreate: () => Promise.reject(refusal) }, () => undefined);
  await expect(gather([need])).rejects.toBe(refusal);
});

test('a source that does not answer is not waited for: Metacontroller gives a hook ten seconds', async () => {
  jest.useFakeTimers();
  try {
    const told: string[] = [];
    const dryRunCreate = (): Promise<DryRunCreate> => new Promise(() => undefined);
    const gathered = gatherer({ dryRunCreate }, (fact) => told.push(fact))([need]);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await gathered).toEqual({});
    expect(told).toEqual(['dryRunCreate']);
  } finally {
    jest.useRealTimers();
  }
});
