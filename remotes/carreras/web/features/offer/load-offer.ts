import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Search } from '../../../admission/search.ts';

export interface SearchableOffer {
  readonly catalogue: Catalogue;
  readonly search: Search;
}

let loading: Promise<SearchableOffer> | undefined;

/** The whole offer, in a file of its own that only a page which asks for it fetches; kept once it is here. */
export function loadOffer(): Promise<SearchableOffer> {
  loading ??= Promise.all([import('../../../admission/offer.ts'), import('../../../admission/search.ts')]).then(
    ([{ OFFER }, { createSearch }]) => ({ catalogue: OFFER, search: createSearch(OFFER) }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
