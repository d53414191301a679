import type { ContainerPort } from '../../hooks/api/kinds.js';
import { upsertPort } from '../../hooks/kube/ports.js';

interface Row {
  readonly name: string;
  readonly ports?: readonly ContainerPort[];
  readonly want: readonly ContainerPort[];
}

test.each<Row>([
  { name: 'is added', want: [{ containerPort: 29500 }] },
  {
    name: 'keeps other ports, also without names',
    ports: [{ containerPort: 8080 }, { containerPort: 9090, protocol: 'TCP' }],
    want: [{ containerPort: 8080 }, { containerPort: 9090, protocol: 'TCP' }, { containerPort: 29500 }],
  },
  {
    name: 'that exists keeps its name',
    ports: [{ containerPort: 29500, name: 'rendezvous', protocol: 'TCP' }],
    want: [{ containerPort: 29500, name: 'rendezvous', protocol: 'TCP' }],
  },
  {
    name: 'differs from the UDP port of the same number',
    ports: [{ containerPort: 29500, protocol: 'UDP' }],
    want: [{ containerPort: 29500, protocol: 'UDP' }, { containerPort: 29500 }],
  },
])('a port $name', ({ ports, want }) => {
  expect(upsertPort(ports, 29500)).toEqual(want);
});
