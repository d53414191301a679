// Reads the file that registers opaque runtimes: a list in YAML or JSON, read once at the start. Kubeflow KEP-2170.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EndCondition, OpaqueRuntime } from '../api/opaque.js';
import { isObject } from '../kube/json.js';
import { wrongOption } from './starterror.js';

/** Throws a StartError that names the entry and its invalid field. */
export function readOpaqueRuntimes(path: string | undefined): readonly OpaqueRuntime[] {
  if (path === undefined) return [];
  let entries: unknown;
  try {
    entries = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw wrongOption(`OPAQUE_RUNTIMES_FILE: ${path} cannot be read as YAML`, cause);
  }
  if (!Array.isArray(entries))
    throw wrongOption(`OPAQUE_RUNTIMES_FILE: ${path} must contain a list of runtimes`);
  return entries.map((entry, place) => {
    const fault = faultOf(entry);
    if (fault !== undefined) throw wrongOption(`OPAQUE_RUNTIMES_FILE: [${place}].${fault}`);
    return entry as OpaqueRuntime;
  });
}

type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a non-empty string';
const groupVersion: Check = (value) =>
  /^[a-z0-9.-]+\/[a-z0-9]+$/.test(String(value))
    ? undefined
    : 'must be a group and a version: batch.example.org/v1';
const path: Check = (value) =>
  /^spec(\.[A-Za-z]\w*)+$/.test(String(value)) ? undefined : 'must be a path below spec: spec.template';
const boolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');
const child = members({ apiVersion: groupVersion, kind: text });
const end: Check = (value) => {
  const { type, status = 'True' } = (value ?? {}) as Partial<Record<keyof EndCondition, unknown>>;
  if (typeof type !== 'string' || type === '') return 'must name the type of a condition';
  return status === 'True' || status === 'False' ? undefined : 'must have the status "True" or "False"';
};

const faultOf = members({
  apiVersion: groupVersion,
  kind: text,
  plural: text,
  namespaced: boolean,
  templatePath: path,
  child,
  suspendPath: path,
  complete: end,
  failed: end,
} satisfies Record<keyof OpaqueRuntime, Check>);

function members(checks: Readonly<Record<string, Check>>): Check {
  return (value) => {
    const object = isObject(value) ? value : {};
    const unknown = Object.keys(object).find((name) => !Object.hasOwn(checks, name));
    if (unknown !== undefined) return `${unknown} is not a known field; remove it`;
    for (const [name, check] of Object.entries(checks)) {
      const fault = check(object[name]);
      if (fault !== undefined) return `${name}${/^\w+ (must|is)/.test(fault) ? `.${fault}` : ` ${fault}`}`;
    }
    return undefined;
  };
}
