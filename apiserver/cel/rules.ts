// CEL rules that any CRD may have, and the rules of JobSet, verbatim, with an implementation of each. A kind declares its
// own rules.
import { dequal as equal } from 'dequal/lite';
import type { CelRules } from '../../hooks/contract/cel.js';
import type { Kind } from '../../hooks/contract/kind.js';
import { type JsonObject, isList, isObject, memberOf } from '../../hooks/kube/json.js';

/** All rules whose meaning is known. */
export function rulesOf(kinds: readonly Kind[]): CelRules {
  return Object.assign({}, sharedRules, ...kinds.map((kind) => kind.celRules ?? {})) as CelRules;
}

const has = (value: unknown, name: string): boolean => memberOf(value, name) !== undefined;
const items = (value: unknown): readonly JsonObject[] =>
  isList(value) ? value.filter((item) => isObject(item)) : [];
const nameOf = (object: unknown): unknown => memberOf(memberOf(object, 'metadata'), 'name');
const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

const sharedRules: CelRules = {
  'self == oldSelf': { holds: equal },
  'self >= 1': { holds: (self) => Number(self) >= 1 },
  "self.metadata.name.matches('^[a-z]([-a-z0-9]*[a-z0-9])?$')": {
    holds: (self) => isText(nameOf(self), /^[a-z]([-a-z0-9]*[a-z0-9])?$/),
    at: 'metadata.name',
  },
  'size(self.metadata.name) <= 63': {
    holds: (self) => isText(nameOf(self), /^.{0,63}$/s),
    at: 'metadata.name',
  },
  "!(has(self.startupPolicy) && self.startupPolicy.startupPolicyOrder == 'InOrder' && self.replicatedJobs.exists(x, has(x.dependsOn)))":
    {
      holds: (self) =>
        memberOf(memberOf(self, 'startupPolicy'), 'startupPolicyOrder') !== 'InOrder' ||
        !items(memberOf(self, 'replicatedJobs')).some((job) => has(job, 'dependsOn')),
    },
  'self.templates.all(t, !has(t.metadata.namespace) || size(t.metadata.namespace) == 0)': {
    holds: (self) =>
      items(memberOf(self, 'templates')).every(
        (claim) => !memberOf(memberOf(claim, 'metadata'), 'namespace'),
      ),
  },
};
