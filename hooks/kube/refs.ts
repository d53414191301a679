// References to objects.
import type { KubeObject, ObjectName } from '../api/hook.js';

export function refOf({ apiVersion, kind, metadata: { name, namespace } }: KubeObject): ObjectName {
  return { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
}
