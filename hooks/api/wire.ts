// client-node's types in their JSON form: a date is an RFC 3339 string, and all members are readonly.

/** `T` in its JSON form, deeply readonly. Optional members stay optional: absent, never undefined. */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer E)[]
    ? readonly Wire<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Wire<T[K]> }
      : T;
