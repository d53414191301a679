// The number of cases for each property: PROPERTY_RUNS, or a hundred thousand.
/** `share`: the fraction of them for an expensive property. */
export function runs(share = 1): { readonly numRuns: number; readonly seed?: number } {
  const { PROPERTY_RUNS = '100000', PROPERTY_SEED } = process.env;
  const numRuns = Math.max(Math.ceil(Number(PROPERTY_RUNS) * share), 1);
  return { numRuns, ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }) };
}
