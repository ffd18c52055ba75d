/** JSON of the database comes back with its keys in another order. */
export function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}
