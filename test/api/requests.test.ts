// The form of requests of kinds that have no generated types: the members of the request, and apiVersion, kind and
// metadata of each object.
import * as validators from '../../hooks/api/generated/validators.js';
import { formIssues } from '../../hooks/kube/form.js';

const widget = { apiVersion: 'example.org/v1', kind: 'Widget', metadata: { name: 'a', namespace: 'ml' } };
const pods = { 'Pod.v1': { 'ml/a': { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: 7 } } };
const unnamed = { 'Pod.v1': { 'ml/a': { apiVersion: 'v1', kind: 'Pod', metadata: {} } } };
const { kind: _, ...kindless } = widget;

const good = {
  compositeSync: { controller: {}, parent: widget, children: pods, related: pods, finalizing: false },
  compositeCustomize: { controller: {}, parent: widget },
  decoratorSync: { controller: {}, object: widget, attachments: pods, related: pods, finalizing: true },
  decoratorCustomize: { controller: {}, parent: widget },
  conversionReview: {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'ConversionReview',
    request: { uid: 'u', desiredAPIVersion: 'example.org/v2', objects: [widget] },
  },
};
const { request } = good.conversionReview;

function issues(check: keyof typeof good, body: unknown): readonly string[] {
  return formIssues(validators[check], body).map(({ field, problem }) => `${field} ${problem}`);
}

test.each(Object.keys(good) as (keyof typeof good)[])('%s finds no fault in a good body', (check) => {
  expect(issues(check, good[check])).toEqual([]);
});

const required = {
  compositeSync: ['controller', 'parent', 'children', 'related', 'finalizing'],
  compositeCustomize: ['controller', 'parent'],
  decoratorSync: ['controller', 'object', 'attachments', 'related', 'finalizing'],
  decoratorCustomize: ['controller', 'parent'],
  conversionReview: ['apiVersion', 'kind', 'request'],
};
const missing = Object.entries(required).flatMap(([check, members]) =>
  members.map((member) => ({ check: check as keyof typeof good, member })),
);

test.each(missing)('$check needs $member', ({ check, member }) => {
  expect(issues(check, { ...good[check], [member]: undefined })).toEqual([`${member} is missing`]);
});

test.each([
  {
    check: 'compositeSync',
    change: { parent: kindless },
    want: 'parent.kind is missing',
  },
  {
    check: 'compositeSync',
    change: { children: unnamed },
    want: 'children["Pod.v1"]["ml/a"].metadata.name is missing',
  },
  { check: 'compositeSync', change: { related: [] }, want: 'related is a list, not an object' },
  { check: 'compositeSync', change: { finalizing: 'no' }, want: 'finalizing is a string, not a boolean' },
  { check: 'compositeCustomize', change: { parent: kindless }, want: 'parent.kind is missing' },
  { check: 'decoratorSync', change: { object: kindless }, want: 'object.kind is missing' },
  {
    check: 'decoratorSync',
    change: { attachments: { 'Pod.v1': { 'ml/a': null } } },
    want: 'attachments["Pod.v1"]["ml/a"] is null, not an object',
  },
  {
    check: 'decoratorSync',
    change: { related: unnamed },
    want: 'related["Pod.v1"]["ml/a"].metadata.name is missing',
  },
  { check: 'decoratorCustomize', change: { parent: kindless }, want: 'parent.kind is missing' },
  {
    check: 'conversionReview',
    change: { apiVersion: 'apiextensions.k8s.io/v1beta1' },
    want: 'apiVersion is not apiextensions.k8s.io/v1',
  },
  { check: 'conversionReview', change: { kind: 'AdmissionReview' }, want: 'kind is not ConversionReview' },
  {
    check: 'conversionReview',
    change: { request: { ...request, objects: {} } },
    want: 'request.objects is an object, not a list',
  },
  {
    check: 'conversionReview',
    change: { request: { ...request, objects: [kindless] } },
    want: 'request.objects[0].kind is missing',
  },
  {
    check: 'conversionReview',
    change: { request: { ...request, desiredAPIVersion: undefined } },
    want: 'request.desiredAPIVersion is missing',
  },
] as const)('$check: $want', ({ check, change, want }) => {
  expect(issues(check, { ...good[check], ...change })).toEqual([want]);
});

test('an object that is converted may have no name yet', () => {
  const objects = [
    { ...widget, metadata: { generateName: 'a-' } },
    { apiVersion: 'example.org/v1', kind: 'Widget' },
  ];

  expect(issues('conversionReview', { ...good.conversionReview, request: { ...request, objects } })).toEqual(
    [],
  );
});
