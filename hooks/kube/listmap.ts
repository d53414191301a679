// Lists that Kubernetes treats as maps: an element is found by its key, replaced in place, or appended.

/**
 * The list with each item in the place of the element that has its key, or at the end. Other elements keep their
 * place. Of two elements with the same key the first is replaced.
 */
export function upsert<T>(
  list: readonly T[] | undefined,
  items: readonly T[],
  keyOf: (element: T) => string,
): readonly T[] {
  if (items.length === 0) return list ?? [];
  const result = [...(list ?? [])];
  const places = new Map<string, number>();
  for (const [place, element] of result.entries()) {
    const key = keyOf(element);
    if (!places.has(key)) places.set(key, place);
  }
  for (const item of items) {
    const key = keyOf(item);
    const place = places.get(key) ?? result.length;
    places.set(key, place);
    result[place] = item;
  }
  return result;
}
