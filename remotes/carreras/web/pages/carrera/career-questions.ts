import type { Question } from '@travesia/kit-ui';
import { OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import {
  cutoffSentence,
  durationSentence,
  testsSentence,
  tuitionRangeText,
} from '../../features/catalogue/summary-sentences.ts';
import { listText } from '../../features/catalogue/words.ts';
import type { CareerData } from './career-data.ts';

/** Universities that an answer names before it sends to the list. */
const NAMED_UNIVERSITIES_MAX = 12;

function whereAnswer({ rows }: CareerData): string {
  const universities = [...new Set(rows.map(({ universityName }) => universityName))];
  const regions = new Set(rows.map(({ region }) => region)).size;
  if (universities.length <= NAMED_UNIVERSITIES_MAX) {
    const offered = universities.length === 1 ? 'la ofreció solo la' : 'la ofrecen';
    return `En Admisión ${OFFER_YEAR} ${offered} ${listText(universities)}.`;
  }
  return `En Admisión ${OFFER_YEAR} la ofrecen ${universities.length} universidades en ${regions} regiones; están todas en esta página, por región.`;
}

/** What is asked about a career, answered with its own figures. */
export function careerQuestions(data: CareerData): readonly Question[] {
  const { summary } = data;
  const name = shortCareerName(data.name);
  const tuition = tuitionRangeText(summary);
  return [
    {
      question: `¿Qué puntaje se necesita para ${name}?`,
      answer: `${cutoffSentence(summary)} El corte se conoce después de postular y cambia cada año: úsalo como referencia, no como promesa.`,
    },
    { question: `¿Qué pruebas de la PAES pide ${name}?`, answer: testsSentence(summary) },
    { question: `¿Dónde se puede estudiar ${name}?`, answer: whereAnswer(data) },
    ...(tuition === ''
      ? []
      : [
          {
            question: `¿Cuánto cuesta y cuánto dura ${name}?`,
            answer: `El arancel anual ${TUITION_YEAR} ${tuition.startsWith('de ') ? 'va' : 'es de'} ${tuition}, antes de becas y gratuidad. ${durationSentence(summary)}`,
          },
        ]),
  ];
}
