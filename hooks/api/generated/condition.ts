// Written by codegen/main.ts from codegen/schemas/shared/condition.yaml; do not edit.

export interface Condition {
  /**
   * Type of the condition.
   */
  type: string;
  /**
   * Whether the condition is true.
   */
  status: 'True' | 'False' | 'Unknown';
  /**
   * Machine-readable reason for the last transition.
   */
  reason: string;
  /**
   * Human-readable details of the last transition.
   */
  message: string;
  /**
   * When the status last changed.
   */
  lastTransitionTime: string;
  /**
   * The generation of the spec that this condition is based on.
   */
  observedGeneration?: number;
}
