/**
 * Whether the team with these prefixes may declare `pattern`. A path owns itself and everything
 * below it, segment by segment: `/paes` owns `/paes/nem`, not `/paesito` nor `/:algo`.
 */
export function owns(prefixes: readonly string[], pattern: string): boolean {
  return prefixes.some((prefix) => prefix === '/' || pattern === prefix || pattern.startsWith(`${prefix}/`));
}
