// The flux policy adds an init container that copies Flux into the Pod; its name must be free. Kubeflow Trainer v2.3.
import { jobNamed, podOf } from '../../../../jobset/template.js';
import type { Check, Subject } from '../../check.js';
import { STEP } from './step.js';

export const INSTALLER = 'flux-installer';

export const installerTaken = {
  problem: `job ${STEP} of the runtime has an init container ${INSTALLER}, which the flux policy adds`,
  remedy: 'rename that init container of the runtime',
};

export const fluxInstaller: Check<Subject> = ({ runtime, template }) => {
  const node = runtime.spec.mlPolicy?.flux === undefined ? undefined : jobNamed(template, STEP);
  const taken = node !== undefined && podOf(node).initContainers?.some(({ name }) => name === INSTALLER);
  return taken === true ? [{ field: 'spec.trainer.initContainers', ...installerTaken }] : [];
};
