// Every overlay builds, and the API server accepts each of its objects, except for the kinds of cert-manager.
import { readdirSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { adminKubectl } from './cluster.js';

const run = adminKubectl();
const overlays = readdirSync('manifests/overlays');

beforeAll(() => run(['apply', '--server-side', '-f', 'manifests/base/namespace.yaml']));

interface Controller {
  readonly kind: string;
  readonly spec: {
    readonly childResources: readonly { readonly apiVersion: string; readonly resource: string }[];
  };
}

const coscheduling = 'scheduling.x-k8s.io/v1alpha1';
const volcano = 'scheduling.volcano.sh/v1beta1';
const podGroupsOf: Readonly<Record<string, readonly string[]>> = {
  'podgroup-coscheduling': [coscheduling],
  'podgroup-volcano': [volcano],
  'podgroup-both': [coscheduling, volcano],
};

test.each(overlays)('the overlay %s has a controller with the PodGroups of its name', async (overlay) => {
  const built = await run(['kustomize', `manifests/overlays/${overlay}`]);
  const objects = parseAllDocuments(built).map((document) => document.toJS() as Controller);
  const children = objects.find(({ kind }) => kind === 'CompositeController')?.spec.childResources ?? [];
  const podGroups = children.filter(({ resource }) => resource === 'podgroups');
  expect(children).toContainEqual(expect.objectContaining({ resource: 'jobsets' }));
  expect(podGroups.map(({ apiVersion }) => apiVersion)).toEqual(podGroupsOf[overlay] ?? []);
});

test.each(overlays.filter((overlay) => overlay !== 'cert-manager'))(
  'the API server accepts the overlay %s',
  async (overlay) => {
    const overlayPath = `manifests/overlays/${overlay}`;
    const answer = await run(['apply', '--server-side', '--dry-run=server', '-k', overlayPath]);
    expect(answer).toContain('compositecontroller.metacontroller.k8s.io/trainjobs serverside-applied');
    expect(answer).toContain('deployment.apps/metatrain-hooks serverside-applied');
  },
);

test('the kinds can be applied alone, before anything else', async () => {
  const answer = await run(['apply', '--server-side', '--dry-run=server', '-k', 'manifests/crds']);
  expect(answer.trim().split('\n')).toHaveLength(6);
});
