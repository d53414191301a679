// What is told about a runtime snapshot (Kubeflow KEP-2599); other ConfigMaps are passed over.
import type { ConfigMap } from '../../hooks/api/kinds.js';
import { type Teller, told } from './teller.js';

export const isSnapshot = ({ metadata }: ConfigMap): boolean => metadata.name.endsWith('-runtime-snapshot');

export const tellSnapshot: Teller<ConfigMap> = (before, after) => {
  if (after === undefined) return [told('gone', 'quiet')];
  return before === undefined ? [told('keeps the runtime as it is now')] : [];
};
