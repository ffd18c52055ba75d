/**
 * Whether a page's data is an object with these keys. Page and data come out of one build, so this
 * tells "there" from "missing"; it does not look at every leaf.
 */
export function hasKeys<Key extends string>(data: unknown, keys: readonly Key[]): data is Record<Key, unknown> {
  return typeof data === 'object' && data !== null && keys.every((key) => key in data);
}
