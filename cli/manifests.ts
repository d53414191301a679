// Reads objects from YAML files with one document or several.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { AnyObject } from '../hooks/api/hook.js';

/** A file that cannot be used; the message has its name and a remedy. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** All objects of a YAML file; empty documents are skipped. */
export function readObjects(path: string): readonly AnyObject[] {
  return readDocuments(path).map((value, index) => {
    const object = asObject(value);
    if (object !== undefined) return object;
    throw new FileError(
      `${path}: document ${index + 1} is not a Kubernetes object; set apiVersion, kind and metadata.name`,
    );
  });
}

export function readDocuments(path: string): readonly unknown[] {
  return parseAllDocuments(readText(path))
    .map((document) => {
      const [fault] = document.errors;
      if (fault !== undefined) throw new FileError(`${path}: ${fault.message}`);
      return document.toJS() as unknown;
    })
    .filter((value) => value !== null && value !== undefined);
}

/** The value as an object, if it has apiVersion, kind and a name. */
export function asObject(value: unknown): AnyObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { apiVersion, kind, metadata } = value as Partial<AnyObject>;
  const isNamed = typeof metadata === 'object' && typeof metadata.name === 'string';
  return typeof apiVersion === 'string' && typeof kind === 'string' && isNamed
    ? (value as AnyObject)
    : undefined;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new FileError(`${path} cannot be read`);
  }
}
