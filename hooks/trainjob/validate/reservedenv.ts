// Variables that an ML policy sets itself: a value of the user's would win, and the nodes would not find each other.
// Kubeflow Trainer v2.3.
import type { Check, Subject } from '../build/check.js';
import { mlPoliciesOf } from '../build/mlpolicy/index.js';

export const reservedEnv: Check<Subject> = ({ trainJob, runtime }) =>
  mlPoliciesOf(runtime).flatMap(({ source, rule }) =>
    (trainJob.spec.trainer?.env ?? []).flatMap(({ name }, place) => {
      if (!Object.hasOwn(rule.reservedEnv, name)) return [];
      const instead = rule.reservedEnv[name];
      return {
        field: `spec.trainer.env[${place}].name`,
        problem: `${name} is set by the ${source} policy`,
        remedy: instead === undefined ? 'remove it' : `remove it, or set ${instead}`,
      };
    }),
  );
