// metadata, the same for every kind: what the server alone writes, and what is refused
// (apimachinery's ValidateObjectMeta and ValidateObjectMetaUpdate).
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { Fault } from './errors.js';
import type { Kind } from './kinds.js';

const annotationsLimit = 256 * 1024;
const subdomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const label = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const word = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;

function isQualifiedName(name: string): boolean {
  const [last = '', prefix, ...more] = name.split('/').reverse();
  if (more.length > 0 || last.length > 63 || !word.test(last)) return false;
  return prefix === undefined || (prefix.length <= 253 && subdomain.test(prefix));
}

const isLabelValue = (value: string): boolean => value === '' || (value.length <= 63 && word.test(value));

const bytesOf = (value: string): number => new TextEncoder().encode(value).length;

/** The faults of an object's metadata. */
export function faultsOfMetadata(metadata: ObjectMeta, kind: Kind): readonly Fault[] {
  const { labels = {}, annotations = {}, finalizers = [] } = metadata;
  return [
    ...faultsOfName(metadata.name, kind),
    ...Object.entries(labels).flatMap(([name, value]) => [
      ...(isQualifiedName(name) ? [] : [fault('labels', name, 'name part must be a qualified name')]),
      ...(isLabelValue(value) ? [] : [fault('labels', value, labelValueRule(value))]),
    ]),
    ...Object.keys(annotations)
      .filter((name) => !isQualifiedName(name.toLowerCase()))
      .map((name) => fault('annotations', name, 'name part must be a qualified name')),
    ...faultsOfSize(annotations),
    ...finalizers
      .filter((name) => !isQualifiedName(name))
      .map((name) => fault('finalizers', name, 'name part must be a qualified name')),
    ...faultsOfOwners(metadata),
  ];
}

const fault = (member: string, value: string, what: string): Fault => ({
  field: `metadata.${member}`,
  text: `Invalid value: ${JSON.stringify(value)}: ${what}`,
});

const labelValueRule = (value: string): string =>
  value.length > 63
    ? 'must be no more than 63 bytes'
    : "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";

function faultsOfName(name: string, kind: Kind): readonly Fault[] {
  const isLabelName = kind.apiVersion === 'v1' && (kind.kind === 'Service' || kind.kind === 'Namespace');
  const limit = isLabelName ? 63 : 253;
  if (name.length > limit) return [fault('name', name, `must be no more than ${limit} bytes`)];
  if ((isLabelName ? label : subdomain).test(name)) return [];
  const what = isLabelName ? 'DNS-1123 label' : 'RFC 1123 subdomain';
  return [
    fault(
      'name',
      name,
      `a lowercase ${what} must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character`,
    ),
  ];
}

function faultsOfSize(annotations: Readonly<Record<string, string>>): readonly Fault[] {
  const size = Object.entries(annotations).reduce(
    (sum, [name, value]) => sum + bytesOf(name) + bytesOf(value),
    0,
  );
  if (size <= annotationsLimit) return [];
  return [
    { field: 'metadata.annotations', text: `Too long: may not be more than ${annotationsLimit} bytes` },
  ];
}

function faultsOfOwners({ ownerReferences = [] }: ObjectMeta): readonly Fault[] {
  const missing = ownerReferences.flatMap((owner) =>
    (['apiVersion', 'kind', 'name', 'uid'] as const)
      // A reference comes off the wire: its members may be missing whatever its type says.
      .filter((member) => ((owner[member] as string | undefined) ?? '') === '')
      .map((member) => fault(`ownerReferences.${member}`, '', `${member} must not be empty`)),
  );
  const controllers = ownerReferences.filter(({ controller }) => controller === true);
  if (controllers.length <= 1) return missing;
  const [first, second] = controllers.map(({ kind, name }) => `${kind}/${name}`);
  return [
    ...missing,
    {
      field: 'metadata.ownerReferences',
      text: `Invalid value: Only one reference can have Controller set to true. Found "true" in references for ${first ?? ''} and ${second ?? ''}`,
    },
  ];
}

/** The faults of a change of metadata. */
export function faultsOfChange(live: ObjectMeta, next: ObjectMeta): readonly Fault[] {
  if (live.deletionTimestamp === undefined) return [];
  const added = (next.finalizers ?? []).filter((name) => live.finalizers?.includes(name) !== true);
  if (added.length === 0) return [];
  const listed = added.map((name) => JSON.stringify(name)).join(', ');
  return [
    {
      field: 'metadata.finalizers',
      text: `Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{${listed}}`,
    },
  ];
}

/** The object with the metadata that only the server writes taken from the stored one. */
export function withServerMetadata(next: AnyObject, live: AnyObject): AnyObject {
  const { uid, generation, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds } = live.metadata;
  const server = { uid, generation, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds };
  const { resourceVersion } = live.metadata;
  return { ...next, metadata: tidied({ ...next.metadata, ...server, resourceVersion } as ObjectMeta) };
}

const leftOutWhenEmpty = ['labels', 'annotations', 'finalizers', 'ownerReferences', 'managedFields'] as const;

/** Metadata as the server writes it: without empty maps, lists and text. */
export function tidied(metadata: ObjectMeta): ObjectMeta {
  const isLeftOut = (name: string, member: unknown): boolean =>
    member === undefined ||
    member === '' ||
    (leftOutWhenEmpty.some((one) => one === name) && Object.keys(member as object).length === 0);
  const entries = Object.entries(metadata).filter(([name, member]) => !isLeftOut(name, member));
  return Object.fromEntries(entries) as unknown as ObjectMeta;
}
