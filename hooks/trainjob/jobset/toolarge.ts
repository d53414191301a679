// Metacontroller's dynamic apply keeps the whole child in an annotation, and annotations are short: what would not fit
// is not asked for. Server-side apply has no such limit.
import type { KubeObject } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import { ANNOTATIONS_LIMIT_BYTES, annotatedBytesOf, appliedModeOf } from '../../kube/lastapplied.js';
import { nameOf } from '../../kube/owners.js';
import type { Observed } from '../children.js';

/** What is wrong and what helps, about the first of these children that dynamic apply could not keep. */
export function tooLargeFor(
  children: readonly KubeObject[],
  { snapshot }: Observed,
  { applyMode, fieldManager }: Settings,
): string | undefined {
  const seen = snapshot === undefined ? undefined : appliedModeOf(snapshot, fieldManager);
  if ((applyMode === 'auto' ? seen : applyMode) !== 'dynamic') return undefined;
  for (const child of children) {
    const bytes = annotatedBytesOf(child);
    if (bytes > ANNOTATIONS_LIMIT_BYTES) return wordsOf(child, bytes);
  }
  return undefined;
}

function wordsOf(child: KubeObject, bytes: number): string {
  return (
    `${nameOf(child)} takes ${bytes} bytes as Metacontroller's last-applied annotation, and annotations may have ` +
    `${ANNOTATIONS_LIMIT_BYTES}; run Metacontroller with --apply-strategy=server-side-apply, or make the job smaller`
  );
}
