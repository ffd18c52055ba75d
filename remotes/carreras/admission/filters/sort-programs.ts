import { cutoffDistance } from '../cutoff-distance.ts';
import { eligibility, type SchoolPlace } from '../eligibility.ts';
import { evenScore } from '../even-score.ts';
import { latestCutoff, type Program } from '../program.ts';
import type { Scores } from '../scores.ts';
import { comparableTuition } from '../tuition.ts';
import type { Sort } from './explorer-state.ts';

/** Points: more than any score is from another. */
const BEYOND_ANY_DISTANCE = 10_000;

const SPANISH = new Intl.Collator('es');

/** Lowest key first; what has none comes last. */
function byKey(programs: readonly Program[], keyOf: (program: Program) => number | null): readonly Program[] {
  return programs
    .map((program) => ({ program, key: keyOf(program) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ program }) => program);
}

/** A bar, which the score of who entered a programme that did not fill is not. */
function barOf(program: Program): number | null {
  const cutoff = latestCutoff(program);
  return cutoff && !cutoff.unfilled ? cutoff.last : null;
}

export interface ProgramSorter {
  /**
   * Of programmes of the offer: `relevance` keeps the order given; `reach` puts first what asks least of the tests; `distance` puts first what is nearest to the
   * student's own score, above or below, what they may apply to before what they may not; `cutoff` the highest; `tuition` the lowest. Equals stay as they were.
   */
  sort(programs: readonly Program[], sort: Sort, scores: Scores, place?: SchoolPlace): readonly Program[];
  /** Reckons ahead what the order by distance asks of a programme: for a moment in which nobody waits. */
  prepare(program: Program, scores: Scores, place?: SchoolPlace): void;
}

function distanceKey(program: Program, scores: Scores, place: SchoolPlace | undefined): number | null {
  const distance = cutoffDistance(program, scores);
  if (distance === null) return null;
  return Math.abs(distance) + (eligibility(program, scores, place).eligible ? 0 : BEYOND_ANY_DISTANCE);
}

/** Keys of the order by distance, each reckoned once as long as the student's scores and place are the same objects. */
function createDistances(): (program: Program, scores: Scores, place: SchoolPlace | undefined) => number | null {
  let student: { readonly scores: Scores; readonly place: SchoolPlace | undefined } | undefined;
  const known = new Map<Program, number | null>();
  return (program, scores, place) => {
    if (student?.scores !== scores || student.place !== place) {
      student = { scores, place };
      known.clear();
    }
    let key = known.get(program);
    if (key === undefined) {
      key = distanceKey(program, scores, place);
      known.set(program, key);
    }
    return key;
  };
}

/** Places of the programmes by name, as Spanish sorts; the same place where the name is the same. */
function nameRanks(programs: readonly Program[]): ReadonlyMap<Program, number> {
  const byName = programs.toSorted((a, b) => SPANISH.compare(a.name, b.name));
  let [rank, last] = [0, byName[0]?.name ?? ''];
  return new Map(
    byName.map((program) => {
      if (SPANISH.compare(program.name, last) !== 0) rank += 1;
      last = program.name;
      return [program, rank];
    }),
  );
}

/** `offer`: every programme there is. Names are compared once. */
export function createProgramSorter(offer: readonly Program[]): ProgramSorter {
  const ranks = nameRanks(offer);
  const distanceOf = createDistances();
  return {
    prepare(program, scores, place) {
      distanceOf(program, scores, place);
    },
    sort(programs, sort, scores, place) {
      switch (sort) {
        case 'relevance':
          return programs;
        case 'reach': {
          const asked = new Map(programs.map((program) => [program, evenScore(program, scores, place)]));
          // Of those that ask no more than a minimum, the ones with the lowest cut-off.
          const byCutoff = byKey(programs, (program) => asked.get(program)?.toCutoff ?? null);
          return byKey(byCutoff, (program) => asked.get(program)?.toApply ?? null);
        }
        case 'distance':
          return byKey(programs, (program) => distanceOf(program, scores, place));
        case 'cutoff':
          return byKey(programs, (program) => {
            const bar = barOf(program);
            return bar === null ? null : -bar;
          });
        case 'tuition':
          return byKey(programs, comparableTuition);
        case 'name':
          return byKey(programs, (program) => ranks.get(program) ?? null);
      }
    },
  };
}
