import { explorerParams, explorerState } from '../../../admission/filters/explorer-params.ts';
import { EMPTY_EXPLORER, type ExplorerState } from '../../../admission/filters/explorer-state.ts';

/** Programmes beside each other: more do not fit. */
export const COMPARED_MAX = 4;

/** What is looked for and what is compared. */
export interface SearchState {
  readonly explorer: ExplorerState;
  /** Codes of programmes, in the order in which they were chosen. */
  readonly compared: readonly string[];
}

export const EMPTY_SEARCH: SearchState = { explorer: EMPTY_EXPLORER, compared: [] };

const PROGRAM_CODE = /^\d{5}$/;

/** As an address carries it. Read back by {@link searchState}. */
export function searchParams({ explorer, compared }: SearchState): URLSearchParams {
  const params = explorerParams(explorer);
  for (const code of compared) params.append('comparar', code);
  return params;
}

/** What an address asks for; what it says that means nothing is passed over. */
export function searchState(params: URLSearchParams): SearchState {
  const codes = new Set(params.getAll('comparar').filter((code) => PROGRAM_CODE.test(code)));
  return { explorer: explorerState(params), compared: [...codes].slice(0, COMPARED_MAX) };
}

/** `compared` with the code if it was not in it, without it if it was; null where there is no room for it. */
export function toggleCompared(compared: readonly string[], code: string): readonly string[] | null {
  if (compared.includes(code)) return compared.filter((other) => other !== code);
  return compared.length < COMPARED_MAX ? [...compared, code] : null;
}

export const COMPARISON_FULL = `Se comparan hasta ${COMPARED_MAX} programas. Quita uno para sumar otro.`;

/** Whether nothing is asked for and nothing compared. */
export const isBlank = (state: SearchState): boolean => searchParams(state).size === 0;
