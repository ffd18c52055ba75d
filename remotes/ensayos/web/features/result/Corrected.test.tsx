import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { expect, it } from 'vitest';
import type { ResultSummary } from '../../../api/attempts.ts';
import { Corrected } from './Corrected.tsx';

const of = (correct: number, middle?: number): ResultSummary => ({
  correct,
  scored: 60,
  omitted: 0,
  answered: 60,
  expired: false,
  ...(middle !== undefined && {
    score: { low: middle - 30, middle, high: middle + 30, method: { kind: 'posterior', answered: 60 } },
  }),
});
const reasons = [
  { slot: 11, reason: 'La clave publicada estaba equivocada.' },
  { slot: null, reason: 'Cambió la tabla de puntajes.' },
];

async function text(before: ResultSummary, now: ResultSummary): Promise<string> {
  const page = () => <Corrected corrected={{ before, reasons }} now={now} />;
  const location = { pathname: '/', search: '', hash: '' };
  return (await renderFragment({ default: page }, { params: {}, location })).replaceAll(/<[^>]+>/g, ' ');
}

it('tells what the result was, what it is, and which question was wrong', async () => {
  const told = await text(of(30, 600), of(31, 610));
  expect(told).toContain('Tenías 30 de 60 correctas y entre 570 y 630 puntos; ahora son 31 de 60 correctas');
  expect(told).toContain('Pregunta 12: La clave publicada estaba equivocada.');
  expect(told).toContain('Cambió la tabla de puntajes.');
});

it('tells that there is no score any more where there was one', async () => {
  const told = await text(of(30, 600), of(30));
  expect(told).toContain('y entre 570 y 630 puntos; ahora son 30 de 60 correctas, sin puntaje.');
});

it('tells that nothing changes where nothing does', async () => {
  expect(await text(of(30), of(30))).toContain('Tu resultado no cambia.');
});
