// The one related object of a TrainJob: the runtime that it names (Kubeflow KEP-2170). A finished job no longer needs it.
import type { CustomizeAnswer, CustomizeRequest } from '../api/hook.js';
import type { Settings } from '../api/settings.js';
import { endOf } from './api/end.js';
import type { TrainJob } from './api/types.js';
import { referenceOf } from './runtime/reference.js';
import { opaqueOf } from './runtime/registered.js';
import { isManagedElsewhere } from './status/managedby.js';

export function customize({ parent }: CustomizeRequest<TrainJob>, settings: Settings): CustomizeAnswer {
  const reference = referenceOf(parent, opaqueOf(parent, settings));
  const isNeeded =
    reference?.name !== '' && !isManagedElsewhere(parent) && endOf(parent.status?.conditions) === undefined;
  if (reference === undefined || !isNeeded) return { relatedResources: [] };
  const { apiVersion, plural: resource, name, namespace } = reference;
  return {
    relatedResources: [
      { apiVersion, resource, ...(namespace === undefined ? {} : { namespace }), names: [name] },
    ],
  };
}
