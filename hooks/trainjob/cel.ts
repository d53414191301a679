// The CEL rules of the CRDs of TrainJob and its runtimes, verbatim, with what each means. A test compares the table with
// the CRDs.
import type { CelRules } from '../contract/cel.js';
import { isList, memberOf } from '../kube/json.js';

const has = (value: unknown, name: string): boolean => memberOf(value, name) !== undefined;

const policies = ['torch', 'mpi', 'jax', 'xgboost', 'flux'];

export const celRules: CelRules = {
  "self == '' || self.matches('^[A-Za-z][A-Za-z0-9+.-]*://.+$')": {
    holds: (self) =>
      self === '' || (typeof self === 'string' && /^[A-Za-z][A-Za-z0-9+.-]*:\/\/.+$/.test(self)),
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
};
