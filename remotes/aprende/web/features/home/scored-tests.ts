import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import type { HomeAnswer } from '../../../api/home.ts';
import { listText } from './list-text.ts';

/** Questions of a practice from which the area of practice tests estimates a score. */
export const SCORED_FROM_QUESTIONS = 20;

/** Tests of which graded answers say a score. Of others no number of points is shown: it would be anybody's. */
export const scoredTests = ({ results }: Pick<HomeAnswer, 'results'>): ReadonlySet<string> =>
  new Set(results.map(({ test }) => test));

/** What is missing for a score of `tests`, which have none; `hasOther`: another one has. */
export function noScoreText(tests: readonly TestId[], hasOther: boolean): string {
  const needed = `un ensayo o una práctica de al menos ${SCORED_FROM_QUESTIONS} preguntas`;
  if (!hasOther) return `Para estimar tu puntaje nos falta ver cómo respondes: haz ${needed}.`;
  const names = listText(tests.map((test) => SHORT_TEST_NAMES[test]));
  return `De ${names} todavía no estimamos un puntaje: falta ${needed}${tests.length > 1 ? ' de cada una' : ''}.`;
}
