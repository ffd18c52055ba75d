import type { Question } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import { dayText } from '../../features/catalogue/day-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { cutoffSentence, tuitionRangeText } from '../../features/catalogue/summary-sentences.ts';
import { countText, listText } from '../../features/catalogue/words.ts';
import type { UniversityData } from './university-data.ts';
import { accreditationText } from './university-words.ts';

/** Programmes that the answer about the highest cut-offs names. */
const HIGHEST = 3;

function highestCutoffs({ rows }: UniversityData): string {
  const filled = rows.flatMap(({ name, place, cutoffs }) => {
    const cutoff = cutoffs.find(({ year, unfilled }) => year === CUTOFF_YEAR && !unfilled);
    return cutoff ? [{ name, place, last: cutoff.last }] : [];
  });
  const highest = filled.sort((a, b) => b.last - a.last).slice(0, HIGHEST);
  if (highest.length < 2) return '';
  return ` Los más altos: ${listText(highest.map(({ name, place, last }) => `${name} en ${place} (${scoreText(last)})`))}.`;
}

/** What is asked about a university, answered with its own figures. */
export function universityQuestions(data: UniversityData): readonly Question[] {
  const { university, summary, cities } = data;
  const { name } = university;
  const tuition = tuitionRangeText(summary);
  return [
    {
      question: `¿Qué puntaje se necesita para entrar a la ${name}?`,
      answer: `Depende de la carrera. ${cutoffSentence(summary)}${highestCutoffs(data)}`,
    },
    {
      question: `¿Dónde se estudia en la ${name}?`,
      answer: `Sus programas de Admisión ${OFFER_YEAR} son de ${listText(cities.map(({ city, programs }) => `${city} (${countText(programs, 'programa', 'programas')})`))}.`,
    },
    {
      question: `¿Está acreditada la ${name}?`,
      answer:
        university.accreditationYears === null
          ? `No figura acreditación institucional al ${dayText(university.accreditationAsOf)} en los datos de SIES. Confírmalo en el sitio de la Comisión Nacional de Acreditación.`
          : `Sí: al ${dayText(university.accreditationAsOf)}, por ${accreditationText(data)}, según SIES. El máximo es 7 años. Confirma el estado actual en el sitio de la Comisión Nacional de Acreditación.`,
    },
    ...(tuition === ''
      ? []
      : [
          {
            question: `¿Cuánto cuesta un año en la ${name}?`,
            answer: `El arancel anual ${TUITION_YEAR} ${tuition.startsWith('de ') ? 'va' : 'es de'} ${tuition}, según la carrera y antes de becas y gratuidad.`,
          },
        ]),
  ];
}
