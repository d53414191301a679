// Lists objects by a label: the request to the API server, and its answer.
import { answersTo, statusBody, type Ask, type Sent } from './fakeapi.js';

const trainJobs = { groupVersion: 'trainer.kubeflow.org/v1alpha1', name: 'trainjobs', kind: 'TrainJob' };
const objects = { apiVersion: trainJobs.groupVersion, kind: 'TrainJob', namespace: 'ml' };
const made = '2030-01-01T12:00:00Z';
const llama = {
  apiVersion: objects.apiVersion,
  kind: 'TrainJob',
  metadata: { name: 'llama', namespace: 'ml', creationTimestamp: made },
  spec: { suspend: true },
};
const asks: readonly Ask[] = [
  ['list', { ...objects, label: 'kueue.x-k8s.io/queue-name' }],
  ['list', { ...objects, label: 'empty' }],
  ['list', { ...objects, label: 'forbidden' }],
  ['list', { ...objects, kind: 'Car', label: 'x' }],
];
const forbidden = statusBody(
  403,
  'Forbidden',
  'trainjobs is forbidden: User "x" cannot list resource "trainjobs"',
);
const sent: Sent[] = [];
let answers: readonly unknown[];

beforeAll(async () => {
  answers = await answersTo(asks, trainJobs, (request) => {
    sent.push(request);
    if (request.query.includes('forbidden')) return [403, forbidden];
    const items = request.query.includes('empty') ? [] : [llama];
    return [200, { apiVersion: objects.apiVersion, kind: 'TrainJobList', metadata: {}, items }];
  });
}, 60_000);

test('objects are returned unchanged, with times as text', () => {
  expect(answers[0]).toEqual([llama]);
  expect(answers[1]).toEqual([]);
});

test('a missing permission is an error; a kind that is not installed has no objects', () => {
  expect(answers[2]).toEqual({ missed: 'Error: the API server answered 403 Forbidden' });
  expect(answers[3]).toEqual([]);
});

test('the label must exist, with any value', () => {
  expect(sent[0]).toMatchObject({
    method: 'GET',
    path: '/apis/trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs',
    query: '?labelSelector=kueue.x-k8s.io%2Fqueue-name',
  });
});
