/** As a sentence lists them; without `Intl`, which a page would wait for as it opens. */
export const listText = (parts: readonly string[], last: 'y' | 'ni' = 'y'): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}` : (parts[0] ?? '');
