import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import { careerSummary } from './career-summary.ts';
import { cutoffSentence, durationSentence, offerSentence, testsSentence } from './summary-sentences.ts';

function summaryOf(id: string) {
  const career = OFFER.career(id);
  return careerSummary(career?.programs ?? [], career?.discontinued ?? []);
}

describe('the sentences about a career', () => {
  it('say what is offered', () => {
    expect(offerSentence(summaryOf('odontologia'))).toBe(
      '29 programas en 20 universidades, con 2.742 vacantes regulares',
    );
  });

  it('say the range of cut-offs of those that filled, and only of those', () => {
    expect(cutoffSentence(summaryOf('odontologia'))).toBe(
      'En los 26 programas que llenaron sus vacantes, la última persona seleccionada en Admisión 2026 tuvo de 405,3 a 866,9 puntos ponderados.',
    );
    expect(cutoffSentence(summaryOf('tecnico-en-dibujo-tecnico'))).toBe(
      'En Admisión 2026 el único programa no llenó sus vacantes: no hubo puntaje de corte que superar.',
    );
  });

  it('say one score where there is one programme', () => {
    expect(cutoffSentence(summaryOf('ingenieria-naval'))).toBe(
      'La última persona seleccionada en Admisión 2026 tuvo 482,9 puntos ponderados.',
    );
  });

  it('say which tests are asked for, and by how many', () => {
    expect(testsSentence(summaryOf('ingenieria-civil-industrial'))).toBe(
      'Competencia Lectora y Matemática 1 (M1) se rinden siempre, y al menos una entre Historia y Ciencias. ' +
        'Todos los programas piden Matemática 2 (M2). 15 de 60 programas piden Ciencias. ' +
        '45 de 60 programas aceptan Historia o Ciencias: cuenta la mejor de las dos. Con Ciencias postulas a todos.',
    );
  });

  it('do not take a bachillerato for the whole career', () => {
    expect(durationSentence(summaryOf('medicina'))).toBe(
      'La duración más común es de 7 años. 2 programas son bachilleratos o planes comunes, que duran menos y siguen después en la carrera.',
    );
  });
});
