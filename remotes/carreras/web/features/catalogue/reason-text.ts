import { PAES_TEST_NAMES } from '@travesia/kit-paes';
import type { EligibilityReason } from '../../../admission/eligibility.ts';
import { plainScoreText, scoreText } from './score-text.ts';

/** Why a student cannot apply, as part of a sentence. */
export function reasonText(reason: EligibilityReason): string {
  switch (reason.kind) {
    case 'tests':
      return `falta ${reason.tests.map((test) => PAES_TEST_NAMES[test]).join(', ')}`;
    case 'elective':
      return 'falta Historia o Ciencias';
    case 'school-scores':
      return `falta ${reason.scores.map((factor) => (factor === 'nem' ? 'NEM' : 'Ranking')).join(' y ')}`;
    case 'average':
      return `promedio de Lectora y M1 ${scoreText(reason.average)}, se pide ${plainScoreText(reason.minimum)}`;
    case 'weighted':
      return `ponderado ${scoreText(reason.score)}, se pide ${plainScoreText(reason.minimum)}`;
  }
}
