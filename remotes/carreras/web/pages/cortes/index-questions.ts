import type { Question } from '@travesia/kit-ui';
import type { CutoffIndexData } from './cutoff-index-data.ts';

/** What people ask about cut-offs as such. */
export function indexQuestions({ moves }: CutoffIndexData): readonly Question[] {
  return [
    {
      question: '¿Qué es el puntaje de corte?',
      answer:
        'Es el puntaje ponderado de la última persona seleccionada en un programa. Nadie lo fija antes: resulta de quiénes postularon y de cuántas vacantes había.',
    },
    {
      question: '¿El corte es el puntaje mínimo para postular?',
      answer:
        'No. Para postular hace falta un promedio de 458 puntos entre Competencia Lectora y Matemática 1, o estar en el 10 % de mejores notas de tu colegio, y algunos programas piden más. El corte es con cuánto alcanzó para quedar.',
    },
    {
      question: '¿Cuánto cambian los cortes de un año a otro?',
      answer: `De ${moves.from} a ${moves.to}, la mitad de los cortes del país cambió más de ${moves.median} puntos, y uno de cada diez, más de ${moves.ninetieth}. Por eso conviene mirar varios años y dejar un margen.`,
    },
    {
      question: '¿Por qué hay carreras sin puntaje de corte?',
      answer:
        'Porque sus programas no llenaron las vacantes: quedó quien postuló y cumplía los requisitos, así que no hubo un puntaje que superar.',
    },
  ];
}
