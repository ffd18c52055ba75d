import { FACTORS, type Factor } from '@travesia/kit-paes';
import { type EarlierTerms, OFFER_YEAR, type Program } from './program.ts';

/** One thing that a programme asks for otherwise than in the process before. */
export type Change =
  | { readonly kind: 'new' }
  | { readonly kind: 'weight'; readonly factor: Factor; readonly from: number; readonly to: number }
  | { readonly kind: 'm2'; readonly required: boolean }
  /** Historia or Ciencias, the better one, counts now or does not any more. */
  | { readonly kind: 'elective'; readonly choice: boolean }
  | { readonly kind: 'vacancies'; readonly from: number; readonly to: number }
  /** Null where none is asked. */
  | { readonly kind: 'min-weighted'; readonly from: number | null; readonly to: number | null }
  /** `since`: the year of the earlier figure, which may not be the one before. */
  | { readonly kind: 'min-average'; readonly from: number; readonly to: number; readonly since: number };

/** What of a programme is compared between processes. */
export type ChangingProgram = Pick<
  Program,
  | 'weights'
  | 'electiveChoice'
  | 'specialTestWeight'
  | 'requiresM2'
  | 'vacancies'
  | 'vacanciesByYear'
  | 'minWeighted'
  | 'minAverageClM1'
  | 'earlierTerms'
  | 'offeredIn'
  | 'isNew'
>;

const termsOf = ({ earlierTerms }: Pick<Program, 'earlierTerms'>, year: number): EarlierTerms | undefined =>
  earlierTerms.find((terms) => terms.year === year);

export type Weighing = Pick<Program, 'weights' | 'electiveChoice' | 'specialTestWeight' | 'earlierTerms' | 'offeredIn'>;

/**
 * Whether a score weighed as the programme weighs now is another than one weighed in `year`, so that its cut-off is not
 * comparable one to one. False where the terms of that year are not known.
 */
export function weighsOtherwise(program: Weighing, year: number): boolean {
  const before = termsOf(program, year);
  if (!before || year === program.offeredIn) return false;
  return (
    FACTORS.some((factor) => program.weights[factor] !== before.weights[factor]) ||
    (before.electiveChoice !== null && before.electiveChoice !== program.electiveChoice) ||
    (before.specialTestWeight !== null && before.specialTestWeight !== program.specialTestWeight)
  );
}

/** What is other than in the process before {@link OFFER_YEAR}; empty for what is not offered any more. */
export function changesOf(program: ChangingProgram): readonly Change[] {
  if (program.offeredIn !== OFFER_YEAR) return [];
  if (program.isNew) return [{ kind: 'new' }];
  const before = termsOf(program, OFFER_YEAR - 1);
  const vacancies = program.vacanciesByYear.find(({ year }) => year === OFFER_YEAR - 1)?.vacancies;
  const average = program.earlierTerms.find(({ minAverageClM1 }) => minAverageClM1 !== null);
  const changes: Change[] = [];
  if (before) {
    for (const factor of FACTORS) {
      const [from, to] = [before.weights[factor], program.weights[factor]];
      if (from !== to) changes.push({ kind: 'weight', factor, from, to });
    }
    const requiredM2 = before.weights.m2 > 0;
    if (requiredM2 !== program.requiresM2) changes.push({ kind: 'm2', required: program.requiresM2 });
    if (before.electiveChoice !== null && before.electiveChoice !== program.electiveChoice) {
      changes.push({ kind: 'elective', choice: program.electiveChoice });
    }
  }
  if (vacancies !== undefined && vacancies !== program.vacancies) {
    changes.push({ kind: 'vacancies', from: vacancies, to: program.vacancies });
  }
  if (before?.minWeighted !== undefined && before.minWeighted !== program.minWeighted) {
    changes.push({ kind: 'min-weighted', from: before.minWeighted, to: program.minWeighted });
  }
  const [from, to] = [average?.minAverageClM1 ?? null, program.minAverageClM1];
  if (average && from !== null && to !== null && from !== to) {
    changes.push({ kind: 'min-average', from, to, since: average.year });
  }
  return changes;
}
