// metadata.generation counts the changes of the desired state: 1 on creation, one more for each change outside metadata
// (and outside status, if status is a subresource), and one more when deletion begins.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject } from '../../hooks/api/hook.js';
import { without } from '../../hooks/kube/json.js';
import type { Kind } from './kind.js';

/** The generation of `next`, which is about to replace `live`. */
export function generationAfter(kind: Kind, live: AnyObject, next: AnyObject): number | undefined {
  const { generation } = live.metadata;
  if (!kind.hasGeneration || generation === undefined) return generation;
  const ignored = kind.hasStatus ? ['metadata', 'apiVersion', 'status'] : ['metadata', 'apiVersion'];
  return equal(without(live, ...ignored), without(next, ...ignored)) ? generation : generation + 1;
}

/** The generation of an object whose deletion begins. */
export const generationWhenDeleting = (generation: number | undefined): number | undefined =>
  generation === undefined ? undefined : generation + 1;
