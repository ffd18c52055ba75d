import type { GoalProgram, GoalTerms } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import { goalTexts } from './goal-texts.ts';

const estimate = (middle: number): ScoreEstimate => ({
  low: middle - 40,
  middle,
  high: middle + 40,
  method: { kind: 'posterior', answered: 30 },
});

const TERMS: GoalTerms = {
  year: 2027,
  offered: true,
  requiredTests: ['cl', 'm1'],
  requiredEither: ['hcs', 'ciencias'],
  weighedTests: ['cl', 'm1', 'hcs', 'ciencias'],
  minAverage: { score: 485, bestTenthExempt: false },
  minWeighted: null,
  teaching: false,
  specialTest: false,
  otherWeights: false,
};

const program = (terms: Partial<GoalTerms> = {}, changes: Partial<GoalProgram> = {}): GoalProgram => ({
  name: 'Derecho',
  university: 'Universidad de Muestra',
  lastCutoff: { year: 2026, score: 400, unfilled: false },
  terms: { ...TERMS, ...terms },
  ...changes,
});

const inReading = (middle: number) => ({ test: 'cl', score: estimate(middle) }) as const;

const said = (...[goal, taken, estimates]: Parameters<typeof goalTexts>): string => {
  const { refusal, demands, distance } = goalTexts(goal, taken, estimates);
  return [refusal, ...demands, distance].join('\n');
};

describe('the mean of Lectora and M1', () => {
  it('refuses before any distance, with the figures of both tests', () => {
    const { refusal, distance } = goalTexts(program(), inReading(500), { m1: 424, cl: 700 });
    expect(refusal).toBe(
      'Con estos puntajes no puedes postular en Admisión 2027: pide un promedio de 485 entre Competencia Lectora y M1, y el tuyo es 462 (500 en Competencia Lectora y 424 en M1, según tus ensayos).',
    );
    expect(distance).toBe('Último corte (Admisión 2026): 400 puntos ponderados.');
  });

  it('is met to the point, and not half a point below', () => {
    expect(goalTexts(program(), inReading(500), { m1: 470 }).refusal).toBeNull();
    expect(said(program(), inReading(500), { m1: 470 })).toContain('lo cumples');
    expect(goalTexts(program(), inReading(500), { m1: 469 }).refusal).toContain('el tuyo es 484,5');
  });

  it('says what the other test has to give where that one is not known, and assumes none', () => {
    expect(said(program(), inReading(500), {})).toContain(
      'con tus 500 en Competencia Lectora necesitas 470 en M1, y ahí no tenemos un puntaje tuyo',
    );
    expect(said(program(), { test: 'm1', score: estimate(420) }, {})).toContain(
      'con tus 420 en M1 necesitas 550 en Competencia Lectora',
    );
    expect(said(program(), inReading(900), {})).toContain('lo cumples con cualquier puntaje en M1');
    const high = program({ minAverage: { score: 600, bestTenthExempt: false } });
    expect(goalTexts(high, inReading(180), {}).refusal).toContain('ni con 1000 en M1');
  });

  it('is told as not known after a test of neither', () => {
    expect(said(program(), { test: 'hcs', score: estimate(700) }, {})).toContain('no sabemos si lo cumples');
    expect(goalTexts(program(), { test: 'hcs', score: estimate(700) }, { cl: 440, m1: 440 }).refusal).toContain('440');
  });

  it('does not bind the best tenth, where it is the general one', () => {
    const exempt = { minAverage: { score: 485, bestTenthExempt: true } };
    expect(said(program(exempt), inReading(440), { m1: 440 })).toContain('entre el 10 % de mejores notas');
    expect(said(program(exempt), inReading(700), { m1: 700 })).not.toContain('10 %');
    expect(said(program(), inReading(440), { m1: 440 })).not.toContain('10 %');
  });
});

describe('what applying takes', () => {
  const enough = { m1: 700 };

  it('names the tests to sit', () => {
    expect(said(program(), inReading(700), enough)).toContain(
      'Exige rendir Competencia Lectora y M1, y además Historia o Ciencias.',
    );
    const engineering = program({ requiredTests: ['cl', 'm1', 'm2', 'ciencias'], requiredEither: [] });
    expect(said(engineering, inReading(700), enough)).toContain('Exige rendir Competencia Lectora, M1, M2 y Ciencias.');
  });

  it('does not tell from one test whether a weighted minimum is met', () => {
    expect(said(program({ minWeighted: 550 }), inReading(700), enough)).toMatch(
      /ponderado de al menos 550.*no se sabe si lo cumples/,
    );
  });

  it('tells what points alone do not decide', () => {
    expect(said(program({ teaching: true }), inReading(700), enough)).toContain('requisitos legales propios');
    expect(said(program({ specialTest: true }), inReading(700), enough)).toContain('prueba propia de la universidad');
  });

  it('is all that is said of a programme that nobody offers any more', () => {
    expect(goalTexts(program({ offered: false, year: 2026 }), inReading(700), enough)).toEqual({
      refusal: 'Ya no se ofrece: el último proceso en que estuvo fue Admisión 2026.',
      demands: [],
      distance: null,
    });
  });

  it('is not known where the service did not say it, and nothing is compared', () => {
    const { terms: _, ...older } = program();
    expect(said(older, inReading(700), enough)).toContain('No sabemos qué pide para postular');
    expect(said(older, inReading(700), enough)).not.toContain('te ayuda');
  });
});

describe('the distance to the cut-off', () => {
  const enough = { m1: 700 };

  it('is told where nothing forbids applying', () => {
    expect(goalTexts(program(), inReading(700), enough).distance).toContain('te ayuda a llegar');
    expect(goalTexts(program({}, { lastCutoff: null }), inReading(700), enough).distance).toBe(
      'No hay un corte publicado.',
    );
  });

  it('is not told of a cut-off that was weighed otherwise', () => {
    const { demands, distance } = goalTexts(program({ otherWeights: true }), inReading(700), enough);
    expect(demands.join(' ')).toContain(
      'Sus ponderaciones cambiaron: el corte de 2026 se calculó con otras y no se compara uno a uno con los puntajes de Admisión 2027.',
    );
    expect(distance).toBe('Último corte (Admisión 2026): 400 puntos ponderados.');
  });

  it('is not told of a test that the programme does not weigh', () => {
    const taken = { test: 'm2', score: estimate(700) } as const;
    expect(said(program(), taken, { cl: 700, m1: 700 })).toContain('La prueba que rendiste no pondera en esta carrera');
    expect(goalTexts(program(), taken, { cl: 700, m1: 700 }).distance).not.toContain('Tu rango');
  });

  it('says of an elective that the better one counts', () => {
    const taken = { test: 'hcs', score: estimate(700) } as const;
    expect(said(program(), taken, { cl: 700, m1: 700 })).toContain('De Historia y Ciencias cuenta la mejor.');
    expect(said(program(), inReading(700), enough)).not.toContain('cuenta la mejor');
  });
});
