import type { ItemList, WithContext } from 'schema-dts';

/** schema.org ItemList of pages of ours that the page links to, in its order. */
export function itemList(name: string, items: readonly { readonly name: string; readonly path: `/${string}` }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: item.path,
    })),
  } satisfies WithContext<ItemList>;
}
