// What may change in a JobSet while it is suspended, or by the update that suspends or resumes it; everything else in
// `replicatedJobs` is immutable. Source: JobSet v0.12, ValidateUpdate.

/** Members of `metadata`, of the JobSet and of its Pod templates. */
export const changeableMetadata = ['labels', 'annotations'] as const;

/** Members of a Pod template's `spec`. */
export const changeableSpec = ['nodeSelector', 'tolerations', 'schedulingGates'] as const;

/** These members of `value`; a member that is missing is undefined. */
export function picked<T extends object, K extends keyof T>(
  value: T | undefined,
  members: readonly K[],
): { readonly [M in K]: T[M] | undefined } {
  return Object.fromEntries(members.map((member) => [member, value?.[member]])) as {
    readonly [M in K]: T[M] | undefined;
  };
}

/** `value` without these members. */
export function without<T extends object, K extends string>(value: T, members: readonly K[]): Omit<T, K> {
  const left = Object.entries(value).filter(([member]) => !(members as readonly string[]).includes(member));
  return Object.fromEntries(left) as Omit<T, K>;
}
