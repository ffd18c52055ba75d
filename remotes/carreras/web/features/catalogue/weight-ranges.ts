import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import type { Program } from '../../../admission/program.ts';
import { median } from './cutoff-summary.ts';

/** Of Historia and Ciencias as alternatives. */
export type WeighedFactor = Factor | 'elective';

/** What a factor weighs over several programmes. */
export interface WeightRange {
  readonly factor: WeighedFactor;
  /** Programmes in which it weighs anything. */
  readonly programs: number;
  /** Percent, among those. */
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export const WEIGHED_FACTOR_NAMES: Readonly<Record<WeighedFactor, string>> = {
  ...FACTOR_NAMES,
  elective: 'Historia o Ciencias (la mejor)',
};

type Weighing = Pick<Program, 'weights' | 'electiveChoice'>;

/** What a programme weighs: factor and percent, alternatives as one. */
export function weighedFactors({ weights, electiveChoice }: Weighing): readonly (readonly [WeighedFactor, number])[] {
  const factors = FACTORS.filter((factor) => weights[factor] > 0);
  if (!electiveChoice) return factors.map((factor) => [factor, weights[factor]] as const);
  return [
    ...factors
      .filter((factor) => factor !== 'hcs' && factor !== 'cien')
      .map((factor) => [factor, weights[factor]] as const),
    ['elective', Math.max(weights.hcs, weights.cien)] as const,
  ];
}

const ORDER: readonly WeighedFactor[] = [...FACTORS.slice(0, 5), 'elective', ...FACTORS.slice(5)];

/** In the order of the official booklets; factors that weigh nowhere are left out. */
export function weightRanges(programs: readonly Weighing[]): readonly WeightRange[] {
  const all = programs.flatMap(weighedFactors);
  return ORDER.flatMap((factor) => {
    const percents = all
      .filter(([weighed]) => weighed === factor)
      .map(([, percent]) => percent)
      .sort((a, b) => a - b);
    const [min, middle, max] = [percents[0], median(percents), percents.at(-1)];
    if (min === undefined || middle === null || max === undefined) return [];
    return [{ factor, programs: percents.length, min, median: middle, max }];
  });
}

/** As short as a line of weights needs them. */
export const WEIGHED_FACTOR_SHORT_NAMES: Readonly<Record<WeighedFactor, string>> = {
  nem: 'NEM',
  ranking: 'Ranking',
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  cien: 'Ciencias',
  elective: 'Historia o Ciencias',
};

/** "NEM 10 %, Ranking 30 %, Historia o Ciencias 10 %, prueba propia 50 %". */
export function weightsText(program: Weighing & Pick<Program, 'specialTestWeight'>): string {
  const own = program.specialTestWeight > 0 ? [`prueba propia ${program.specialTestWeight} %`] : [];
  const factors = weighedFactors(program).map(
    ([factor, percent]) => `${WEIGHED_FACTOR_SHORT_NAMES[factor]} ${percent} %`,
  );
  return [...factors, ...own].join(', ');
}
