import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { parseDecimal } from '@travesia/kit-ui';

export type ScoreInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'not-a-number' }
  /** Between 1 and 7: a school average, which a table turns into a score. */
  | { readonly kind: 'grade' }
  | { readonly kind: 'out-of-range' };

/** The best score as Chile writes it, where a point elsewhere marks decimals. */
const THOUSAND = /^1\.000(,0+)?$/;

const GRADE_MIN = 1;
const GRADE_MAX = 7;

/** Reads a score as a student types it. */
export function readScore(text: string): ScoreInput {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const score = THOUSAND.test(typed) ? SCORE_MAX : parseDecimal(typed);
  if (score === null) return { kind: 'not-a-number' };
  if (score >= GRADE_MIN && score <= GRADE_MAX) return { kind: 'grade' };
  if (score < SCORE_MIN || score > SCORE_MAX) return { kind: 'out-of-range' };
  return { kind: 'score', score };
}

/** What to do about a field; undefined where nothing has to be done. */
export function scoreError(text: string): string | undefined {
  switch (readScore(text).kind) {
    case 'empty':
    case 'score':
      return undefined;
    case 'not-a-number':
      return 'Escribe solo el puntaje, por ejemplo 650 o 652,5.';
    case 'grade':
      return 'Eso parece una nota. Aquí va el puntaje, de 100 a 1.000.';
    case 'out-of-range':
      return 'Debe estar entre 100 y 1.000.';
  }
}
