// A runtime of a kind that metatrain knows nothing of but what is said here. Kubeflow KEP-2170 (custom runtimes).

/** When a child has ended: by a condition of its own. `status` is True where it is left out. */
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
  /** What a job becomes; it has the name of the job. */
  readonly child: { readonly apiVersion: string; readonly kind: string };
  /** Where the child is told to stand still: `spec.suspend`. */
  readonly suspendPath: string;
  readonly complete: EndCondition;
  readonly failed: EndCondition;
}
