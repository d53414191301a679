// Metacontroller's dynamic apply keeps the whole child in an annotation, and annotations are short: what would not fit
// is not asked for. Server-side apply has no such limit.
import type { KubeObject } from '../../api/hook.js';
import { ANNOTATIONS_LIMIT_BYTES, annotatedBytesOf } from '../applied/lastapplied.js';
import { nameOf } from '../../kube/owners.js';

/** What is wrong and what helps, about a child whose annotation would be too long. */
export function tooLarge(child: KubeObject): string | undefined {
  const bytes = annotatedBytesOf(child);
  return bytes > ANNOTATIONS_LIMIT_BYTES ? wordsOf(child, bytes) : undefined;
}

function wordsOf(child: KubeObject, bytes: number): string {
  return (
    `${nameOf(child)} takes ${bytes} bytes as Metacontroller's last-applied annotation, and annotations may have ` +
    `${ANNOTATIONS_LIMIT_BYTES}; run Metacontroller with --apply-strategy=server-side-apply, or make the job smaller`
  );
}
