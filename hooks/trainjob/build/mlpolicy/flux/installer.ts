// The flux policy adds the init container that brings Flux into the Pod. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { jobNamed, podOf } from '../../../../jobset/template.js';

const INSTALLER = 'flux-installer';

export const fluxInstaller: Check<Subject> = ({ runtime, template }) => {
  const node = runtime.spec.mlPolicy?.flux === undefined ? undefined : jobNamed(template, 'node');
  const taken = node !== undefined && podOf(node).initContainers?.some(({ name }) => name === INSTALLER);
  if (taken !== true) return [];
  return [
    {
      field: 'spec.trainer.initContainers',
      problem: `job node of the runtime has an init container ${INSTALLER}, which the flux policy adds`,
      remedy: 'give that init container of the runtime another name',
    },
  ];
};
