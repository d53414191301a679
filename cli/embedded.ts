// What an embedded cluster is made of and the simulator does not read itself: the kinds and controllers of this
// repository.
import { join } from 'node:path';
import type { AnyObject } from '../hooks/api/hook.js';
import { readObjects } from './manifests.js';

const files = [
  'crds/trainjob.yaml',
  'crds/trainingruntime.yaml',
  'crds/clustertrainingruntime.yaml',
  'crds/external/jobset.yaml',
];

const crds = new Map<string, readonly AnyObject[]>();

/** The kinds of the repository at `root`, and JobSet; the same objects each time, because a megabyte is slow to parse. */
export function crdsOf(root: string): readonly AnyObject[] {
  const read = crds.get(root) ?? files.flatMap((file) => readObjects(join(root, file)));
  crds.set(root, read);
  return read;
}

/** The controllers that Metacontroller hosts. */
export function controllersOf(root: string): readonly AnyObject[] {
  return readObjects(join(root, 'compositecontrollers/trainjob.yaml'));
}
