// Compares the objects of a job with those of Kubeflow Trainer v2.3, by the rules of the recorded data: fields that are not
// compared are removed on both sides, and the rest is compared member by member.
import { parse } from 'yaml';
import { type JsonObject, isObject, without } from '../../hooks/kube/json.js';
import { formatQuantity, parseQuantity } from '../../hooks/kube/quantities.js';

interface ComparedObject extends JsonObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** One line per difference: `JobSet/llama spec.replicatedJobs[0].name: expected "node", got "launcher"`. */
export function differences(
  expected: readonly ComparedObject[],
  actual: readonly ComparedObject[],
): readonly string[] {
  const wanted = byIdentity(expected);
  const got = byIdentity(actual);
  return [...new Set([...wanted.keys(), ...got.keys()])].sort().flatMap((identity) => {
    const [before, after] = [wanted.get(identity), got.get(identity)];
    if (before === undefined) return [`${identity}: not expected`];
    if (after === undefined) return [`${identity}: missing`];
    return compare(comparable(before), comparable(after)).map((line) => `${identity} ${line}`);
  });
}

function byIdentity(objects: readonly ComparedObject[]): ReadonlyMap<string, ComparedObject> {
  const found = new Map(objects.map((object) => [`${object.kind}/${object.metadata.name}`, object]));
  if (found.size < objects.length) throw new Error('an object is requested twice');
  return found;
}

function compare(expected: unknown, actual: unknown, path = ''): readonly string[] {
  if (expected === '<any>' && typeof actual === 'string') return [];
  if (isObject(expected) && isObject(actual)) {
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) =>
      compare(expected[name], actual[name], path === '' ? name : `${path}.${name}`),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return Array.from({ length: Math.max(expected.length, actual.length) }, (_, place) =>
      compare(expected[place], actual[place], `${path}[${place}]`),
    ).flat();
  }
  return expected === actual
    ? []
    : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

// ---- fields that are compared

function comparable(object: ComparedObject): unknown {
  switch (object.kind) {
    case 'ConfigMap':
      return counted({ ...object, immutable: undefined, data: withParsedRuntime(object['data']) });
    case 'JobSet':
      return counted({ ...object, spec: withoutMembers(object['spec'], ['ttlSecondsAfterFinished']) });
    default:
      return counted(object);
  }
}

function withParsedRuntime(data: unknown): unknown {
  if (!isObject(data) || typeof data['runtime'] !== 'string') return data;
  const runtime: unknown = parse(data['runtime']);
  return { ...data, runtime: withoutMembers(runtime, ['apiVersion', 'kind']) };
}

const serverMade = [
  'creationTimestamp',
  'generation',
  'managedFields',
  'ownerReferences',
  'resourceVersion',
  'uid',
];
const quantityMaps = new Set(['limits', 'requests', 'overhead', 'minResources', 'capacity']);

/** A value without the fields that are not compared; undefined if it is empty. `name` is the name of its member. */
function counted(value: unknown, name = ''): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return countedList(value as readonly unknown[], name);
  const object = without(value as JsonObject, ...(name === 'metadata' ? serverMade : []));
  const entries = Object.entries(object).flatMap(([member, held]) => {
    if (quantityMaps.has(name)) return [[member, byValue(held)]];
    if (name === 'annotations' && member.startsWith('metatrain.io/')) return [];
    if (member === 'mode' && object['key'] === 'ssh-privatekey') return [];
    if ((member === 'divisor' && held === '0') || (member === 'protocol' && held === 'TCP')) return [];
    const kept = counted(held, member);
    return kept === undefined ? [] : [[member, kept]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Lists whose order is not compared, with the member that identifies their elements. */
const setKeys: Readonly<Record<string, string>> = { volumes: 'name', volumeMounts: 'mountPath' };

function countedList(list: readonly unknown[], name: string): unknown {
  const kept = list
    .filter((element) => !(name === 'env' && isObject(element) && isUnrecorded(element)))
    // An empty element keeps its position: ["", "b"] is not ["b"].
    .map((element) => counted(element, name) ?? null);
  if (kept.length === 0) return undefined;
  const key = setKeys[name] ?? (name === 'env' && isXGBoost(list) ? 'name' : undefined);
  return key === undefined ? kept : kept.sort((a, b) => keyText(a, key).localeCompare(keyText(b, key)));
}

/** Variables for Open MPI 5, which Trainer v2.3 does not set. */
function isUnrecorded({ name }: JsonObject): boolean {
  return typeof name === 'string' && name.startsWith('PRTE_MCA_');
}

/** Trainer v2.3 sets the variables of an XGBoost job in a random order. */
function isXGBoost(env: readonly unknown[]): boolean {
  return env.some((variable) => isObject(variable) && variable['name'] === 'DMLC_TASK_ID');
}

function byValue(quantity: unknown): unknown {
  const parsed = parseQuantity(String(quantity));
  return parsed === undefined ? quantity : formatQuantity({ ...parsed, family: 'decimal' });
}

function keyText(element: unknown, key: string): string {
  return isObject(element) ? String(element[key]) : '';
}

function withoutMembers(value: unknown, members: readonly string[]): unknown {
  return isObject(value) ? without(value, ...members) : value;
}
