/** A fault in a request or an object: returned, never thrown. */
export interface Issue {
  /** Path of the field: `spec.trainer.env[2].name`. */
  readonly field: string;
  /** What is wrong: `PET_NNODES is set by the torch policy`. */
  readonly problem: string;
  /** What to do: `remove it, or set spec.trainer.numNodes`. */
  readonly remedy: string;
}
