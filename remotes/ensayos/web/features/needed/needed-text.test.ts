import { expect, it } from 'vitest';
import type { NeededContent } from '../../../practice/most-needed.ts';
import { neededText } from './needed-text.ts';

const ENTEROS = 'm1.numeros.enteros-racionales.enteros';
const PORCENTAJE = 'm1.numeros.porcentaje.calculo';
const RAICES = 'm1.numeros.potencias-raices.raices';
const missed = (contentId: string, wrong: number, answered: number): NeededContent => ({
  contentId,
  reason: 'missed',
  answered,
  wrong,
  daysSince: 1,
});
const unseen = (contentId: string, daysSince: number): NeededContent => ({
  contentId,
  reason: 'long-unseen',
  answered: 3,
  wrong: 0,
  daysSince,
});
const fresh = (contentId: string): NeededContent => ({
  contentId,
  reason: 'new',
  answered: 0,
  wrong: 0,
  daysSince: null,
});
const textOf = (...contents: NeededContent[]) => neededText({ test: 'm1', contents });

it('says in one sentence what was missed, what was not seen for long, and what is new', () => {
  expect(textOf(missed(ENTEROS, 3, 5))).toMatch(/^De M1, porque fallaste 3 de tus últimas 5 en «[^»]+»\.$/);
  expect(textOf(missed(ENTEROS, 1, 1), missed(RAICES, 2, 2), missed(PORCENTAJE, 1, 3))).toMatch(
    /^De M1, porque fallaste la última en «[^»]+» y también en «[^»]+» y otro contenido\.$/,
  );
  expect(textOf(missed(ENTEROS, 2, 3), unseen(PORCENTAJE, 21), fresh(RAICES))).toMatch(
    /, hace 21 días o más que no ves «[^»]+» y todavía no practicas «[^»]+»\.$/,
  );
});

it('says of who has answered nothing that this is where to begin', () => {
  expect(textOf()).toBe(
    'Todavía no tenemos respuestas tuyas: empieza con preguntas de todo M1 y con ellas sabremos qué te falta.',
  );
});
