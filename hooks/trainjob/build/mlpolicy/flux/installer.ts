// The flux policy adds the init container that brings Flux into the Pod. Kubeflow Trainer v2.3.
import { jobNamed, podOf } from '../../../../jobset/template.js';
import type { Check, Subject } from '../../check.js';
import { STEP } from './step.js';

export const INSTALLER = 'flux-installer';

/** What is wrong with a runtime that has a container of this name. */
export const installerTaken = {
  problem: `job ${STEP} of the runtime has an init container ${INSTALLER}, which the flux policy adds`,
  remedy: 'give that init container of the runtime another name',
};

export const fluxInstaller: Check<Subject> = ({ runtime, template }) => {
  const node = runtime.spec.mlPolicy?.flux === undefined ? undefined : jobNamed(template, STEP);
  const taken = node !== undefined && podOf(node).initContainers?.some(({ name }) => name === INSTALLER);
  return taken === true ? [{ field: 'spec.trainer.initContainers', ...installerTaken }] : [];
};
