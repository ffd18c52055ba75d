import type { Area } from '../area.ts';
import type { Region } from '../region.ts';

/**
 * `reach` is how little a programme asks of the tests beside the student's NEM; `distance` is that of the student's own
 * score to the cut-off; `relevance` is how well the query matches.
 */
export const SORTS = ['relevance', 'reach', 'distance', 'cutoff', 'tuition', 'name'] as const;

export type Sort = (typeof SORTS)[number];

export const M2_CHOICES = ['any', 'required', 'not-required'] as const;

export type M2Choice = (typeof M2_CHOICES)[number];

/** Steps that the explorer offers for the limits. */
export const DURATION_STEPS: readonly number[] = [8, 10, 12, 14];
export const VACANCY_STEPS: readonly number[] = [20, 40, 60, 100];
/** Pesos a year. */
export const TUITION_STEPS: readonly number[] = [3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000];

/**
 * What a student looks for. Lists are sorted and hold nothing twice; an empty one asks for nothing,
 * and of several any will do. Null is no limit.
 */
export interface ExplorerState {
  readonly query: string;
  readonly areas: readonly Area[];
  readonly regions: readonly Region[];
  /** Ids, which are those of addresses. */
  readonly universities: readonly string[];
  readonly careers: readonly string[];
  /** Semesters at most. */
  readonly maxDuration: number | null;
  /** At least. */
  readonly minVacancies: number | null;
  readonly m2: M2Choice;
  /** Universities of the CRUCH alone. */
  readonly cruch: boolean;
  /** Evening programmes alone. */
  readonly evening: boolean;
  /** Pesos a year at most. */
  readonly maxTuition: number | null;
  readonly sort: Sort;
}

/** What is asked for beside the words of the search. */
export type ExplorerFilters = Omit<ExplorerState, 'query' | 'sort'>;

/** As the offer names the schedule of evening programmes. */
export const EVENING = 'Vespertina';

export const EMPTY_EXPLORER: ExplorerState = {
  query: '',
  areas: [],
  regions: [],
  universities: [],
  careers: [],
  maxDuration: null,
  minVacancies: null,
  m2: 'any',
  cruch: false,
  evening: false,
  maxTuition: null,
  sort: 'relevance',
};
