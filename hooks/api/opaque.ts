// A runtime of a kind about which metatrain knows only these fields. Kubeflow KEP-2170 (custom runtimes).

/** The condition with which a child has finished. `status` defaults to True. */
export interface EndCondition {
  readonly type: string;
  readonly status?: 'True' | 'False';
}

export interface OpaqueRuntime {
  /** `batch.example.org/v1`. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  /** Where the child's template is in the runtime, with `metadata` (labels, annotations) and `spec`: `spec.template`. */
  readonly templatePath: string;
  /** The child that is created for a job; it has the name of the job. */
  readonly child: { readonly apiVersion: string; readonly kind: string };
  /** The field that suspends the child: `spec.suspend`. */
  readonly suspendPath: string;
  readonly complete: EndCondition;
  readonly failed: EndCondition;
}
