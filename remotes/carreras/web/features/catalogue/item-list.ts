import type { ItemList, WithContext } from 'schema-dts';

/** schema.org ItemList of pages of ours that the page links to, in its order. Each says itself what it is called. */
export function itemList(name: string, paths: readonly `/${string}`[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  } satisfies WithContext<ItemList>;
}
