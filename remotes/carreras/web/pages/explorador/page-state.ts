import { EMPTY_SEARCH, type SearchState, searchParams, searchState } from '../../features/search/search-state.ts';

export const VIEWS = ['search', 'compare', 'application', 'scores'] as const;

export type View = (typeof VIEWS)[number];

/** What the explorer's address says. */
export interface PageState extends SearchState {
  readonly view: View;
}

const VIEW_WORDS: Readonly<Record<View, string>> = {
  search: '',
  compare: 'comparar',
  application: 'postulacion',
  scores: 'puntajes',
};

export const EMPTY_PAGE: PageState = { view: 'search', ...EMPTY_SEARCH };

/** With its leading `?`, or empty. Read back by {@link pageState}. */
export function pageSearch({ view, ...state }: PageState): string {
  const params = searchParams(state);
  if (VIEW_WORDS[view] !== '') params.append('vista', VIEW_WORDS[view]);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What an address asks for; what it says that means nothing is passed over. */
export function pageState(search: string): PageState {
  const params = new URLSearchParams(search);
  const word = params.get('vista') ?? '';
  return {
    view: VIEWS.find((view) => VIEW_WORDS[view] === word) ?? EMPTY_PAGE.view,
    ...searchState(params),
  };
}

/** The state after a visit to an address: a bare one, which the links from elsewhere have, asks for what was left here, from its first page. */
export function visited(left: PageState, search: string): PageState {
  return search === '' ? { ...left, view: EMPTY_PAGE.view, page: EMPTY_PAGE.page } : pageState(search);
}
