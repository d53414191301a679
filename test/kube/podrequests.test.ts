import type { Container, PodSpec } from '../../hooks/api/kinds.js';
import { podRequestsOf } from '../../hooks/kube/podrequests.js';
import { formatQuantity } from '../../hooks/kube/quantities.js';

const uses = (requests: Record<string, string>, limits?: Record<string, string>): Container => ({
  name: 'x',
  resources: { requests, ...(limits && { limits }) },
});
const sidecar = (requests: Record<string, string>): Container => ({
  ...uses(requests),
  restartPolicy: 'Always',
});

test.each<{ name: string; spec: PodSpec; want: Record<string, string> }>([
  {
    name: 'the sum of its containers',
    spec: { containers: [uses({ cpu: '1' }), uses({ cpu: '500m', memory: '1Gi' })] },
    want: { cpu: '1500m', memory: '1Gi' },
  },
  {
    name: 'limits without requests',
    spec: { containers: [uses({ cpu: '1' }, { cpu: '2', 'nvidia.com/gpu': '4' })] },
    want: { cpu: '1', 'nvidia.com/gpu': '4' },
  },
  {
    name: 'the largest init container, if that is more',
    spec: {
      containers: [uses({ cpu: '1', memory: '4Gi' })],
      initContainers: [uses({ cpu: '3' }), uses({ cpu: '2' })],
    },
    want: { cpu: '3', memory: '4Gi' },
  },
  {
    name: 'sidecars in addition to the containers',
    spec: { containers: [uses({ cpu: '1' })], initContainers: [sidecar({ cpu: '1' })] },
    want: { cpu: '2' },
  },
  {
    name: 'the sidecars before an init container in addition to it',
    spec: { containers: [uses({ cpu: '1' })], initContainers: [sidecar({ cpu: '1' }), uses({ cpu: '4' })] },
    want: { cpu: '5' },
  },
  {
    name: 'the requests of the Pod as a whole',
    spec: {
      containers: [uses({ cpu: '1', 'nvidia.com/gpu': '1' })],
      resources: { requests: { cpu: '8', 'nvidia.com/gpu': '9' } },
    },
    want: { cpu: '8', 'nvidia.com/gpu': '1' },
  },
  {
    name: 'the limit of the Pod if no container has a request',
    spec: { containers: [uses({ cpu: '1' })], resources: { limits: { cpu: '8', memory: '2Gi' } } },
    want: { cpu: '1', memory: '2Gi' },
  },
  {
    name: 'its overhead',
    spec: { containers: [uses({ cpu: '1' })], overhead: { cpu: '250m' } },
    want: { cpu: '1250m' },
  },
  { name: 'nothing', spec: { containers: [{ name: 'x' }] }, want: {} },
])('a Pod requests $name', ({ spec, want }) => {
  const requests = [...podRequestsOf(spec)].map(([name, amount]) => [name, formatQuantity(amount)]);
  expect(Object.fromEntries(requests)).toEqual(want);
});
