// No framework: only the number of nodes and their resources. Kubeflow Trainer v2.3 (PlainML).
import type { Draft } from '../draft.js';
import { withResourcesPerNode } from '../trainer.js';
import { withNumNodes } from './numnodes.js';

export function plain(draft: Draft): Draft {
  return withResourcesPerNode(withNumNodes(draft));
}
