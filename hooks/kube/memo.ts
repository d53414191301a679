// Caches what was computed from a text.

/**
 * The function with a cache of its newest results, for texts of at most `limit` characters in total.
 * `compute` must depend only on the text, and its results must not be changed.
 */
export function memoByText<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  let held = 0;
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length > limit) return result;
    results.set(text, result);
    held += text.length;
    for (const oldest of results.keys()) {
      if (held <= limit) break;
      results.delete(oldest);
      held -= oldest.length;
    }
    return result;
  };
}
