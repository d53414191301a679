// How client-node's types travel in JSON: a date is an RFC 3339 string, and nothing that was received is changed.

/** `T` as JSON carries it, deeply readonly. Optional members stay optional: absent, never undefined. */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer E)[]
    ? readonly Wire<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Wire<T[K]> }
      : T;
