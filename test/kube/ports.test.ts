import type { ContainerPort } from '../../hooks/api/kinds.js';
import { upsertPort } from '../../hooks/kube/ports.js';

interface Row {
  readonly name: string;
  readonly ports?: readonly ContainerPort[];
  readonly want: readonly ContainerPort[];
}

test.each<Row>([
  { name: 'is opened', want: [{ containerPort: 29500 }] },
  {
    name: 'leaves other ports alone, though none has a name',
    ports: [{ containerPort: 8080 }, { containerPort: 9090, protocol: 'TCP' }],
    want: [{ containerPort: 8080 }, { containerPort: 9090, protocol: 'TCP' }, { containerPort: 29500 }],
  },
  {
    name: 'that is open already keeps its name',
    ports: [{ containerPort: 29500, name: 'rendezvous', protocol: 'TCP' }],
    want: [{ containerPort: 29500, name: 'rendezvous', protocol: 'TCP' }],
  },
  {
    name: 'is another one than the UDP port of that number',
    ports: [{ containerPort: 29500, protocol: 'UDP' }],
    want: [{ containerPort: 29500, protocol: 'UDP' }, { containerPort: 29500 }],
  },
])('a port $name', ({ ports, want }) => {
  expect(upsertPort(ports, 29500)).toEqual(want);
});
