import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testProgram } from '../../../admission/testing/test-program.ts';
import { StandingLine } from './StandingLine.tsx';
import { standingOf } from './standing.ts';

const SCORES = { nem: 700, ranking: 700, cl: 700, m1: 700, m2: 700, hcs: 700, cien: 700 };
const FAR = { cutoffs: [{ year: 2026, last: 400, unfilled: false }] };

it('says the weighted score before its distance to the cut-off', () => {
  const program = testProgram({ cutoffs: [{ year: 2026, last: 687.7, unfilled: false }] });
  const line = renderToStaticMarkup(<StandingLine standing={standingOf(program, SCORES, { bestTenth: false })} />);
  expect(line).toContain('<span>Tu ponderado: 700,0</span><span>12,3 puntos sobre el corte 2026</span>');
});

it('says what else than points decides before any label and any percentage', () => {
  for (const [program, demand] of [
    [testProgram({ ...FAR, career: 'Pedagogía en Idiomas' }), 'requisitos legales propios'],
    [testProgram({ ...FAR, specialTestRequired: true }), 'prueba propia'],
  ] as const) {
    const line = renderToStaticMarkup(<StandingLine standing={standingOf(program, SCORES, { bestTenth: false })} />);
    const said = [demand, 'Probable', '\u00a0%'].map((text) => line.indexOf(text));
    expect(said.every((place) => place >= 0)).toBe(true);
    expect(said).toEqual(said.toSorted((a, b) => a - b));
  }
});
