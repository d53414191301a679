// A story in YAML: `steps`, each with one of the words below; optionally `pods`, which says how Pods fare, `applyModes`,
// and `timeline`, what the story must print.
// Files are named as seen from the story's own folder; objects are named `Kind/name`.
import { dirname, join, relative } from 'node:path';
import type { AnyObject } from '../hooks/api/hook.js';
import { kinds as registered } from '../hooks/registry.js';
import type { PodRule } from '../simulator/cluster.js';
import type { ApplyMode } from '../simulator/engine.js';
import type { ObjectRef } from '../apiserver/objectstore.js';
import type { Step } from '../simulator/scenario.js';
import { FileError, asObject, readDocuments, readObjects } from './manifests.js';

export interface ScenarioFile {
  readonly steps: readonly Step[];
  /** The ways of applying in which the story is as told; both, if not said. */
  readonly applyModes: readonly ApplyMode[];
  /** What it must print, where the story itself says so. */
  readonly timeline: string | undefined;
}

const allModes: readonly ApplyMode[] = ['dynamic', 'server-side-apply'];

type Written = Readonly<Record<string, unknown>>;

export function readScenario(path: string): ScenarioFile {
  const [story] = readDocuments(path);
  if (!isWritten(story) || !Array.isArray(story['steps'])) {
    throw new FileError(`${path}: a scenario has a list of steps`);
  }
  const { pods } = story;
  const first: readonly Step[] = pods === undefined ? [] : [{ do: 'pods', rules: parsePods(pods, path) }];
  const steps = (story['steps'] as readonly unknown[]).map((step, index) =>
    parseStep(step, { path, where: `${path}: step ${index + 1}` }),
  );
  const { applyModes, timeline } = story;
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

/** What each word makes of its step. */
const words: Readonly<Record<string, (value: unknown, step: Written, place: Place) => Step>> = {
  say: (value) => ({ do: 'say', words: String(value) }),
  apply: (value, _step, place) => parseApply(value, place),
  patch: (value, step, { where }) => ({
    do: 'patch',
    ref: parseRef(value, where),
    merge: objectOf(step['merge'], `${where}: a patch needs merge`),
    ...(step['subresource'] === 'status' ? { subresource: 'status' as const } : {}),
  }),
  delete: (value, _step, { where }) => ({ do: 'delete', ref: parseRef(value, where) }),
  advance: (value, _step, { where }) => ({ do: 'advance', seconds: secondsOf(value, where) }),
  pods: (value, _step, { where }) => ({ do: 'pods', rules: parsePods(value, where) }),
  hooks: (value, _step, { where }) => {
    if (value === 'up' || value === 'down' || typeof value === 'number') return { do: 'hooks', state: value };
    throw new FileError(`${where}: hooks are up, down, or answer with an HTTP status`);
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
  const known = Object.keys(words);
  const word = isWritten(step) ? known.find((name) => name in step) : undefined;
  const parse = word === undefined ? undefined : words[word];
  if (!isWritten(step) || word === undefined || parse === undefined) {
    throw new FileError(`${place.where} has none of the words ${known.join(', ')}`);
  }
  return parse(step[word], step, place);
}

/** Files, or objects as they stand. */
function parseApply(value: unknown, { path, where }: Place): Step {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const files = items.filter((item) => typeof item === 'string').map((file) => join(dirname(path), file));
  const objects = items.filter((item) => typeof item !== 'string');
  return {
    do: 'apply',
    objects: [...files.flatMap(readObjects), ...objects.map((object) => given(asObject(object), where))],
    from: files.map((file) => relative('.', file)),
  };
}

function given(object: AnyObject | undefined, where: string): AnyObject {
  if (object !== undefined) return object;
  throw new FileError(`${where}: what is applied needs apiVersion, kind and metadata.name`);
}

/** What the members of a rule for Pods must be. */
const podMembers: { readonly [M in keyof PodRule]-?: (value: unknown) => boolean } = {
  match: isWritten,
  startSeconds: isSeconds,
  runSeconds: isSeconds,
  ends: (value) => value === 'Succeeded' || value === 'Failed',
  exitCode: (value) => Number.isInteger(value),
};

function parsePods(value: unknown, where: string): readonly PodRule[] {
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = podMembers;
  const isRule = (rule: unknown): boolean =>
    isWritten(rule) &&
    'startSeconds' in rule &&
    Object.entries(rule).every(([name, member]) => checks[name]?.(member) === true);
  if (Array.isArray(value) && value.every(isRule)) return value as readonly PodRule[];
  throw new FileError(`${where}: pods is a list of rules of ${Object.keys(checks).join(', ')}`);
}

const namespaced = { namespace: 'default' };

type KnownKinds = Readonly<Record<string, Omit<ObjectRef, 'kind' | 'name'>>>;

/** The kinds that a story can name without their group and version. */
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

/** Another kind is named with its group and version: `batch.example.org/v1/TaskFarm/search`. */
function parseRef(value: unknown, where: string): ObjectRef {
  const words = typeof value === 'string' ? value.split('/') : [];
  if (words.length === 4) {
    const [group = '', version = '', kind = '', name = ''] = words;
    return { apiVersion: `${group}/${version}`, kind, name, ...namespaced };
  }
  const [kind = '', name = ''] = words;
  const known = kinds[kind];
  if (known !== undefined && name !== '') return { ...known, kind, name };
  throw new FileError(
    `${where}: ${String(value)} is no Kind/name; kinds are ${Object.keys(kinds).join(', ')}`,
  );
}

function objectOf(value: unknown, fault: string): object {
  if (isWritten(value)) return value;
  throw new FileError(fault);
}

function secondsOf(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new FileError(`${where}: advance takes whole seconds`);
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
