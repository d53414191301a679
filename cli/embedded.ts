// Reads the CRDs and controllers of a repository, which an embedded cluster needs and the simulator does not read itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyObject } from '../hooks/api/hook.js';
import type { Kind } from '../hooks/contract/kind.js';
import { kinds as registered } from '../hooks/registry.js';
import { readObjects } from './manifests.js';

const JOBSET = 'crds/external/jobset.yaml';

/** Parsing a megabyte of schemas is slow: a file gives the same objects each time. */
const parsed = new Map<string, readonly AnyObject[]>();

/** The CustomResourceDefinitions of these kinds in the repository at `root`, and JobSet's if the repository has it. */
export function crdsOf(root: string, kinds: readonly Kind[] = registered): readonly AnyObject[] {
  const files = kinds.flatMap((kind) => kind.kinds.map(({ crd }) => `crds/${crd}`));
  const external = existsSync(join(root, JOBSET)) ? [JOBSET] : [];
  return [...new Set([...files, ...external])].flatMap((file) => readOnce(join(root, file)));
}

function readOnce(file: string): readonly AnyObject[] {
  const objects = parsed.get(file) ?? readObjects(file);
  parsed.set(file, objects);
  return objects;
}

/** The CompositeControllers of these kinds. */
export function controllersOf(root: string, kinds: readonly Kind[] = registered): readonly AnyObject[] {
  const files = kinds.flatMap(({ composites = [] }) => composites.map(({ controller }) => controller));
  return files.flatMap((file) => readObjects(join(root, 'compositecontrollers', file)));
}
