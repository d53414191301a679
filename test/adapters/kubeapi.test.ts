// How the answers of the API server to a dry-run create are interpreted.
import { kubeApiOf } from '../../hooks/adapters/kubeapi.js';
import type { KubeObject } from '../../hooks/api/hook.js';
import { answersTo, statusBody } from './fakeapi.js';

const jobSet = (name: string): KubeObject => ({
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  metadata: { name, namespace: 'ml' },
});
const controller = { apiVersion: 'v1', kind: 'Other', name: 'o', uid: 'u', controller: true };
const other = { apiVersion: 'v1', kind: 'Other', name: 'p', uid: 'v' };

interface Row {
  readonly title: string;
  readonly object: KubeObject;
  /** What the API server answers to the POST. */
  readonly status: number;
  readonly reason?: string;
  readonly message?: string;
  readonly owners?: readonly object[];
  readonly want: object;
}

const exists = { status: 409, reason: 'AlreadyExists', message: 'jobsets "x" already exists' };
const refusedAsTaken = { outcome: 'refused', code: 409, message: exists.message };

const rows: readonly Row[] = [
  {
    title: 'an object that the API server accepts',
    object: jobSet('fine'),
    status: 201,
    want: { outcome: 'accepted' },
  },
  {
    title: 'an invalid object is refused with the message of the API server',
    object: jobSet('invalid'),
    status: 422,
    reason: 'Invalid',
    message: 'spec.replicatedJobs: too many',
    want: { outcome: 'refused', code: 422, message: 'spec.replicatedJobs: too many' },
  },
  {
    title: 'so is an object that exceeds the quota',
    object: jobSet('quota'),
    status: 403,
    reason: 'Forbidden',
    message: 'jobsets "quota" is forbidden: exceeded quota: small',
    want: { outcome: 'refused', code: 403, message: 'jobsets "quota" is forbidden: exceeded quota: small' },
  },
  {
    title: 'an object is refused if its webhook cannot be called',
    object: jobSet('webhook'),
    status: 500,
    reason: 'InternalError',
    message: 'failed calling webhook "mjobset.kb.io": no endpoints available',
    want: {
      outcome: 'refused',
      code: 500,
      message: 'failed calling webhook "mjobset.kb.io": no endpoints available',
    },
  },
  {
    title: 'if the object exists, the result has its controller',
    object: jobSet('held'),
    ...exists,
    owners: [other, controller],
    want: { ...refusedAsTaken, heldBy: controller },
  },
  {
    title: 'or that it has no controller',
    object: jobSet('stray'),
    ...exists,
    owners: [other],
    want: { ...refusedAsTaken, heldBy: null },
  },
  {
    title: 'a kind that is not installed is refused',
    object: { ...jobSet('kind'), kind: 'JobSat' },
    status: 201,
    want: { outcome: 'refused', code: 404, message: 'the API server does not know the apiVersion and kind' },
  },
  {
    title: 'so is a group that is not installed',
    object: { ...jobSet('group'), apiVersion: 'nowhere.io/v1' },
    status: 201,
    want: { outcome: 'refused', code: 404, message: 'the API server does not know the apiVersion and kind' },
  },
  {
    title: 'a missing permission is not a verdict on the object',
    object: jobSet('forbidden'),
    status: 403,
    reason: 'Forbidden',
    message:
      'jobsets is forbidden: User "hooks" cannot create resource "jobsets" in API group "jobset.x-k8s.io"',
    want: { missed: 'Error: the API server answered 403 Forbidden' },
  },
  {
    title: 'nor is an overloaded API server',
    object: jobSet('busy'),
    status: 429,
    reason: 'TooManyRequests',
    message: 'later',
    want: { missed: 'Error: the API server answered 429 TooManyRequests' },
  },
  {
    title: 'nor is an API server that fails',
    object: jobSet('broken'),
    status: 503,
    message: 'etcd is away',
    want: { missed: 'Error: the API server answered 503' },
  },
];

const jobSets = { groupVersion: 'jobset.x-k8s.io/v1alpha2', name: 'jobsets', kind: 'JobSet' };
const queries: string[] = [];
let answers: readonly unknown[];

beforeAll(async () => {
  const asks = rows.map(({ object }) => ['dryRunCreate', object] as const);
  answers = await answersTo(asks, jobSets, ({ method, path, query, body }) => {
    if (method === 'GET') {
      const held = rows.find(({ object }) => path.endsWith(`/${object.metadata.name}`));
      return [
        200,
        { ...held?.object, metadata: { ...held?.object.metadata, ownerReferences: held?.owners } },
      ];
    }
    queries.push(query);
    const sent = JSON.parse(body) as KubeObject;
    const row = rows.find(({ object }) => object.metadata.name === sent.metadata.name);
    if (row?.status === 201) return [201, sent];
    const { status = 500, reason, message } = row ?? {};
    return [status, statusBody(status, reason, message)];
  });
}, 60_000);

test.each(rows)('$title', ({ object, want }) => {
  expect(answers[rows.findIndex((row) => row.object === object)]).toEqual(want);
});

test('nothing is created: each create is a dry run', () => {
  expect(queries.length).toBeGreaterThan(0);
  expect(new Set(queries)).toEqual(new Set(['?dryRun=All']));
});

test('without a cluster there is no client', () => {
  expect(kubeApiOf({})).toBeUndefined();
  expect(kubeApiOf({ KUBECONFIG: '' })).toBeUndefined();
});
