// How many cases each property is tried with: PROPERTY_RUNS, or a hundred thousand.
/** `share`: the part of them that a costly property gets. */
export function runs(share = 1): { readonly numRuns: number; readonly seed?: number } {
  const { PROPERTY_RUNS = '100000', PROPERTY_SEED } = process.env;
  const numRuns = Math.max(Math.ceil(Number(PROPERTY_RUNS) * share), 1);
  return { numRuns, ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }) };
}
