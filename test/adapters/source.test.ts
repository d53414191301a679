import { type OnMissing, type FactSources, liveSource } from '../../hooks/adapters/source.js';
import type { AnyObject, ObjectName } from '../../hooks/api/hook.js';
import type { DryRunCreate, Need, SSHKey } from '../../hooks/facts/need.js';
import { gatherFrom } from '../../hooks/facts/source.js';
import { HookError } from '../../hooks/kube/errors.js';

const need: Need = {
  fact: 'dryRunCreate',
  verb: 'dryRunCreate',
  object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car', namespace: 'ml' } },
};

const newSSHKey = (): Promise<SSHKey> => Promise.resolve({ privateKey: 'PEM', publicKey: 'line' });

/** A cluster that supports only these requests; without any there is no cluster. */
function gatherer(api: Partial<NonNullable<FactSources['kubeApi']>>, missed: OnMissing) {
  const silent = (): Promise<never> => Promise.reject(new Error('not asked'));
  const kubeApi =
    Object.keys(api).length === 0 ? undefined : { dryRunCreate: silent, read: silent, list: silent, ...api };
  return gatherFrom(liveSource({ kubeApi, newSSHKey, serverCa: undefined }, missed));
}

interface Row {
  readonly name: string;
  readonly dryRunCreate: (() => Promise<DryRunCreate>) | undefined;
  readonly facts: object;
  readonly missed: readonly string[];
}

test.each<Row>([
  {
    name: 'a fact is the result of its source',
    dryRunCreate: () => Promise.resolve({ outcome: 'refused', code: 403, message: 'exceeded quota' }),
    facts: { dryRunCreate: { outcome: 'refused', code: 403, message: 'exceeded quota' } },
    missed: [],
  },
  {
    name: 'a fact whose source fails is absent, and reported',
    dryRunCreate: () => Promise.reject(new Error('connection refused')),
    facts: {},
    missed: ['dryRunCreate: Error: connection refused'],
  },
  { name: 'a fact without a source is absent', dryRunCreate: undefined, facts: {}, missed: [] },
])('$name', async ({ dryRunCreate, facts, missed }) => {
  const reported: string[] = [];
  const gather = gatherer(dryRunCreate === undefined ? {} : { dryRunCreate }, (fact, cause) =>
    reported.push(`${fact}: ${String(cause)}`),
  );
  expect(await gather([need])).toEqual(facts);
  expect(reported).toEqual(missed);
});

test('a HookError of a source stops the call', async () => {
  const refusal = new HookError('FactsUnavailable', 'the catalogue cannot be read');
  const gather = gatherer({ dryRunCreate: () => Promise.reject(refusal) }, () => undefined);
  await expect(gather([need])).rejects.toBe(refusal);
});

test('a source has a timeout, because Metacontroller gives a hook ten seconds', async () => {
  jest.useFakeTimers();
  try {
    const reported: string[] = [];
    const dryRunCreate = (): Promise<DryRunCreate> => new Promise(() => undefined);
    const gathered = gatherer({ dryRunCreate }, (fact) => reported.push(fact))([need]);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await gathered).toEqual({});
    expect(reported).toEqual(['dryRunCreate']);
  } finally {
    jest.useRealTimers();
  }
});

const configMap: ObjectName = { apiVersion: 'v1', kind: 'ConfigMap', name: 'car', namespace: 'ml' };
const secret: ObjectName = { ...configMap, kind: 'Secret' };
const podGroup: ObjectName = { ...configMap, apiVersion: 'scheduling.x-k8s.io/v1alpha1', kind: 'PodGroup' };

describe('objects that are looked up', () => {
  const objectOf = ({ apiVersion, kind, ...metadata }: ObjectName): AnyObject => ({
    apiVersion,
    kind,
    metadata,
    data: { password: 'hunter2' },
  });
  const read = (name: ObjectName): Promise<AnyObject | null> => {
    if (name.kind === 'Secret') return Promise.reject(new Error('forbidden'));
    return Promise.resolve(name.kind === 'PodGroup' ? null : objectOf(name));
  };

  test.each<{ name: string; need: Need; facts: object; missed?: readonly string[] }>([
    {
      name: 'one by one are returned unchanged',
      need: { fact: 'snapshot', verb: 'read', object: configMap },
      facts: { snapshot: objectOf(configMap) },
    },
    {
      name: 'and do not exist are null',
      need: { fact: 'jobSet', verb: 'read', object: podGroup },
      facts: { jobSet: null },
    },
    {
      name: 'and cannot be read are absent',
      need: { fact: 'runtime', verb: 'read', object: secret },
      facts: {},
      missed: ['runtime'],
    },
    {
      name: 'together have only their metadata, without those that cannot be read',
      need: { fact: 'existing', verb: 'exists', objects: [configMap, secret, podGroup] },
      facts: {
        existing: [
          {
            for: configMap,
            found: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'car', namespace: 'ml' } },
          },
          { for: podGroup, found: null },
        ],
      },
      missed: ['existing'],
    },
  ])('$name', async ({ need, facts, missed = [] }) => {
    const reported: string[] = [];
    const gather = gatherer({ read }, (fact) => reported.push(fact));
    expect(await gather([need])).toEqual(facts);
    expect(reported).toEqual(missed);
  });
});

test('a key is generated by its source, with or without a cluster', async () => {
  const gather = gatherer({}, () => undefined);
  expect(await gather([{ fact: 'sshKey', verb: 'freshSecret', secret: 'sshKey' }])).toEqual({
    sshKey: { privateKey: 'PEM', publicKey: 'line' },
  });
});

test('objects with a label are listed', async () => {
  const objects = { apiVersion: 'a/v1', kind: 'Car', namespace: 'ml', label: 'wanted' };
  const car: AnyObject = { apiVersion: 'a/v1', kind: 'Car', metadata: { name: 'red' } };
  const asked: unknown[] = [];
  const list = (what: object): Promise<readonly AnyObject[]> => {
    asked.push(what);
    return Promise.resolve([car]);
  };
  const gather = gatherer({ list }, () => undefined);
  expect(await gather([{ fact: 'queuedTrainJobs', verb: 'list', objects }])).toEqual({
    queuedTrainJobs: [car],
  });
  expect(asked).toEqual([objects]);
  const without = gatherer({}, () => undefined);
  expect(await without([{ fact: 'queuedTrainJobs', verb: 'list', objects }])).toEqual({});
});
