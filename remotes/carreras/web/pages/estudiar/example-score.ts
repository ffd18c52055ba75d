import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR, type Program } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import { weightedScore } from '../../../admission/weighted-score.ts';
import { median } from '../../features/catalogue/cutoff-summary.ts';
import { placeText } from '../../features/catalogue/place-text.ts';
import { type WeighedFactor, weighedFactors } from '../../features/catalogue/weight-ranges.ts';

/** Nobody's scores: a student a little above the middle of those who applied. */
const EXAMPLE_SCORES = {
  nem: 740,
  ranking: 780,
  cl: 680,
  m1: 660,
  m2: 560,
  hcs: 620,
  cien: 640,
} as const satisfies Scores;

/** How a weighted score is reckoned, for one programme of a career. */
export interface ExampleScore {
  readonly universityName: string;
  readonly place: string;
  readonly parts: readonly { readonly factor: WeighedFactor; readonly score: number; readonly weight: number }[];
  readonly total: number;
  readonly cutoff: number;
}

const barOf = (program: Program) =>
  program.cutoffs.find(({ year, unfilled }) => year === CUTOFF_YEAR && !unfilled)?.last;

/** The programme in the middle of those that filled. */
function middleProgram({ programs, name }: Career): { readonly program: Program; readonly cutoff: number } {
  const filled = programs.flatMap((program) => {
    const cutoff = barOf(program);
    return cutoff === undefined || program.specialTestWeight > 0 ? [] : [{ program, cutoff }];
  });
  const middle = median(filled.map(({ cutoff }) => cutoff).sort((a, b) => a - b));
  const nearest = filled.sort((a, b) => Math.abs(a.cutoff - (middle ?? 0)) - Math.abs(b.cutoff - (middle ?? 0)))[0];
  if (!nearest) throw new Error(`estudiar: no programme of ${name} filled`);
  return nearest;
}

export function exampleScore(offer: Catalogue, career: Career): ExampleScore {
  const { program, cutoff } = middleProgram(career);
  const weighted = weightedScore(program, EXAMPLE_SCORES);
  if (weighted.kind !== 'complete') throw new Error(`estudiar: the example of ${career.name} is ${weighted.kind}`);
  return {
    universityName: offer.universityOf(program).name,
    place: placeText(program),
    parts: weighedFactors(program).map(([factor, weight]) => ({
      factor,
      score: EXAMPLE_SCORES[factor === 'elective' ? (weighted.elective ?? 'cien') : factor],
      weight,
    })),
    total: weighted.score,
    cutoff,
  };
}
