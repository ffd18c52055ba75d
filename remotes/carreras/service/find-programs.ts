import { type FoundProgram, PROGRAMS_FOUND_MAX } from '@travesia/contracts/slices';
import type { Catalogue } from '../admission/catalogue.ts';
import { createSearch, type Search } from '../admission/search.ts';
import type { DescribeProgram } from './describe-program.ts';

/** What of the offer is meant by what somebody typed, the best first; nothing where nothing was. */
export type FindPrograms = (query: string) => readonly FoundProgram[];

export function createFindPrograms(catalogue: Catalogue, describeProgram: DescribeProgram): FindPrograms {
  // The whole offer is read when somebody first searches: services that are never asked start without it.
  let search: Search | undefined;
  return (query) => {
    if (query.trim() === '') return [];
    search ??= createSearch(catalogue);
    return search
      .answer(query)
      .programs.slice(0, PROGRAMS_FOUND_MAX)
      .flatMap(({ code, city }) => {
        const program = describeProgram(code);
        return program ? [{ programId: code, city, program }] : [];
      });
  };
}
