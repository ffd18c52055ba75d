import type { Area } from '../area.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Program } from '../program.ts';
import type { Region } from '../region.ts';
import { comparableTuition } from '../tuition.ts';
import {
  DURATION_STEPS,
  EVENING,
  type ExplorerFilters,
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
  readonly evening: Counts<boolean>;
  readonly maxTuition: Counts<number>;
}

export interface FilteredPrograms {
  /** In the order given. */
  readonly programs: readonly Program[];
  readonly counts: OptionCounts;
}

export interface ProgramFilter {
  /** Filters `programs` of the catalogue, usually what a search found. The query and the order are not its business. */
  filter(programs: readonly Program[], filters: ExplorerFilters): FilteredPrograms;
}

/**
 * What one filter looks at, by the position of a programme in the catalogue: the position of its value among those that
 * occur. A value is judged once for all programmes that have it.
 */
interface Column<Value> {
  readonly values: readonly Value[];
  readonly places: Uint16Array;
}

function column<Value>(programs: readonly Program[], read: (program: Program) => Value): Column<Value> {
  const known = new Map<Value, number>();
  const places = Uint16Array.from(programs, (program) => {
    const value = read(program);
    const place = known.get(value) ?? known.size;
    known.set(value, place);
    return place;
  });
  return { values: [...known.keys()], places };
}

/** One filter as it is set: which values pass, and how many programmes each option would leave. */
interface Filter<Option> {
  readonly places: Uint16Array;
  /** By the place of a value. */
  readonly passes: Uint8Array;
  /** By the place of a value: programmes that the other filters leave. */
  readonly left: Uint32Array;
  counts(): Counts<Option>;
}

/** `optionsOf`: the options under which a value would pass. */
function filterBy<Value, Option>(
  { values, places }: Column<Value>,
  passes: (value: Value) => boolean,
  optionsOf: (value: Value) => readonly Option[],
): Filter<Option> {
  const left = new Uint32Array(values.length);
  return {
    places,
    passes: Uint8Array.from(values, (value) => (passes(value) ? 1 : 0)),
    left,
    counts() {
      const counts = new Map<Option, number>();
      values.forEach((value, place) => {
        const count = left[place] ?? 0;
        if (count > 0) for (const option of optionsOf(value)) counts.set(option, (counts.get(option) ?? 0) + count);
      });
      return counts;
    },
  };
}

function anyOf<Option>(options: Column<Option>, wanted: readonly Option[]): Filter<Option> {
  return filterBy(
    options,
    (option) => wanted.length === 0 || wanted.includes(option),
    (option) => [option],
  );
}

function within<Value>(
  values: Column<Value>,
  limit: number | null,
  steps: readonly number[],
  keeps: (value: Value, limit: number) => boolean,
): Filter<number> {
  return filterBy(
    values,
    (value) => limit === null || keeps(value, limit),
    (value) => steps.filter((step) => keeps(value, step)),
  );
}

/** Those that have it alone, or all of them. */
function only(values: Column<boolean>, isWanted: boolean): Filter<boolean> {
  return filterBy(
    values,
    (has) => !isWanted || has,
    (has) => (has ? [true, false] : [false]),
  );
}

const m2Keeps = (requiresM2: boolean, choice: M2Choice) => choice === 'any' || (choice === 'required') === requiresM2;

const atMost = (value: number | null, most: number) => value !== null && value <= most;
const atLeast = (value: number, least: number) => value >= least;

/** Ids that the catalogue does not know ask for nothing. */
const known = (ids: readonly string[], find: (id: string) => unknown) => ids.filter((id) => find(id) !== undefined);

/** Reads the whole catalogue once, so that filtering it all costs no more than a millisecond. */
export function createProgramFilter(catalogue: Catalogue): ProgramFilter {
  const { programs: all, university, career, universityOf, careerOf } = catalogue;
  const positions = new Map(all.map((program, position) => [program, position]));
  const columns = {
    areas: column(all, ({ area }) => area),
    regions: column(all, ({ region }) => region),
    universities: column(all, (program) => universityOf(program).id),
    careers: column(all, (program) => careerOf(program).id),
    durations: column(all, ({ durationSemesters }) => durationSemesters),
    vacancies: column(all, (program) => program.vacancies),
    m2: column(all, ({ requiresM2 }) => requiresM2),
    cruch: column(all, (program) => universityOf(program).cruch),
    evening: column(all, ({ schedule }) => schedule === EVENING),
    tuitions: column(all, comparableTuition),
  };

  /** Counts `position` where it counts, and says whether it passes everything. */
  function passesAll(filters: readonly Filter<unknown>[], position: number): boolean {
    let failed: Filter<unknown> | undefined;
    for (const filter of filters) {
      if (filter.passes[filter.places[position] ?? 0] === 1) continue;
      if (failed) return false;
      failed = filter;
    }
    // An option of a filter counts the programmes that pass all the others.
    for (const filter of failed ? [failed] : filters) {
      const place = filter.places[position] ?? 0;
      filter.left[place] = (filter.left[place] ?? 0) + 1;
    }
    return !failed;
  }

  return {
    filter(programs, wanted) {
      const filters = {
        areas: anyOf(columns.areas, wanted.areas),
        regions: anyOf(columns.regions, wanted.regions),
        universities: anyOf(columns.universities, known(wanted.universities, university)),
        careers: anyOf(columns.careers, known(wanted.careers, career)),
        maxDuration: within(columns.durations, wanted.maxDuration, DURATION_STEPS, atMost),
        minVacancies: within(columns.vacancies, wanted.minVacancies, VACANCY_STEPS, atLeast),
        m2: filterBy(
          columns.m2,
          (requiresM2) => m2Keeps(requiresM2, wanted.m2),
          (requiresM2) => M2_CHOICES.filter((choice) => m2Keeps(requiresM2, choice)),
        ),
        cruch: only(columns.cruch, wanted.cruch),
        evening: only(columns.evening, wanted.evening),
        maxTuition: within(columns.tuitions, wanted.maxTuition, TUITION_STEPS, atMost),
      };
      const inTurn = Object.values(filters);
      const left = programs.filter((program) => {
        const position = positions.get(program);
        return position !== undefined && passesAll(inTurn, position);
      });
      return {
        programs: left,
        counts: {
          areas: filters.areas.counts(),
          regions: filters.regions.counts(),
          universities: filters.universities.counts(),
          careers: filters.careers.counts(),
          maxDuration: filters.maxDuration.counts(),
          minVacancies: filters.minVacancies.counts(),
          m2: filters.m2.counts(),
          cruch: filters.cruch.counts(),
          evening: filters.evening.counts(),
          maxTuition: filters.maxTuition.counts(),
        },
      };
    },
  };
}
