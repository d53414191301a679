// Ports of a container: a list that is a map by containerPort and protocol (Kubernetes core/v1).
import type { ContainerPort } from '../api/kinds.js';

/** Opens a TCP port. One that is already open stays as it is, name and all. */
export function upsertPort(
  ports: readonly ContainerPort[] | undefined,
  containerPort: number,
): readonly ContainerPort[] {
  const open = ports?.some(
    (port) => port.containerPort === containerPort && (port.protocol ?? 'TCP') === 'TCP',
  );
  return open === true ? (ports ?? []) : [...(ports ?? []), { containerPort }];
}
