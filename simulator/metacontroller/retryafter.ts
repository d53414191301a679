// How long a hook that answers 429 is not called. Source: HTTP's Retry-After, as Metacontroller reads it.

/** Whole seconds from now; 0 (call again at once) for a header that is missing, malformed or in the past. */
export function retryAfterSeconds(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  if (/^\d+$/.test(header)) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? 0 : Math.max(0, Math.ceil((time - now) / 1000));
}
