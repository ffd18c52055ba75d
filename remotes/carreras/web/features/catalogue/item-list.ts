import type { ItemList, WithContext } from 'schema-dts';

/** schema.org ItemList of pages of ours that the page links to, in its order. How each is called stands on its own page. */
export function itemList(name: string, paths: readonly `/${string}`[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: path,
    })),
  } satisfies WithContext<ItemList>;
}
