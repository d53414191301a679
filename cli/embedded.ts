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

/** The kinds of the repository at `root`, and JobSet. */
export function crdsOf(root: string): readonly AnyObject[] {
  return files.flatMap((file) => readObjects(join(root, file)));
}

/** The controllers that Metacontroller hosts. */
export function controllersOf(root: string): readonly AnyObject[] {
  return readObjects(join(root, 'compositecontrollers/trainjob.yaml'));
}
