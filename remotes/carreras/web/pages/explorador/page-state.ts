import { explorerParams, explorerState } from '../../../admission/filters/explorer-params.ts';
import { EMPTY_EXPLORER, type ExplorerState } from '../../../admission/filters/explorer-state.ts';

export const VIEWS = ['search', 'compare', 'application', 'scores'] as const;

export type View = (typeof VIEWS)[number];

/** More do not fit beside each other. */
export const COMPARED_MAX = 4;

/** What the explorer's address says. */
export interface PageState {
  readonly view: View;
  readonly explorer: ExplorerState;
  /** Codes of programmes, in the order in which they were chosen. */
  readonly compared: readonly string[];
}

const VIEW_WORDS: Readonly<Record<View, string>> = {
  search: '',
  compare: 'comparar',
  application: 'postulacion',
  scores: 'puntajes',
};

const PROGRAM_CODE = /^\d{5}$/;

export const EMPTY_PAGE: PageState = { view: 'search', explorer: EMPTY_EXPLORER, compared: [] };

/** With its leading `?`, or empty. Read back by {@link pageState}. */
export function pageSearch({ view, explorer, compared }: PageState): string {
  const params = explorerParams(explorer);
  for (const code of compared) params.append('comparar', code);
  if (VIEW_WORDS[view] !== '') params.append('vista', VIEW_WORDS[view]);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What an address asks for; what it says that means nothing is passed over. */
export function pageState(search: string): PageState {
  const params = new URLSearchParams(search);
  const word = params.get('vista') ?? '';
  const codes = new Set(params.getAll('comparar').filter((code) => PROGRAM_CODE.test(code)));
  return {
    view: VIEWS.find((view) => VIEW_WORDS[view] === word) ?? EMPTY_PAGE.view,
    explorer: explorerState(params),
    compared: [...codes].slice(0, COMPARED_MAX),
  };
}

/** The state after a visit to an address: a bare one, which the links from elsewhere have, asks for what was left here. */
export function visited(left: PageState, search: string): PageState {
  return search === '' ? { ...left, view: EMPTY_PAGE.view } : pageState(search);
}
