// JobSet's webhooks, and those of its CRD's CEL rules that compare an object with its older self.
// Source: JobSet v0.12; the messages are those that its users see.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import type { Admission } from '../admission.js';
import { ApiError } from '../objectstore.js';
import { withDefaults } from './defaults.js';
import { faultsOfNames } from './lengths.js';
import { faultsByCel, faultsByWebhook } from './validateupdate.js';

export const jobSetWebhooks: Admission = ({ object, oldObject }) => {
  if (object.kind !== 'JobSet' || !object.apiVersion.startsWith('jobset.x-k8s.io/')) return object;
  return oldObject === undefined ? created(object) : updated(object, oldObject);
};

function created(object: AnyObject): AnyObject {
  const jobSet = withDefaults(asJobSet(object));
  refuse(jobSet, 'admission webhook "vjobset.kb.io" denied the request: ', faultsOfNames(jobSet));
  return { ...jobSet };
}

function updated(object: AnyObject, oldObject: AnyObject): AnyObject {
  const [old, next] = [asJobSet(oldObject), asJobSet(object)];
  const fixed = (path: string): string => `${path}: Invalid value: field is immutable`;
  const webhook = 'admission webhook "vjobset.kb.io" denied the request: ';
  refuse(next, webhook, faultsByWebhook(old.spec, next.spec).map(fixed));
  const value = (path: string): string => `${path}: Invalid value: Value is immutable`;
  refuse(next, '', faultsByCel(old.spec, next.spec).map(value));
  return object;
}

// Decoded into Go types, a JobSet always has a spec.
const asJobSet = (object: AnyObject): JobSet => ({ spec: {}, ...object });

function refuse({ metadata }: JobSet, by: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const all = faults.length === 1 ? faults.join() : `[${faults.join(', ')}]`;
  const message = `${by}JobSet.jobset.x-k8s.io "${metadata.name}" is invalid: ${all}`;
  throw new ApiError(422, 'Invalid', message);
}
