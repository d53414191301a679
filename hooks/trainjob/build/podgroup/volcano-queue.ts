// The annotation with the Volcano queue of the job must not be empty. Kubeflow Trainer v2.3.
import { VOLCANO_QUEUE } from '../../api/labels.js';
import type { Check, Subject } from '../check.js';

export const volcanoQueue: Check<Subject> = ({ runtime, template }) => {
  const queue = template.metadata?.annotations?.[VOLCANO_QUEUE];
  if (runtime.spec.podGroupPolicy?.volcano === undefined || queue !== '') return [];
  return [
    {
      field: `spec.annotations[${VOLCANO_QUEUE}]`,
      problem: 'the queue name in the annotations of the JobSet template is empty',
      remedy: 'set a queue in the runtime or in the patch that sets it, or remove the annotation',
    },
  ];
};
