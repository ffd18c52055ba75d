/**
 * What the prerenderer gave the page, which throws where that is missing.
 *
 * Nothing in it is looked at. Page and data come out of one build, which renders every such page with its data, and the
 * signature of the release is over both. To read it by a schema would add 7 kB to the scripts of public pages.
 */
export function pageData<Data extends object>(data: unknown): Data {
  if (typeof data !== 'object' || data === null) throw new Error('the page was given no data');
  return data as Data;
}
