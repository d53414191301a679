// Names of objects in a sentence.
const MOST_NAMES = 10;

/** The first names, and the number of the others. */
export function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
