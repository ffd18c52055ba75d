import { explorerParams, explorerState } from '../../../admission/filters/explorer-params.ts';
import { EMPTY_EXPLORER, type ExplorerState } from '../../../admission/filters/explorer-state.ts';

/** Programmes beside each other: more do not fit. */
export const COMPARED_MAX = 4;

/** What is looked for and what is compared. */
export interface SearchState {
  readonly explorer: ExplorerState;
  /** Codes of programmes, in the order in which they were chosen. */
  readonly compared: readonly string[];
  /** Of what was found, from 1. */
  readonly page: number;
}

export const EMPTY_SEARCH: SearchState = { explorer: EMPTY_EXPLORER, compared: [], page: 1 };

const PROGRAM_CODE = /^\d{5}$/;
const PAGE = /^[1-9]\d{0,3}$/;

/** Programmes of a page of a list. */
export const PAGE_ROWS = 20;

export const pageCount = (rows: number): number => Math.max(1, Math.ceil(rows / PAGE_ROWS));

/** Rows of a page; of one behind the last, the last. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number): readonly Row[] {
  const shown = Math.min(page, pageCount(rows.length));
  return rows.slice((shown - 1) * PAGE_ROWS, shown * PAGE_ROWS);
}

/** As an address carries it. Read back by {@link searchState}. */
export function searchParams({ explorer, compared, page }: SearchState): URLSearchParams {
  const params = explorerParams(explorer);
  for (const code of compared) params.append('comparar', code);
  if (page > 1) params.append('pagina', String(page));
  return params;
}

/** What an address asks for; what it says that means nothing is passed over. */
export function searchState(params: URLSearchParams): SearchState {
  const codes = new Set(params.getAll('comparar').filter((code) => PROGRAM_CODE.test(code)));
  const page = params.get('pagina') ?? '';
  return {
    explorer: explorerState(params),
    compared: [...codes].slice(0, COMPARED_MAX),
    page: PAGE.test(page) ? Number(page) : EMPTY_SEARCH.page,
  };
}

/** `compared` with the code if it was not in it, without it if it was; null where there is no room for it. */
export function toggleCompared(compared: readonly string[], code: string): readonly string[] | null {
  if (compared.includes(code)) return compared.filter((other) => other !== code);
  return compared.length < COMPARED_MAX ? [...compared, code] : null;
}

export const COMPARISON_FULL = `Se comparan hasta ${COMPARED_MAX} programas. Quita uno para sumar otro.`;

/** Whether nothing is asked for and nothing compared. */
export const isBlank = (state: SearchState): boolean => searchParams(state).size === 0;

/** Query of the address of a page of what is found. The first is named too: a bare address may ask for what was left. */
export function searchOfPage(state: SearchState, page: number): string {
  const params = searchParams({ ...state, page });
  params.set('pagina', String(page));
  return `?${params}`;
}
