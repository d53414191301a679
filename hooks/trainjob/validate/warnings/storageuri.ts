// The URI schemes that the default initializer images support; other images may support more. Source: Kubeflow Trainer
// v2.3.
import type { Change, Warn } from '../../build/check.js';

const served = { dataset: ['hf', 's3', 'cache'], model: ['hf', 's3'] } as const;
const steps = ['dataset', 'model'] as const;

export const storageUri: Warn<Change> = ({ trainJob }) =>
  steps.flatMap((step) => {
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(
      trainJob.spec.initializer?.[step]?.storageUri ?? '',
    )?.[1];
    const schemes: readonly string[] = served[step];
    if (scheme === undefined || schemes.includes(scheme.toLowerCase())) return [];
    const known = schemes.map((name) => `${name}://`).join(', ');
    return `spec.initializer.${step}.storageUri: the default image supports ${known}; ${scheme}:// needs a custom image`;
  });
