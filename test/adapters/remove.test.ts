// How deletions are sent to the API server, and how its answers are interpreted.
import { type Ask, type Sent, answersTo, statusBody } from './fakeapi.js';

interface Row {
  readonly title: string;
  readonly name: string;
  /** What the API server answers to the DELETE. */
  readonly status: number;
  readonly reason?: string;
  readonly message?: string;
  readonly want: unknown;
}

const groupVersion = 'trainer.kubeflow.org/v1alpha1';
const trainJobs = { groupVersion, name: 'trainjobs', kind: 'TrainJob' };
const named = (name: string, kind = 'TrainJob') => ({
  apiVersion: groupVersion,
  kind,
  name,
  namespace: 'ml',
});
const seen = { uid: 'u', resourceVersion: '7' };

const rows: readonly Row[] = [
  { title: 'an unchanged object is deleted', name: 'fine', status: 200, want: 'done' },
  {
    title: 'a deleted object is not an error',
    name: 'gone',
    status: 404,
    reason: 'NotFound',
    message: 'trainjobs.trainer.kubeflow.org "gone" not found',
    want: 'gone',
  },
  {
    title: 'another object with the same name, or a changed object, is not a failure',
    name: 'other',
    status: 409,
    reason: 'Conflict',
    message: 'Precondition failed: UID in precondition: u, UID in object meta: v',
    want: 'changed',
  },
  {
    title: 'a missing permission is a failure',
    name: 'forbidden',
    status: 403,
    reason: 'Forbidden',
    message:
      'trainjobs is forbidden: User "hooks" cannot delete resource "trainjobs" in API group "trainer.kubeflow.org"',
    want: { missed: 'Error: the API server answered 403 Forbidden' },
  },
  {
    title: 'so is a refusal by a webhook',
    name: 'guarded',
    status: 400,
    reason: 'BadRequest',
    message: 'admission webhook "keep" denied the request: keep it',
    want: {
      missed:
        'Error: the API server refused the request (400): admission webhook "keep" denied the request: keep it',
    },
  },
  {
    title: 'and an API server that is unavailable',
    name: 'broken',
    status: 503,
    message: 'etcd is away',
    want: { missed: 'Error: the API server answered 503' },
  },
];

const sent: Sent[] = [];
let answers: readonly unknown[];

beforeAll(async () => {
  const asks: readonly Ask[] = [
    ...rows.map(({ name }) => ['remove', named(name), seen] as const),
    ['remove', named('fine', 'TrainJab'), seen],
  ];
  answers = await answersTo(asks, trainJobs, (request) => {
    sent.push(request);
    const row = rows.find(({ name }) => request.path.endsWith(`/${name}`));
    const { status = 500, reason, message, name = '' } = row ?? {};
    // The API server answers with the object if it has finalizers, else with a Status.
    if (status === 200) return [200, { apiVersion: groupVersion, kind: 'TrainJob', metadata: { name } }];
    return [status, statusBody(status, reason, message)];
  });
}, 60_000);

test.each(rows)('$title', ({ name, want }) => {
  expect(answers[rows.findIndex((row) => row.name === name)]).toEqual(want);
});

test('an object of a kind that is not installed does not exist', () => {
  expect(answers[rows.length]).toBe('gone');
});

test('each deletion has the uid and resourceVersion of its object, and deletes its children in the background', () => {
  expect(sent).toHaveLength(rows.length);
  for (const { method, query, body } of sent) {
    expect([method, query]).toEqual(['DELETE', '']);
    expect(JSON.parse(body)).toEqual({ propagationPolicy: 'Background', preconditions: seen });
  }
});
