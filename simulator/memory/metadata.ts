// metadata, the same for every kind: what the server alone writes, and what is refused
// (apimachinery's ValidateObjectMeta and ValidateObjectMetaUpdate).
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { Fault } from './errors.js';
import type { Kind } from './kinds.js';

const annotationsLimit = 256 * 1024;

// One form of name: its expression, its longest, and the words that refuse another.
interface Form {
  readonly pattern: RegExp;
  readonly longest: number;
  readonly rule: string;
}

const form = (expression: string, longest: number, what: string, examples: readonly string[]): Form => ({
  pattern: new RegExp(`^${expression}$`),
  longest,
  rule: `${what} (e.g. ${examples.map((example) => `'${example}'`).join(',  or ')}, regex used for validation is '${expression}')`,
});

const lowerCase = (ends: string): string =>
  `must consist of lower case alphanumeric characters${ends}, and must start and end with an alphanumeric character`;
const anyCase = `must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`;
const subdomain = form(
  '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*',
  253,
  `a lowercase RFC 1123 subdomain ${lowerCase(", '-' or '.'")}`,
  ['example.com'],
);
const dnsLabel = form(
  '[a-z0-9]([-a-z0-9]*[a-z0-9])?',
  63,
  `a lowercase RFC 1123 label ${lowerCase(" or '-'")}`,
  ['my-name', '123-abc'],
);
const serviceName = form(
  '[a-z]([-a-z0-9]*[a-z0-9])?',
  63,
  "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character",
  ['my-name', 'abc-123'],
);
const keyName = form('([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]', 63, `name part ${anyCase}`, [
  'MyName',
  'my.name',
  '123-abc',
]);
const labelValue = form(
  '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?',
  63,
  `a valid label must be an empty string or ${anyCase.replace('must consist', 'consist')}`,
  ['MyValue', 'my_value', '12345'],
);

function faultOfForm(text: string, { pattern, longest, rule }: Form): string | undefined {
  if (text.length > longest) return `must be no more than ${longest} bytes`;
  return pattern.test(text) ? undefined : rule;
}

/** What is wrong with the key of a label, an annotation, or a finalizer: `name`, or `domain/name`. */
function faultOfKey(key: string): string | undefined {
  const [name = '', prefix, ...more] = key.split('/').reverse();
  if (more.length > 0) {
    return `a valid label key ${keyName.rule.replace('name part ', '')} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`;
  }
  const ofPrefix = prefix === undefined ? undefined : faultOfForm(prefix, subdomain);
  return ofPrefix === undefined ? faultOfForm(name, keyName) : `prefix part ${ofPrefix}`;
}

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

function formOfName({ group, kind }: Kind): Form {
  if (group !== '') return subdomain;
  return kind === 'Service' ? serviceName : kind === 'Namespace' ? dnsLabel : subdomain;
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
    member === null ||
    member === '' ||
    (leftOutWhenEmpty.some((one) => one === name) && Object.keys(member).length === 0);
  const entries = Object.entries(metadata).filter(([name, member]) => !isLeftOut(name, member));
  return Object.fromEntries(entries) as unknown as ObjectMeta;
}
