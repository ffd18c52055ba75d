import { describe, expect, it } from 'vitest';
import { averageQuestions, scoresInWords } from './average-questions.ts';

describe('the answer in words', () => {
  it('names the three groups', () => {
    expect(scoresInWords(550)).toBe('572 puntos en el grupo A, 577 en el B y 574 en el C');
  });

  it('says one number where the groups agree', () => {
    expect(scoresInWords(700)).toBe('1.000 puntos en los tres grupos');
    expect(scoresInWords(400)).toBe('100 puntos en los tres grupos');
  });
});

describe('the questions of an average', () => {
  it('say what average it takes to rise 50 points', () => {
    expect(averageQuestions(550)[1]?.answer).toBe(
      'En el grupo A, con promedio 5,68 el puntaje es 622: 50 puntos más que con 5,50.',
    );
  });

  it('say that there is no higher where there is none', () => {
    expect(averageQuestions(700)[1]?.answer).toContain('No se puede');
  });
});
