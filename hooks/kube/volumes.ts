// Volumes of a Pod and mounts of a container: lists that are maps, by name and by path (Kubernetes core/v1).
import type { Volume, VolumeMount } from '../api/kinds.js';
import { upsert } from './listmap.js';

export function upsertVolumes(
  volumes: readonly Volume[] | undefined,
  added: readonly Volume[],
): readonly Volume[] {
  return upsert(volumes, added, ({ name }) => name);
}

export function upsertMounts(
  mounts: readonly VolumeMount[] | undefined,
  added: readonly VolumeMount[],
): readonly VolumeMount[] {
  return upsert(mounts, added, ({ mountPath }) => mountPath);
}
