// Same value, same bytes: JSON with sorted keys and without undefined members.

/** JSON text of a value, keys in byte order at every level; undefined members are left out. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => sorted(member));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
