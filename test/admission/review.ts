// Reviews as an API server sends them, and the answers of the webhooks.
import type { AdmissionResponse } from '../../hooks/api/admission.js';
import type { KubeObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import type { Facts, Need } from '../../hooks/facts/need.js';
import { registry } from '../../hooks/registry.js';
import { NOON, deepFrozen } from '../support/objects.js';

export interface Write {
  readonly object: object | null;
  readonly old?: object;
  readonly facts?: Facts;
  readonly operation?: string;
  readonly kind?: string;
}

const uid = 'review-uid';

export function reviewOf({ object, old, operation, kind }: Write): object {
  const written = (object ?? old) as KubeObject;
  const { apiVersion, metadata } = written;
  const [version, group = ''] = apiVersion.split('/').reverse();
  const review = {
    apiVersion: 'admission.k8s.io/v1',
    kind: 'AdmissionReview',
    request: {
      uid,
      kind: { group, version, kind: kind ?? written.kind },
      operation: operation ?? (old === undefined ? 'CREATE' : 'UPDATE'),
      name: metadata.name,
      namespace: metadata.namespace,
      object,
      oldObject: old ?? null,
    },
  };
  return deepFrozen(JSON.parse(JSON.stringify(review)) as object);
}

export function webhook(name: 'mutate' | 'validate'): HookRoute {
  return registry(defaultSettings).find(({ path }) => path === `/admission/${name}`)!;
}

/** The answer of the webhook to a write whose review is well formed. */
export function answerOf(name: 'mutate' | 'validate', write: Write): AdmissionResponse {
  const { check, run } = webhook(name);
  const review = reviewOf(write);
  expect(check(review)).toEqual([]);
  const { answer } = run(review, { now: NOON, facts: write.facts ?? {} });
  expect(answer).toMatchObject({ apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview' });
  const { response } = answer as { readonly response: AdmissionResponse };
  expect(response.uid).toBe(uid);
  return response;
}

export function needsOf(write: Write): readonly Need[] {
  const { needs, needsMore } = webhook('validate');
  const review = reviewOf(write);
  return [...needs(review, NOON), ...(needsMore?.(review, write.facts ?? {}) ?? [])];
}

/** The operations of a patch. */
export function operationsOf({ patch }: AdmissionResponse): readonly object[] {
  return patch === undefined ? [] : (JSON.parse(atob(patch)) as object[]);
}
