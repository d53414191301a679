// The forms of names, label values and qualified keys (apimachinery's util/validation), with its messages.
import type { Kind } from './kind.js';

// One form of name: its expression, its maximum length, and the message for an invalid one.
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
export const labelValue = form(
  '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?',
  63,
  `a valid label must be an empty string or ${anyCase.replace('must consist', 'consist')}`,
  ['MyValue', 'my_value', '12345'],
);

export function faultOfForm(text: string, { pattern, longest, rule }: Form): string | undefined {
  if (text.length > longest) return `must be no more than ${longest} bytes`;
  return pattern.test(text) ? undefined : rule;
}

/** The faults of the key of a label, an annotation, or a finalizer: `name`, or `domain/name`. */
export function faultOfKey(key: string): string | undefined {
  const [name = '', prefix, ...more] = key.split('/').reverse();
  if (more.length > 0) {
    return `a valid label key ${keyName.rule.replace('name part ', '')} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`;
  }
  const ofPrefix = prefix === undefined ? undefined : faultOfForm(prefix, subdomain);
  return ofPrefix === undefined ? faultOfForm(name, keyName) : `prefix part ${ofPrefix}`;
}

/** The form of an object's name. */
export function formOfName({ group, kind }: Kind): Form {
  if (group !== '') return subdomain;
  return kind === 'Service' ? serviceName : kind === 'Namespace' ? dnsLabel : subdomain;
}
