import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { ExplorerState } from '../../../admission/filters/explorer-state.ts';
import { createProgramFilter, type FilteredPrograms } from '../../../admission/filters/filter-programs.ts';
import { createProgramSorter, type ProgramSorter } from '../../../admission/filters/sort-programs.ts';
import type { Program } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import type { Answer } from '../../../admission/search.ts';
import type { SearchableOffer } from '../offer/load-offer.ts';

/**
 * Search, filter and order as three steps, each done again only when what it depends on changed: an order neither
 * searches nor filters, a filter does not search.
 */
export interface ResultSteps extends Pick<ProgramSorter, 'prepare'> {
  results(explorer: ExplorerState, scores: Scores, place: SchoolPlace): Results;
}

export interface Results extends FilteredPrograms {
  /** What the search answered, before any filter. */
  readonly answer: Answer;
}

/** How often each step was done. */
export type StepListener = (step: 'search' | 'filter' | 'sort') => void;

/** Remembers the last result, by `keys`. */
function lastOnly<Result>() {
  let last: { readonly keys: readonly unknown[]; readonly result: Result } | undefined;
  return (keys: readonly unknown[], work: () => Result): Result => {
    if (last?.keys.every((key, index) => key === keys[index])) return last.result;
    last = { keys, result: work() };
    return last.result;
  };
}

export function createResultSteps(
  { catalogue, search }: SearchableOffer,
  listen: StepListener = () => {},
): ResultSteps {
  const { filter } = createProgramFilter(catalogue);
  const sorter = createProgramSorter(catalogue.programs);
  const found = lastOnly<Answer>();
  const filtered = lastOnly<FilteredPrograms>();
  const sorted = lastOnly<readonly Program[]>();
  return {
    prepare: sorter.prepare,
    results(explorer, scores, place) {
      const { query, sort, ...filters } = explorer;
      const answer = found([query], () => {
        listen('search');
        return search.answer(query);
      });
      const left = filtered([answer, JSON.stringify(filters)], () => {
        listen('filter');
        return filter(answer.programs, explorer);
      });
      // Only how far the student gets depends on the student.
      const isOwn = sort === 'distance' || sort === 'reach';
      const programs = sorted([left, sort, ...(isOwn ? [scores, place] : [])], () => {
        listen('sort');
        return sorter.sort(left.programs, sort, scores, place);
      });
      return { programs, counts: left.counts, answer };
    },
  };
}
