import type { Question } from '@travesia/kit-ui';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { CareerCutoffsData } from './career-cutoffs-data.ts';
import { answerText, type CutoffAnswer } from './cutoff-answer.ts';

/** What people ask about the cut-offs of a career; the answers are shown and told to search engines. */
export function cutoffQuestions(data: CareerCutoffsData, answer: CutoffAnswer): readonly Question[] {
  const { name, moves } = data;
  return [
    { question: `¿Cuál es el puntaje de corte de ${name}?`, answer: answerText(data, answer) },
    {
      question: '¿El corte del próximo año será el mismo?',
      answer:
        `No. El corte no se fija antes: resulta de quiénes postulan y de cuántas vacantes hay. De ${moves.from} a ${moves.to}, ` +
        `la mitad de los cortes del país cambió más de ${moves.median} puntos, y uno de cada diez, más de ${moves.ninetieth}. ` +
        'Úsalo como referencia, con margen.',
    },
    {
      question: '¿Es lo mismo último seleccionado que último matriculado?',
      answer:
        'No. Aquí está el último seleccionado: la última persona que quedó en la primera ronda por la vía regular. Cuando alguien no se matricula corre la lista de espera, y la última persona matriculada puede tener menos puntaje.',
    },
    {
      question: '¿Qué pasa si un programa no llenó sus vacantes?',
      answer: `Que no tiene puntaje de corte: quedaron quienes postularon y cumplían los requisitos. Su puntaje más bajo de ${CUTOFF_YEAR} no es una barrera, y el próximo año puede pasar otra cosa.`,
    },
  ];
}
