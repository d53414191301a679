// The requests of the API server to a conversion webhook, and its answers. Source: apiextensions.k8s.io/v1 of Kubernetes.
import type { AnyObject } from './hook.js';

export interface ConversionReview {
  readonly request: {
    readonly uid: string;
    /** `group/version` to which the objects must be converted. */
    readonly desiredAPIVersion: string;
    readonly objects: readonly AnyObject[];
  };
}

export interface ConversionResponse {
  readonly uid: string;
  readonly convertedObjects: readonly AnyObject[];
  readonly result: { readonly status: 'Success' } | { readonly status: 'Failed'; readonly message: string };
}

export interface ConversionAnswer {
  readonly apiVersion: 'apiextensions.k8s.io/v1';
  readonly kind: 'ConversionReview';
  readonly response: ConversionResponse;
}
