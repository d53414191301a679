// Written by codegen/main.ts from codegen/schemas/; do not edit.

export interface Condition {
  /**
   * Type of the condition.
   */
  type: string;
  /**
   * Status of the condition.
   */
  status: 'True' | 'False' | 'Unknown';
  /**
   * Reason for the last transition, as one word in CamelCase.
   */
  reason: string;
  /**
   * Human-readable details about the last transition.
   */
  message: string;
  /**
   * Time at which the status last changed.
   */
  lastTransitionTime: string;
  /**
   * Generation of the spec that this condition refers to.
   */
  observedGeneration?: number;
}
