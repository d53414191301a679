// A scenario in YAML: `steps`, each with one of the keywords below; optionally `pods`, which sets how Pods run,
// `applyModes`, and `timeline`, the expected output.
// File names are relative to the folder of the scenario; objects are named `Kind/name`.
import { dirname, join, relative } from 'node:path';
import type { ObjectRef } from '../apiserver/objectstore.js';
import type { AnyObject } from '../hooks/api/hook.js';
import { type ApplyMode, applyModes as allModes } from '../hooks/api/settings.js';
import { type JsonObject, isObject } from '../hooks/kube/json.js';
import { kinds as registered } from '../hooks/registry.js';
import type { PodRule } from '../simulator/cluster.js';
import type { Step } from '../simulator/scenario.js';
import { FileError, asObject, readDocuments, readObjects } from './manifests.js';

export interface ScenarioFile {
  readonly steps: readonly Step[];
  /** The apply modes in which the scenario is played; both by default. */
  readonly applyModes: readonly ApplyMode[];
  /** The expected output, if the scenario contains it. */
  readonly timeline: string | undefined;
}

export function readScenario(path: string): ScenarioFile {
  const [scenario] = readDocuments(path);
  if (!isObject(scenario) || !Array.isArray(scenario['steps'])) {
    throw new FileError(`${path}: steps is missing; set it to a list of steps`);
  }
  const { pods } = scenario;
  const first: readonly Step[] = pods === undefined ? [] : [{ do: 'pods', rules: parsePods(pods, path) }];
  const steps = (scenario['steps'] as readonly unknown[]).map((step, index) =>
    parseStep(step, { path, where: `${path}: step ${index + 1}` }),
  );
  const { applyModes, timeline } = scenario;
  return {
    steps: [...first, ...steps],
    applyModes: Array.isArray(applyModes) ? allModes.filter((mode) => applyModes.includes(mode)) : allModes,
    timeline: typeof timeline === 'string' ? timeline : undefined,
  };
}

interface Place {
  readonly path: string;
  readonly where: string;
}

/** The parser of each keyword. */
const keywords: Readonly<Record<string, (value: unknown, step: JsonObject, place: Place) => Step>> = {
  say: (value) => ({ do: 'say', words: String(value) }),
  apply: (value, _step, place) => parseApply(value, place),
  patch: (value, step, { where }) => ({
    do: 'patch',
    ref: parseRef(value, where),
    merge: objectOf(step['merge'], `${where}: merge is missing; set it to a merge patch`),
    ...(step['subresource'] === 'status' ? { subresource: 'status' as const } : {}),
  }),
  delete: (value, _step, { where }) => ({ do: 'delete', ref: parseRef(value, where) }),
  advance: (value, _step, { where }) => ({ do: 'advance', seconds: secondsOf(value, where) }),
  pods: (value, _step, { where }) => ({ do: 'pods', rules: parsePods(value, where) }),
  hooks: (value, _step, { where }) => {
    if (value === 'up' || value === 'down' || typeof value === 'number') return { do: 'hooks', state: value };
    throw new FileError(`${where}: hooks must be up, down or an HTTP status`);
  },
  restart: () => ({ do: 'restart', what: 'metacontroller' }),
  expect: (value, step, { where }) => ({
    do: 'expect',
    ref: parseRef(value, where),
    is: objectOf(step['is'], `${where}: expect needs is`),
  }),
  absent: (value, _step, { where }) => ({ do: 'expectAbsent', ref: parseRef(value, where) }),
};

function parseStep(step: unknown, place: Place): Step {
  const known = Object.keys(keywords);
  const keyword = isObject(step) ? known.find((name) => name in step) : undefined;
  const parse = keyword === undefined ? undefined : keywords[keyword];
  if (!isObject(step) || keyword === undefined || parse === undefined) {
    throw new FileError(`${place.where} has no keyword; use one of ${known.join(', ')}`);
  }
  return parse(step[keyword], step, place);
}

/** Files, or objects written in the scenario. */
function parseApply(value: unknown, { path, where }: Place): Step {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const files = items.filter((item) => typeof item === 'string').map((file) => join(dirname(path), file));
  const objects = items.filter((item) => typeof item !== 'string');
  return {
    do: 'apply',
    objects: [
      ...files.flatMap(readObjects),
      ...objects.map((object) => requireObject(asObject(object), where)),
    ],
    from: files.map((file) => relative('.', file)),
  };
}

function requireObject(object: AnyObject | undefined, where: string): AnyObject {
  if (object !== undefined) return object;
  throw new FileError(
    `${where}: the object to apply is not complete; set apiVersion, kind and metadata.name`,
  );
}

/** The fields of a rule for Pods, and the values that they accept. */
const podMembers: { readonly [M in keyof PodRule]-?: (value: unknown) => boolean } = {
  match: isObject,
  startSeconds: isSeconds,
  runSeconds: isSeconds,
  ends: (value) => value === 'Succeeded' || value === 'Failed',
  exitCode: (value) => Number.isInteger(value),
};

function parsePods(value: unknown, where: string): readonly PodRule[] {
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = podMembers;
  const isRule = (rule: unknown): boolean =>
    isObject(rule) &&
    'startSeconds' in rule &&
    Object.entries(rule).every(([name, member]) => checks[name]?.(member) === true);
  if (Array.isArray(value) && value.every(isRule)) return value as readonly PodRule[];
  throw new FileError(
    `${where}: pods must be a list of rules with startSeconds; the fields of a rule are ${Object.keys(checks).join(', ')}`,
  );
}

const namespaced = { namespace: 'default' };

type KnownKinds = Readonly<Record<string, Omit<ObjectRef, 'kind' | 'name'>>>;

/** The kinds that a scenario can name without their group and version. */
const kinds: KnownKinds = {
  ...Object.fromEntries(
    registered
      .flatMap((kind) => kind.kinds)
      .map(({ kind, apiVersion, namespaced: has }) => [kind, { apiVersion, ...(has ? namespaced : {}) }]),
  ),
  JobSet: { apiVersion: 'jobset.x-k8s.io/v1alpha2', ...namespaced },
  Job: { apiVersion: 'batch/v1', ...namespaced },
  ConfigMap: { apiVersion: 'v1', ...namespaced },
  Secret: { apiVersion: 'v1', ...namespaced },
  Node: { apiVersion: 'v1' },
};

/** Any other kind is named with its group and version: `batch.example.org/v1/TaskFarm/search`. */
function parseRef(value: unknown, where: string): ObjectRef {
  const parts = typeof value === 'string' ? value.split('/') : [];
  if (parts.length === 4) {
    const [group = '', version = '', kind = '', name = ''] = parts;
    return { apiVersion: `${group}/${version}`, kind, name, ...namespaced };
  }
  const [kind = '', name = ''] = parts;
  const known = kinds[kind];
  if (known !== undefined && name !== '') return { ...known, kind, name };
  throw new FileError(
    `${where}: ${String(value)} is not a known Kind/name; the kinds are ${Object.keys(kinds).join(', ')}`,
  );
}

function objectOf(value: unknown, fault: string): object {
  if (isObject(value)) return value;
  throw new FileError(fault);
}

function secondsOf(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new FileError(`${where}: advance must be a whole number of seconds`);
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
