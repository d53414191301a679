// The related objects of a job, according to its customize hook.
import type { AnyObject, CustomizeAnswer, RelatedRule } from '../hooks/api/hook.js';
import type { Composite } from '../hooks/contract/kind.js';
import type { HookRoute } from '../hooks/contract/route.js';

/** The rules of its customize hook; none if the hook refuses the parent. */
export function relatedTo(
  parent: AnyObject,
  { hook }: Composite,
  routes: readonly HookRoute[],
  controller: AnyObject,
): readonly RelatedRule[] {
  const route = routes.find((one) => one.hook === `${hook}/customize`);
  const body = { controller, parent };
  if (route === undefined || route.check(body).length > 0) return [];
  const now = '2030-01-01T12:00:00Z';
  return (route.run(body, { now, facts: {} }).answer as CustomizeAnswer).relatedResources;
}

/** Whether a rule names this object, whose kind has this plural. */
export function isNamedBy(
  { apiVersion, metadata }: AnyObject,
  plural: string | undefined,
  rule: RelatedRule,
): boolean {
  return (
    apiVersion === rule.apiVersion &&
    plural === rule.resource &&
    rule.names?.includes(metadata.name) === true &&
    rule.namespace === metadata.namespace
  );
}
