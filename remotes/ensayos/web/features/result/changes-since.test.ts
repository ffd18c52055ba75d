import { describe, expect, it } from 'vitest';
import type { AttemptResult, AttemptSummary, ReviewedItem } from '../../../api/attempts.ts';
import { changesSince } from './changes-since.ts';

const tally = (correct: number, wrong: number) => ({ correct, wrong, omitted: 0 });

const summary = (correct: number): AttemptSummary => ({
  id: `con-${correct}`,
  request: { mode: 'simulacro', test: 'm1' },
  state: 'graded',
  items: 65,
  createdAt: '2026-11-20T15:00:00.000Z',
  startedAt: '2026-11-20T15:00:00.000Z',
  gradedAt: '2026-11-20T17:00:00.000Z',
  remainingMs: null,
  answered: 65,
  result: {
    correct,
    scored: 60,
    omitted: 0,
    answered: 65,
    expired: false,
    score: { low: 500 + correct, middle: 520, high: 530 + correct, method: { kind: 'posterior', answered: 65 } },
  },
});

const item = (...mistakes: readonly string[]): ReviewedItem => ({
  item: { stem: '', options: [] },
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'resolver-problemas',
  difficulty: 3,
  scored: true,
  outcome: 'correct',
  key: 'a',
  chosen: 'a',
  mistakes: mistakes.map((id) => ({ option: id, id, name: `Nombre de ${id}`, feedback: '' })),
  solution: [],
  evidence: [],
  sources: [],
  flagged: false,
  activeMs: 1000,
  history: ['a'],
});

const breakdown = (axes: AttemptResult['breakdown']['axes'], mistakes: Readonly<Record<string, number>>) => ({
  axes,
  contents: {},
  skills: {},
  mistakes,
});

const result: AttemptResult = {
  attempt: summary(45),
  breakdown: breakdown({ 'm1.numeros': tally(6, 4), 'm1.algebra': tally(1, 1) }, { signo: 1 }),
  items: [item('signo', 'orden', 'nunca')],
  texts: [],
  sections: [],
  previous: {
    attempt: summary(30),
    breakdown: breakdown(
      { 'm1.numeros': tally(2, 8), 'm1.geometria': tally(1, 1) },
      { signo: 2, orden: 1, ausente: 1 },
    ),
  },
  corrected: null,
  late: null,
};

describe('since the last time', () => {
  it('nothing is compared with nothing', () => {
    expect(changesSince({ ...result, previous: null })).toBeNull();
  });

  it('a difference of a few answers may be chance, one of many is not', () => {
    const said = (correct: number) => changesSince({ ...result, attempt: summary(correct) })?.score;
    expect(said(45)).toBe(
      'Tu estimación pasó de 530–560 a 545–575 puntos, con 30 de 60 correctas antes y 45 de 60 ahora. Es más de lo que el azar suele explicar: mejoraste.',
    );
    expect(said(18)).toContain('esta vez te costó más');
    for (const correct of [24, 30, 38]) expect(said(correct)).toContain('puede ser azar');
  });

  it('without an estimate the answers are compared, and those of a review are not', () => {
    const { score: _, ...counts } = summary(45).result ?? {
      correct: 45,
      scored: 60,
      omitted: 0,
      answered: 65,
      expired: false,
    };
    const attempt = { ...summary(45), result: counts };
    expect(changesSince({ ...result, attempt })?.score).toMatch(/^Tuviste 30 de 60 correctas antes y 45 de 60 ahora\./);
    const review = { ...attempt, request: { mode: 'repaso', test: 'm1', items: 60, feedback: 'at-end' } } as const;
    expect(changesSince({ ...result, attempt: review })?.score).toBeNull();
  });

  it('axes are compared where both attempts asked them', () => {
    expect(changesSince(result)?.axes).toEqual([{ id: 'm1.numeros', before: tally(2, 8), now: tally(6, 4) }]);
  });

  it('mistakes of the last time came back, or could have been made and were not', () => {
    const { back, overcome } = changesSince(result) ?? {};
    expect(back).toEqual([{ id: 'signo', name: 'Nombre de signo' }]);
    expect(overcome).toEqual([{ id: 'orden', name: 'Nombre de orden' }]);
  });
});
