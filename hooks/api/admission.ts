// The requests of the API server to webhooks, and their answers. Source: admission.k8s.io/v1 of Kubernetes.
import type { AnyObject } from './hook.js';

export interface AdmissionReview {
  readonly request: AdmissionRequest;
}

export interface AdmissionRequest {
  readonly uid: string;
  readonly kind: { readonly group: string; readonly version: string; readonly kind: string };
  readonly operation: string;
  readonly subResource?: string;
  readonly name?: string;
  readonly namespace?: string;
  /** Null on DELETE. Its name may still be missing in a mutating webhook. */
  readonly object?: AnyObject | null;
  /** Null on CREATE. */
  readonly oldObject?: AnyObject | null;
  readonly dryRun?: boolean;
}

/** The part of metav1.Status that a refusal has. */
export interface RefusalStatus {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
  readonly details?: {
    readonly group: string;
    readonly kind: string;
    readonly name: string;
    readonly causes: readonly StatusCause[];
  };
}

/** One fault; kubectl prints each on its own line. */
export interface StatusCause {
  readonly reason: 'FieldValueInvalid';
  readonly field: string;
  readonly message: string;
}

export interface AdmissionResponse {
  readonly uid: string;
  readonly allowed: boolean;
  readonly status?: RefusalStatus;
  readonly patchType?: 'JSONPatch';
  /** Operations of RFC 6902 as JSON, in base64. */
  readonly patch?: string;
  /** Shown to the user who sent the request. */
  readonly warnings?: readonly string[];
}

export interface AdmissionAnswer {
  readonly apiVersion: 'admission.k8s.io/v1';
  readonly kind: 'AdmissionReview';
  readonly response: AdmissionResponse;
}
