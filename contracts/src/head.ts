/** What a page says about itself to browsers and search engines, as data. */
export interface HeadData {
  /** Without the site's name, which the shell appends. */
  readonly title: string;
  /** One or two sentences, at most 160 characters or so. */
  readonly description?: string;
  /** Path of the one address search engines should keep; the page's own where absent. */
  readonly canonical?: `/${string}`;
  /** schema.org objects, written into the document as they are. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** True for pages that search engines should not list. */
  readonly noIndex?: true;
}

/** Follows every document's title. */
export const SITE_NAME = 'Travesía';
