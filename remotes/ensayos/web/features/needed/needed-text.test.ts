import { expect, it } from 'vitest';
import type { NeededContent } from '../../../practice/most-needed.ts';
import { neededText } from './needed-text.ts';

const ENTEROS = 'm1.numeros.enteros-racionales.enteros';
const PORCENTAJE = 'm1.numeros.porcentaje.calculo';
const RAICES = 'm1.numeros.potencias-raices.raices';
const missed = (contentId: string, wrong: number, answered: number, omitted?: number): NeededContent => ({
  contentId,
  reason: 'missed',
  answered,
  wrong,
  ...(omitted === undefined ? {} : { omitted }),
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

it('says in one sentence why, and in another what else is asked', () => {
  expect(textOf(missed(ENTEROS, 3, 5))).toMatch(/^De M1, porque fallaste 3 de tus últimas 5 en «[^»]+»\.$/);
  expect(textOf(missed(ENTEROS, 1, 1), missed(RAICES, 2, 2), unseen(PORCENTAJE, 21), fresh(RAICES))).toMatch(
    /^De M1, porque fallaste la última en «[^»]+»\. También hay de «[^»]+», «[^»]+» y otro contenido\.$/,
  );
  expect(textOf(unseen(PORCENTAJE, 21), fresh(RAICES))).toMatch(
    /^De M1, porque hace 21 días que no ves «[^»]+»\. Lo demás todavía no lo practicas: «[^»]+»\.$/,
  );
});

it('tells what was left out from what was wrong', () => {
  expect(textOf(missed(ENTEROS, 1, 1, 1))).toMatch(/, porque dejaste en blanco la última en «[^»]+»\.$/);
  expect(textOf(missed(ENTEROS, 2, 4, 2))).toMatch(/, porque dejaste en blanco 2 de tus últimas 4 en «/);
  expect(textOf(missed(ENTEROS, 3, 5, 1))).toMatch(/, porque fallaste o dejaste en blanco 3 de tus últimas 5 en «/);
});

it('says of who has answered nothing that this is where to begin', () => {
  expect(textOf()).toBe(
    'Todavía no tenemos respuestas tuyas: empieza con preguntas de todo M1 y con ellas sabremos qué te falta.',
  );
});
