// How annotations are sent to the API server, and how its answers are interpreted.
import { type Ask, type Sent, answersTo, statusBody } from './fakeapi.js';

interface Row {
  readonly title: string;
  readonly name: string;
  /** What the API server answers to the PATCH. */
  readonly status: number;
  readonly reason?: string;
  readonly message?: string;
  readonly want: unknown;
}

const groupVersion = 'trainer.kubeflow.org/v1alpha1';
const trainJobs = { groupVersion, name: 'trainjobs', kind: 'TrainJob' };
const annotations = { 'trainer.kubeflow.org/progress': '{}' };

const rows: readonly Row[] = [
  { title: 'an existing object is annotated', name: 'fine', status: 200, want: 'done' },
  { title: 'a deleted object is not', name: 'gone', status: 404, reason: 'NotFound', want: 'gone' },
  {
    title: 'nor is another one with the same name',
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
      'trainjobs is forbidden: User "hooks" cannot patch resource "trainjobs" in API group "trainer.kubeflow.org"',
    want: { missed: 'Error: the API server answered 403 Forbidden' },
  },
];

const sent: Sent[] = [];
let answers: readonly unknown[];

beforeAll(async () => {
  const asks = rows.map(({ name }): Ask => [
    'annotate',
    { apiVersion: groupVersion, kind: 'TrainJob', name, namespace: 'ml' },
    { uid: 'u' },
    annotations,
  ]);
  answers = await answersTo(asks, trainJobs, (request) => {
    sent.push(request);
    const row = rows.find(({ name }) => request.path.endsWith(`/${name}`));
    const { status = 500, reason, message, name = '' } = row ?? {};
    if (status === 200) return [200, { apiVersion: groupVersion, kind: 'TrainJob', metadata: { name } }];
    return [status, statusBody(status, reason, message)];
  });
}, 60_000);

test.each(rows)('$title', ({ name, want }) => {
  expect(answers[rows.findIndex((row) => row.name === name)]).toEqual(want);
});

test('each patch has the uid of its object, and only annotations', () => {
  expect(sent).toHaveLength(rows.length);
  for (const [index, { method, query, body }] of sent.entries()) {
    expect([method, query]).toEqual(['PATCH', '?fieldManager=metatrain']);
    expect(JSON.parse(body)).toEqual({
      apiVersion: groupVersion,
      kind: 'TrainJob',
      metadata: { name: rows[index]!.name, namespace: 'ml', uid: 'u', annotations },
    });
  }
});
