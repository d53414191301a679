// Structural faults of a request: wrong types and missing members, each with its path.
// Limits, enumerations and CEL rules are the API server's; an object that it has stored is never refused here.
import type { ErrorObject } from 'ajv';
import type { Issue } from '../api/issue.js';

/** What ajv compiled: true, or false with the first fault in `errors`. */
type Compiled = ((value: unknown) => boolean) & { readonly errors?: readonly ErrorObject[] | null };

/** Faults of a value that is checked by a generated validator. */
export function formIssues(check: unknown, value: unknown): readonly Issue[] {
  const compiled = check as Compiled;
  return compiled(value) ? [] : (compiled.errors ?? []).map((error) => issueOf(error, value));
}

/** The text of one fault. Values are never repeated, because they may be secret. */
function issueOf({ keyword, instancePath, params }: ErrorObject, value: unknown): Issue {
  const steps = instancePath.split('/').slice(1).map(unescaped);
  switch (keyword) {
    case 'required': {
      const field = pathOf([...steps, String(params['missingProperty'])], value);
      return { field, problem: 'is missing', remedy: `set ${field}` };
    }
    case 'type': {
      const wanted = typeText(params['type'] as string | readonly string[]);
      const found = typeOf(valueAt(value, steps));
      const quote = wanted === 'a string' && (found === 'a number' || found === 'a boolean');
      const remedy = quote
        ? 'put it in quotes'
        : `write ${wanted}${found === 'null' ? ', or leave it out' : ''}`;
      return { field: pathOf(steps, value), problem: `is ${found}, not ${wanted}`, remedy };
    }
    case 'pattern': {
      const isTime = String(params['pattern']).startsWith('^\\d{4}');
      return isTime
        ? {
            field: pathOf(steps, value),
            problem: 'is not a time',
            remedy: 'write it as 2030-01-01T12:00:00Z',
          }
        : {
            field: pathOf(steps, value),
            problem: 'is not a quantity',
            remedy: 'write it as 500m, 4 or 16Gi',
          };
    }
    default: {
      const allowed = ((params['allowedValues'] as readonly string[] | undefined) ?? []).join(' or ');
      return { field: pathOf(steps, value), problem: `is not ${allowed}`, remedy: `write ${allowed}` };
    }
  }
}

const articles: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'a boolean',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function typeText(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => articles[type] ?? type)
    .join(' or ');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : typeText(typeof value);
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    value,
  );
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `spec.trainer.env[2].name`; a key that is not an identifier is quoted: `metadata.labels["a/b"]`. */
function pathOf(steps: readonly string[], value: unknown): string {
  let path = '';
  let at = value;
  for (const step of steps) {
    if (Array.isArray(at)) path += `[${step}]`;
    else if (/^[A-Za-z_]\w*$/.test(step)) path += path === '' ? step : `.${step}`;
    else path += `["${step}"]`;
    at = valueAt(at, [step]);
  }
  return path === '' ? '(root)' : path;
}

/** Faults of a body of sync or finalize: its form, then the keys of the objects in these groups. */
export function requestIssues(check: unknown, body: unknown, groups: readonly Group[]): readonly Issue[] {
  const issues = formIssues(check, body);
  return issues.length > 0 ? issues : keyIssues(body, groups);
}

export type Group = 'children' | 'attachments' | 'related';
type Grouped = Readonly<Record<Group, Readonly<Record<string, Readonly<Record<string, Named>>>>>>;
interface Named {
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** v2 keys are `namespace/name`; a v1 hook of Metacontroller gets bare names, and its answer would be wrong. */
function keyIssues(body: unknown, groups: readonly Group[]): readonly Issue[] {
  const issues: Issue[] = [];
  for (const group of groups) {
    for (const [kind, objects] of Object.entries((body as Grouped)[group])) {
      for (const [key, { metadata }] of Object.entries(objects)) {
        const { name, namespace } = metadata;
        if (key === (namespace === undefined ? name : `${namespace}/${name}`)) continue;
        issues.push({
          field: pathOf([group, kind, key], body),
          problem: 'is not under the key that v2 requests give it',
          remedy: 'set version: v2 in each hook of the controller',
        });
      }
    }
  }
  return issues;
}
