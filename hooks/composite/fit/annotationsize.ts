// Metacontroller's dynamic apply keeps the whole child in an annotation, and the size of annotations is limited. A child
// that would not fit is not created. Server-side apply has no such limit.
import type { KubeObject } from '../../api/hook.js';
import { nameOf } from '../../kube/owners.js';
import { ANNOTATIONS_LIMIT_BYTES, annotatedBytesOf } from '../applied/lastapplied.js';

/** What is wrong with a child whose annotation would be too large, and how to fix it. */
export function tooLarge(child: KubeObject): string | undefined {
  const bytes = annotatedBytesOf(child);
  if (bytes <= ANNOTATIONS_LIMIT_BYTES) return undefined;
  return (
    `${nameOf(child)} takes ${bytes} bytes as Metacontroller's last-applied annotation, but annotations are limited to ` +
    `${ANNOTATIONS_LIMIT_BYTES}; run Metacontroller with --apply-strategy=server-side-apply, or make the job smaller`
  );
}
