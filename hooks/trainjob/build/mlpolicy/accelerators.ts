// What a resource's name says about devices: is there one, and for how many processes? Source: the vendors' device
// plugins. The first row that fits a name decides what the name means.
import type { Quantity, ResourceRequirements } from '../../../api/kinds.js';
import { parseQuantity, wholeUnits } from '../../../kube/quantities.js';

/**
 * `devices`: one process each, and torch finds them. `chips`: one process each, but torch has to be told how many.
 * `whole`: one process drives them all. `part`: shares of a device, or its memory: there is one, and no more is known.
 */
export type AcceleratorClass = 'devices' | 'chips' | 'whole' | 'part';

export interface Accelerator {
  /** Name of the resource: `nvidia.com/gpu`. */
  readonly resource: string;
  readonly class: AcceleratorClass;
  /** Processes that it is good for. */
  readonly count: number;
}

interface Row {
  readonly names: RegExp;
  /** What stands after the domain, where that decides too. */
  readonly units?: RegExp;
  readonly class: AcceleratorClass;
  /** Units of the resource that make one device. */
  readonly unitsPerDevice?: number;
}

const rows: readonly Row[] = [
  { names: /^(nvidia|amd)\.com\/gpu$/, class: 'devices' },
  { names: /^gpu\.intel\.com\/(i915|xe)$/, class: 'devices' },
  // Partitions of an AMD device, each one a device of its own.
  { names: /^amd\.com\/[sdtqc]px_nps\d+$/, class: 'devices' },
  // In percent of a card; below a hundred it is a share of one.
  { names: /^koordinator\.sh\/gpu$/, class: 'devices', unitsPerDevice: 100 },
  { names: /^volcano\.sh\/v?gpu-number$/, class: 'devices' },
  // Whole chips. Torch finds them only when the vendor's plugin happens to be loaded.
  { names: /^(habana\.ai\/gaudi|huawei\.com\/Ascend[^-]*)$/, class: 'chips' },
  { names: /^aws\.amazon\.com\/neuroncore$/, class: 'chips' },
  // Several cores each; how many depends on the machine.
  { names: /^aws\.amazon\.com\/neuron(device)?$/, class: 'whole' },
  { names: /^google\.com\/tpu$/, class: 'whole' },
  // A process sees one MIG device, however many the Pod has.
  { names: /^nvidia\.com\/mig-/, class: 'part' },
  { names: /(\/gpu\.shared|^k8s\.amazonaws\.com\/vgpu)$/, class: 'part' },
  { names: /gpu/i, units: /mem|core|percentage|ratio|tiles|monitoring/i, class: 'part' },
  { names: /^[^/]+\/gpu$/i, class: 'devices' },
  { names: /gpu/i, class: 'part' },
];

/**
 * The accelerator that a container has. Of several names the first row that is more than a part decides, whatever
 * their order; a quantity of 0 is none.
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

/** Whole units of a resource: what is requested, else its limit. */
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
