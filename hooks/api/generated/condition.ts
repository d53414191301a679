// Written by codegen/main.ts from codegen/schemas/shared/condition.yaml; do not edit.

export interface Condition {
  /**
   * What the condition speaks of.
   */
  type: string;
  /**
   * Whether it holds.
   */
  status: 'True' | 'False' | 'Unknown';
  /**
   * Why, in one word for programs.
   */
  reason: string;
  /**
   * Why, in a sentence for people.
   */
  message: string;
  /**
   * Since when the status is as it is.
   */
  lastTransitionTime: string;
  /**
   * The generation of the spec that this condition speaks of.
   */
  observedGeneration?: number;
}
