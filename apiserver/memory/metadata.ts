// metadata, the same for every kind: what only the server writes, and what is invalid
// (apimachinery's ValidateObjectMeta and ValidateObjectMetaUpdate).
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { Fault } from './errors.js';
import type { Kind } from './kind.js';
import { faultOfForm, faultOfKey, formOfName, labelValue } from './names.js';

const annotationsLimit = 256 * 1024;

const bytesOf = (value: string): number => new TextEncoder().encode(value).length;

/** The faults of an object's metadata. */
export function faultsOfMetadata(metadata: ObjectMeta, kind: Kind): readonly Fault[] {
  const { name, labels = {}, annotations = {}, finalizers = [] } = metadata;
  return [
    ...faults('name', [name], (text) => faultOfForm(text, formOfName(kind))),
    ...faults('labels', Object.keys(labels), faultOfKey),
    ...faults('labels', Object.values(labels), (text) => faultOfForm(text, labelValue)),
    ...faults('annotations', Object.keys(annotations), (key) => faultOfKey(key.toLowerCase())),
    ...faultsOfSize(annotations),
    ...faults('finalizers', finalizers, faultOfKey),
    ...faultsOfOwners(metadata),
  ];
}

function faults(
  member: string,
  texts: readonly string[],
  faultOf: (text: string) => string | undefined,
): readonly Fault[] {
  return texts.flatMap((text) => {
    const what = faultOf(text);
    return what === undefined ? [] : [fault(member, text, what)];
  });
}

const fault = (member: string, value: string, what: string): Fault => ({
  field: `metadata.${member}`,
  text: `Invalid value: ${JSON.stringify(value)}: ${what}`,
});

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
      // A decoded reference may be without members that its type requires.
      .filter((member) => ((owner[member] as string | undefined) ?? '') === '')
      .map((member) => fault(`ownerReferences.${member}`, '', 'must not be empty')),
  );
  const controllers = ownerReferences.filter(({ controller }) => controller === true);
  if (controllers.length <= 1) return missing;
  const [first, second] = controllers.map(({ kind, name }) => `${kind}/${name}`);
  return [
    ...missing,
    {
      field: 'metadata.ownerReferences',
      text: `Invalid value: ${JSON.stringify(ownerReferences)}: Only one reference can have Controller set to true. Found "true" in references for ${first ?? ''} and ${second ?? ''}`,
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

/** The object with the server's metadata from the stored one. */
export function withServerMetadata(next: AnyObject, live: AnyObject): AnyObject {
  const { uid, generation, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds } = live.metadata;
  const server = { uid, generation, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds };
  const { resourceVersion } = live.metadata;
  return { ...next, metadata: normalized({ ...next.metadata, ...server, resourceVersion } as ObjectMeta) };
}

const leftOutWhenEmpty = ['labels', 'annotations', 'finalizers', 'ownerReferences', 'managedFields'] as const;

/** Metadata as the server writes it: without empty maps, lists and strings. */
export function normalized(metadata: ObjectMeta): ObjectMeta {
  const isLeftOut = (name: string, member: unknown): boolean =>
    member === undefined ||
    member === null ||
    member === '' ||
    (leftOutWhenEmpty.some((one) => one === name) && Object.keys(member).length === 0);
  const entries = Object.entries(metadata).filter(([name, member]) => !isLeftOut(name, member));
  return Object.fromEntries(entries) as unknown as ObjectMeta;
}
