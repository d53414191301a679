// The CEL rules of our CRDs (x-kubernetes-validations), verbatim, with an implementation of each. The real API server
// evaluates them; here they are looked up. A test compares the table with the CRDs.
import { type JsonObject, isList, isObject, memberOf } from '../../hooks/kube/json.js';
import { dequal as equal } from 'dequal/lite';

export interface Meaning {
  /** `oldSelf` is set for rules that use it. */
  readonly holds: (self: unknown, oldSelf: unknown) => boolean;
  /** The invalid member, if the rule belongs to a larger value. */
  readonly at?: string;
}

const has = (value: unknown, name: string): boolean => memberOf(value, name) !== undefined;
const items = (value: unknown): readonly JsonObject[] =>
  isList(value) ? value.filter((item) => isObject(item)) : [];
const nameOf = (object: unknown): unknown => memberOf(memberOf(object, 'metadata'), 'name');
const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

const policies = ['torch', 'mpi', 'jax', 'xgboost', 'flux'];

export const meanings: Readonly<Record<string, Meaning>> = {
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
  "self == '' || self.matches('^[A-Za-z][A-Za-z0-9+.-]*://.+$')": {
    holds: (self) => self === '' || isText(self, /^[A-Za-z][A-Za-z0-9+.-]*:\/\/.+$/),
  },
  "self in ['trainer.kubeflow.org/trainjob-controller', 'kueue.x-k8s.io/multikueue']": {
    holds: (self) =>
      self === 'trainer.kubeflow.org/trainjob-controller' || self === 'kueue.x-k8s.io/multikueue',
  },
  '[has(self.trainingRuntimeSpec), has(self.opaqueRuntimeSpec)].filter(x, x).size() <= 1': {
    holds: (self) => !(has(self, 'trainingRuntimeSpec') && has(self, 'opaqueRuntimeSpec')),
  },
  'has(self.lastUpdatedTime)': { holds: (self) => has(self, 'lastUpdatedTime') },
  '!has(self.activeDeadlineSeconds)': { holds: (self) => !has(self, 'activeDeadlineSeconds') },
  "!self.exists(name, name == 'node')": { holds: (self) => isList(self) && !self.includes('node') },
  '[has(self.torch), has(self.mpi), has(self.jax), has(self.xgboost), has(self.flux)].filter(set, set).size() <= 1':
    { holds: (self) => policies.filter((policy) => has(self, policy)).length <= 1 },
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
