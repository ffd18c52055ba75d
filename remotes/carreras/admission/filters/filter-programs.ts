import type { Area } from '../area.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Program } from '../program.ts';
import type { Region } from '../region.ts';
import { comparableTuition } from '../tuition.ts';
import {
  DURATION_STEPS,
  type ExplorerState,
  M2_CHOICES,
  type M2Choice,
  TUITION_STEPS,
  VACANCY_STEPS,
} from './explorer-state.ts';

type Counts<Option> = ReadonlyMap<Option, number>;

/** How many programmes each option would leave, with the other filters as they are; options that leave none are absent. */
export interface OptionCounts {
  readonly areas: Counts<Area>;
  readonly regions: Counts<Region>;
  /** By id. */
  readonly universities: Counts<string>;
  /** By id. */
  readonly careers: Counts<string>;
  readonly maxDuration: Counts<number>;
  readonly minVacancies: Counts<number>;
  readonly m2: Counts<M2Choice>;
  readonly cruch: Counts<boolean>;
  readonly maxTuition: Counts<number>;
}

export interface FilteredPrograms {
  /** In the order given. */
  readonly programs: readonly Program[];
  readonly counts: OptionCounts;
}

/** One filter: whether a programme passes it, and how many each of its options would leave. */
interface Filter<Option> {
  readonly counts: Counts<Option>;
  passes(program: Program): boolean;
  count(program: Program): void;
}

/** `optionsOf`: the options under which a programme would pass. */
function filterBy<Option>(
  passes: (program: Program) => boolean,
  optionsOf: (program: Program) => readonly Option[],
): Filter<Option> {
  const counts = new Map<Option, number>();
  return {
    counts,
    passes,
    count(program) {
      for (const option of optionsOf(program)) counts.set(option, (counts.get(option) ?? 0) + 1);
    },
  };
}

function anyOf<Option>(wanted: readonly Option[], optionOf: (program: Program) => Option): Filter<Option> {
  const passes = (program: Program) => wanted.length === 0 || wanted.includes(optionOf(program));
  return filterBy(passes, (program) => [optionOf(program)]);
}

function within(limit: number | null, steps: readonly number[], keeps: (program: Program, limit: number) => boolean) {
  const passes = (program: Program) => limit === null || keeps(program, limit);
  return filterBy(passes, (program) => steps.filter((step) => keeps(program, step)));
}

const m2Keeps = (program: Program, choice: M2Choice) =>
  choice === 'any' || (choice === 'required') === program.requiresM2;

function tuitionKeeps(program: Program, most: number): boolean {
  const tuition = comparableTuition(program);
  return tuition !== null && tuition <= most;
}

/** Ids that the catalogue does not know ask for nothing. */
const known = (ids: readonly string[], find: (id: string) => unknown) => ids.filter((id) => find(id) !== undefined);

/** Filters `programs`, usually what a search found, in one pass. The query and the order are not its business. */
export function filterPrograms(
  catalogue: Catalogue,
  programs: readonly Program[],
  state: ExplorerState,
): FilteredPrograms {
  const { university, career, universityOf, careerOf } = catalogue;
  const filters = {
    areas: anyOf(state.areas, ({ area }) => area),
    regions: anyOf(state.regions, ({ region }) => region),
    universities: anyOf(known(state.universities, university), (program) => universityOf(program).id),
    careers: anyOf(known(state.careers, career), (program) => careerOf(program).id),
    maxDuration: within(state.maxDuration, DURATION_STEPS, (program, most) => program.durationSemesters <= most),
    minVacancies: within(state.minVacancies, VACANCY_STEPS, (program, least) => program.vacancies >= least),
    m2: filterBy(
      (program) => m2Keeps(program, state.m2),
      (program) => M2_CHOICES.filter((choice) => m2Keeps(program, choice)),
    ),
    cruch: filterBy(
      (program) => !state.cruch || universityOf(program).cruch,
      (program) => (universityOf(program).cruch ? [true, false] : [false]),
    ),
    maxTuition: within(state.maxTuition, TUITION_STEPS, tuitionKeeps),
  };
  const all = Object.values(filters);
  const left = programs.filter((program) => {
    const failed = all.find((filter) => !filter.passes(program));
    if (!failed) {
      for (const filter of all) filter.count(program);
      return true;
    }
    // An option of a filter counts the programmes that pass all the others.
    if (all.findLast((filter) => !filter.passes(program)) === failed) failed.count(program);
    return false;
  });
  return {
    programs: left,
    counts: {
      areas: filters.areas.counts,
      regions: filters.regions.counts,
      universities: filters.universities.counts,
      careers: filters.careers.counts,
      maxDuration: filters.maxDuration.counts,
      minVacancies: filters.minVacancies.counts,
      m2: filters.m2.counts,
      cruch: filters.cruch.counts,
      maxTuition: filters.maxTuition.counts,
    },
  };
}
