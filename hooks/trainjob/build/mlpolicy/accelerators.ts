// Which accelerator the resources of a container have, and how many processes it is for. Source: the vendors' device
// plugins. The first row that matches the name of a resource decides.
import type { Quantity, ResourceRequirements } from '../../../api/kinds.js';
import { parseQuantity, wholeUnits } from '../../../kube/quantities.js';

/**
 * `devices`: one process each; torch detects them. `chips`: one process each; torch does not detect them.
 * `whole`: one process uses all of them. `part`: a share of a device, or its memory; the number is not known.
 */
export type AcceleratorClass = 'devices' | 'chips' | 'whole' | 'part';

export interface Accelerator {
  /** Name of the resource: `nvidia.com/gpu`. */
  readonly resource: string;
  readonly class: AcceleratorClass;
  /** Processes that it is for. */
  readonly count: number;
}

interface Row {
  readonly names: RegExp;
  /** Must match the part after the domain, if set. */
  readonly units?: RegExp;
  readonly class: AcceleratorClass;
  /** Units of the resource in one device. */
  readonly unitsPerDevice?: number;
}

const rows: readonly Row[] = [
  { names: /^(nvidia|amd)\.com\/gpu$/, class: 'devices' },
  { names: /^gpu\.intel\.com\/(i915|xe)$/, class: 'devices' },
  // Partitions of an AMD device; each of them is a device.
  { names: /^amd\.com\/[sdtqc]px_nps\d+$/, class: 'devices' },
  // In percent of a device; less than 100 is a share of one.
  { names: /^koordinator\.sh\/gpu$/, class: 'devices', unitsPerDevice: 100 },
  { names: /^volcano\.sh\/v?gpu-number$/, class: 'devices' },
  // Torch detects them only if the vendor's plugin is loaded.
  { names: /^(habana\.ai\/gaudi|huawei\.com\/Ascend[^-]*)$/, class: 'chips' },
  { names: /^aws\.amazon\.com\/neuroncore$/, class: 'chips' },
  // Several cores each; the number depends on the machine.
  { names: /^aws\.amazon\.com\/neuron(device)?$/, class: 'whole' },
  { names: /^google\.com\/tpu$/, class: 'whole' },
  // A process can use only one MIG device, however many the Pod has.
  { names: /^nvidia\.com\/mig-/, class: 'part' },
  { names: /(\/gpu\.shared|^k8s\.amazonaws\.com\/vgpu)$/, class: 'part' },
  { names: /gpu/i, units: /mem|core|percentage|ratio|tiles|monitoring/i, class: 'part' },
  { names: /^[^/]+\/gpu$/i, class: 'devices' },
  { names: /gpu/i, class: 'part' },
];

/**
 * The accelerator of a container. If several resources match, the first row decides, but any other class wins over
 * `part`. A quantity of 0 is ignored.
 */
export function acceleratorOf(resources: ResourceRequirements): Accelerator | undefined {
  const names = new Set([...Object.keys(resources.requests ?? {}), ...Object.keys(resources.limits ?? {})]);
  const found = [...names].sort().flatMap((name) => {
    const place = rows.findIndex((row) => fits(row, name));
    const row = rows[place];
    const amount = unitsOf(resources, name);
    return row === undefined || amount === 0 ? [] : [{ place, accelerator: accelerator(name, row, amount) }];
  });
  const [first] = found.sort((a, b) => partsLast(a.accelerator, b.accelerator) || a.place - b.place);
  return first?.accelerator;
}

function fits({ names, units }: Row, name: string): boolean {
  return names.test(name) && (units === undefined || units.test(name.slice(name.indexOf('/') + 1)));
}

/** Whole units of a resource: its request, or else its limit. */
export function unitsOf({ requests, limits }: ResourceRequirements, name: string): number {
  return wholeUnitsOf(requests?.[name]) || wholeUnitsOf(limits?.[name]);
}

function wholeUnitsOf(quantity: Quantity | undefined): number {
  const parsed = quantity === undefined ? undefined : parseQuantity(quantity);
  return parsed === undefined ? 0 : Math.max(wholeUnits(parsed), 0);
}

function accelerator(resource: string, row: Row, amount: number): Accelerator {
  const count = Math.floor(amount / (row.unitsPerDevice ?? 1));
  if (row.class === 'part' || count === 0) return { resource, class: 'part', count: 1 };
  return { resource, class: row.class, count: row.class === 'whole' ? 1 : count };
}

function partsLast(a: Accelerator, b: Accelerator): number {
  return Number(a.class === 'part') - Number(b.class === 'part');
}
