// Ports of a container: a list that is a map by containerPort and protocol (Kubernetes core/v1).
import type { ContainerPort } from '../api/kinds.js';

/** Adds a TCP port. One that exists stays as it is, with its name. */
export function upsertPort(
  ports: readonly ContainerPort[] | undefined,
  containerPort: number,
): readonly ContainerPort[] {
  const open = ports?.some(
    (port) => port.containerPort === containerPort && (port.protocol ?? 'TCP') === 'TCP',
  );
  return open === true ? (ports ?? []) : [...(ports ?? []), { containerPort }];
}
