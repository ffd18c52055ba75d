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
  /** Counted when first asked for: the programmes are shown before them. */
  counts(): OptionCounts;
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
  /** Whether some value does not pass. */
  readonly narrows: boolean;
  /** `left`, by the place of a value: programmes that the other filters leave. */
  counts(left: Uint32Array): Counts<Option>;
}

/** `optionsOf`: the options under which a value would pass. */
function filterBy<Value, Option>(
  { values, places }: Column<Value>,
  passes: (value: Value) => boolean,
  optionsOf: (value: Value) => readonly Option[],
): Filter<Option> {
  const passing = Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));
  return {
    places,
    passes: passing,
    narrows: passing.includes(0),
    counts(left) {
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

/** Reads the whole catalogue once: a filter then is a loop over numbers, and one that is not set costs none. */
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
      const asked: number[] = [];
      for (const program of programs) {
        const position = positions.get(program);
        if (position !== undefined) asked.push(position);
      }
      /** By position: how many filters a programme does not pass. */
      const failed = new Uint8Array(all.length);
      for (const { places, passes, narrows } of Object.values(filters)) {
        if (!narrows) continue;
        for (const position of asked)
          if (passes[places[position] ?? 0] === 0) failed[position] = (failed[position] ?? 0) + 1;
      }
      /** An option counts the programmes that pass all the other filters. */
      function counted<Option>({ places, passes, counts }: Filter<Option>): Counts<Option> {
        const left = new Uint32Array(passes.length);
        for (const position of asked) {
          const place = places[position] ?? 0;
          if (failed[position] === (passes[place] === 0 ? 1 : 0)) left[place] = (left[place] ?? 0) + 1;
        }
        return counts(left);
      }
      let options: OptionCounts | undefined;
      return {
        programs: programs.filter((program) => failed[positions.get(program) ?? -1] === 0),
        counts() {
          options ??= {
            areas: counted(filters.areas),
            regions: counted(filters.regions),
            universities: counted(filters.universities),
            careers: counted(filters.careers),
            maxDuration: counted(filters.maxDuration),
            minVacancies: counted(filters.minVacancies),
            m2: counted(filters.m2),
            cruch: counted(filters.cruch),
            evening: counted(filters.evening),
            maxTuition: counted(filters.maxTuition),
          };
          return options;
        },
      };
    },
  };
}
