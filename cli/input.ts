// The objects that a command gets: YAML or JSON files, folders of them as in `kubectl -f`, or standard input. What cannot
// be read as an object is reported with its place, and does not affect the other objects.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Tags, parseAllDocuments } from 'yaml';
import type { AnyObject } from '../hooks/api/hook.js';
import { FileError } from './manifests.js';

/** The place of an object in a file. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly document: number;
  /** From 1, in a document that is a list. */
  readonly item?: number;
}

export type Entry = Place &
  (
    | { readonly state: 'object'; readonly object: AnyObject }
    | { readonly state: 'unreadable'; readonly problem: string; readonly remedy: string }
  );

/** Everything in these files; `-` is standard input. Throws a FileError if a file cannot be read. */
export async function readEntries(
  paths: readonly string[],
  input: () => Promise<string>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const file of paths.flatMap(filesOf)) {
    const text = file === '-' ? await input() : readText(file);
    entries.push(...documentsOf(text, file === '-' ? 'standard input' : file));
  }
  return entries;
}

/** The same, but anything that is not an object is an error. */
export async function readAllObjects(
  paths: readonly string[],
  input: () => Promise<string>,
): Promise<readonly (Place & { readonly object: AnyObject })[]> {
  return (await readEntries(paths, input)).map((one) => {
    if (one.state === 'object') return one;
    throw new FileError(`${placeText(one)}: ${one.problem}; ${one.remedy}`);
  });
}

/** `job.yaml, document 2` */
export function placeText({ file, document, item }: Place): string {
  return `${file}, document ${document}${item === undefined ? '' : `, item ${item}`}`;
}

function filesOf(path: string): readonly string[] {
  if (path === '-') return [path];
  try {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => /(?<!^kustomization)\.(ya?ml|json)$/.test(name));
    return names.sort().map((name) => join(path, name));
  } catch (cause) {
    throw new FileError(`${path} does not exist`, { cause });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new FileError(`${path} cannot be read`, { cause });
  }
}

/** Kubernetes reads YAML 1.1 (0644 is octal, `yes` is true), but reads times and sexagesimal numbers as text. */
const asKubernetes = {
  version: '1.1',
  customTags: (tags: Tags): Tags => tags.filter((tag) => typeof tag === 'string' || !isTimeTag(tag)),
} as const;

function isTimeTag({ tag, format }: { readonly tag: string; readonly format?: string }): boolean {
  return tag === 'tag:yaml.org,2002:timestamp' || format === 'TIME';
}

function documentsOf(text: string, file: string): readonly Entry[] {
  return parseAllDocuments(text, asKubernetes).flatMap((parsed, index): readonly Entry[] => {
    const place = { file, document: index + 1 };
    const [fault] = parsed.errors;
    if (fault !== undefined) {
      // The other lines of the message only repeat the place.
      const problem = fault.message.replace(/:?\n[\s\S]*$/, '');
      return [{ ...place, state: 'unreadable', problem, remedy: 'fix the YAML' }];
    }
    const value = parsed.toJS() as unknown;
    return value === null || value === undefined ? [] : objectsOf(value, place);
  });
}

function objectsOf(value: unknown, place: Place): readonly Entry[] {
  if (isListed(value)) {
    return value.items.flatMap((item, index) => objectsOf(item, { ...place, item: index + 1 }));
  }
  if (isKubernetesObject(value)) return [{ ...place, state: 'object', object: value }];
  const remedy = 'set apiVersion, kind and metadata.name';
  return [{ ...place, state: 'unreadable', problem: 'this is not a Kubernetes object', remedy }];
}

function isListed(value: unknown): value is { readonly items: readonly unknown[] } {
  const { apiVersion, kind, items } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return apiVersion === 'v1' && typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items);
}

function isKubernetesObject(value: unknown): value is AnyObject {
  if (typeof value !== 'object' || value === null) return false;
  const { apiVersion, kind, metadata } = value as Readonly<Record<string, unknown>>;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return false;
  if (typeof metadata !== 'object' || metadata === null) return false;
  const { name, generateName } = metadata as Readonly<Record<string, unknown>>;
  return typeof name === 'string' || typeof generateName === 'string';
}
