// The effective resource requests of a Pod (KEP-753 sidecars, KEP-2837 Pod level). A request that is missing defaults to
// the limit, as in the API server.
import type { Container, PodSpec, Quantities, Quantity, ResourceRequirements } from '../api/kinds.js';
import { type ParsedQuantity, addQuantities, compareQuantities, parseQuantity } from './quantities.js';

/** Amounts by the name of their resource. */
export type Amounts = ReadonlyMap<string, ParsedQuantity>;

export function podRequestsOf(spec: PodSpec): Amounts {
  const initContainers = spec.initContainers ?? [];
  const sidecars = initContainers.filter(isSidecar);
  const together = sumOf([...spec.containers, ...sidecars].map(requestsOf));
  const requests = largestOf([together, ...startingRequests(initContainers)]);
  return sumOf([withPodLevel(requests, spec.resources), amountsOf(spec.overhead)]);
}

export function sumOf(parts: readonly Amounts[]): Amounts {
  return combined(parts, addQuantities);
}

function largestOf(parts: readonly Amounts[]): Amounts {
  return combined(parts, (a, b) => (compareQuantities(a, b) < 0 ? b : a));
}

function combined(
  parts: readonly Amounts[],
  combine: (a: ParsedQuantity, b: ParsedQuantity) => ParsedQuantity,
): Amounts {
  const result = new Map<string, ParsedQuantity>();
  for (const part of parts) {
    for (const [name, amount] of part) {
      const known = result.get(name);
      result.set(name, known === undefined ? amount : combine(known, amount));
    }
  }
  return result;
}

function requestsOf({ resources }: Container): Amounts {
  return amountsOf({ ...resources?.limits, ...resources?.requests });
}

function amountsOf(quantities: Quantities = {}): Amounts {
  const result = new Map<string, ParsedQuantity>();
  for (const [name, quantity] of Object.entries(quantities)) {
    const amount = parseQuantity(quantity);
    if (amount !== undefined) result.set(name, amount);
  }
  return result;
}

/** While an init container runs, the sidecars before it run at the same time. */
function startingRequests(initContainers: readonly Container[]): readonly Amounts[] {
  let sidecars: Amounts = new Map();
  return initContainers.map((container) => {
    const needed = sumOf([sidecars, requestsOf(container)]);
    if (isSidecar(container)) sidecars = needed;
    return needed;
  });
}

function isSidecar({ restartPolicy }: Container): boolean {
  return restartPolicy === 'Always';
}

// Pod level: cpu, memory and huge pages only. Its requests replace those of the containers; so do its limits if no
// container has a request.
function withPodLevel(requests: Amounts, podLevel: ResourceRequirements | undefined): Amounts {
  const limits = own(podLevel?.limits).filter(([name]) => !requests.has(name));
  const given = Object.fromEntries([...limits, ...own(podLevel?.requests)]);
  return new Map([...requests, ...amountsOf(given)]);
}

function own(quantities: Quantities = {}): readonly (readonly [string, Quantity])[] {
  return Object.entries(quantities).filter(([name]) => /^(cpu|memory|hugepages-.+)$/.test(name));
}
