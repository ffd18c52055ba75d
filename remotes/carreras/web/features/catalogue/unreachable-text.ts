import type { Target } from '../../../admission/target.ts';
import { scoreText } from './score-text.ts';

/** Where even the best tests are not enough. `best`: the weighted score with 1000 in all of them. */
export function unreachableText(best: number, { score, because }: Target): string {
  const what = because === 'cutoff' ? 'el corte es' : 'el mínimo para postular es';
  return `Con tu NEM y tu Ranking no se alcanza: con 1.000 en todas las pruebas tu ponderado sería ${scoreText(best)}, y ${what} ${scoreText(score)}.`;
}
