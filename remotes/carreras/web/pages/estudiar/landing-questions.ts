import type { Question } from '@travesia/kit-ui';
import { CUTOFF_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import {
  cutoffSentence,
  durationSentence,
  testsSentence,
  tuitionRangeText,
} from '../../features/catalogue/summary-sentences.ts';
import { countText } from '../../features/catalogue/words.ts';
import type { LandingData } from './landing-data.ts';

function hardestAndEasiest({ rows, summary, name }: LandingData): string {
  const filled = rows.slice(0, summary.filled);
  const [highest, lowest] = [filled[0], filled.at(-1)];
  if (!summary.cutoff || !highest || !lowest) return '';
  const open =
    summary.unfilled === 0
      ? ''
      : ` Además, ${countText(summary.unfilled, 'programa no llenó sus vacantes', 'programas no llenaron sus vacantes')}: ahí no hubo corte que superar.`;
  return `Depende mucho de dónde. El corte más alto de ${name} en Admisión ${CUTOFF_YEAR} fue ${scoreText(summary.cutoff.max)} (${highest.universityName}, ${highest.place}) y el más bajo, ${scoreText(summary.cutoff.min)} (${lowest.universityName}, ${lowest.place}).${open}`;
}

/** What is asked before choosing a career, answered with its own figures. */
export function landingQuestions(data: LandingData): readonly Question[] {
  const { name, summary } = data;
  return [
    {
      question: `¿Qué se necesita para estudiar ${name}?`,
      answer: `${testsSentence(summary)} Además, un promedio de al menos 458 puntos entre Competencia Lectora y M1, o estar en el 10 % de mejores notas de tu colegio. Varios programas piden más.`,
    },
    { question: `¿Con qué puntaje se entra a ${name}?`, answer: cutoffSentence(summary) },
    { question: `¿Es difícil entrar a ${name}?`, answer: hardestAndEasiest(data) },
    {
      question: `¿Cuánto dura y cuánto cuesta estudiar ${name}?`,
      answer: `${durationSentence(summary)} El arancel anual ${TUITION_YEAR} va ${tuitionRangeText(summary)}, antes de becas y gratuidad.`,
    },
  ];
}
