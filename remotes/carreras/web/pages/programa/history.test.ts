import { expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import { historyOf } from './history.ts';

const program = (code: string) => {
  const found = OFFER.program(code);
  if (!found) throw new Error(`${code} is not in the catalogue`);
  return found;
};

it('says what a programme weighed, asked for and took in, a year a column, and what is not known', () => {
  // Ingeniería Mecánica of the Universidad del Bío-Bío, whose ranking fell from 50 % to 15 %.
  const { years, rows, choice, unknownChoice } = historyOf(program('29033'));
  expect(years.slice(0, 3)).toEqual([2027, 2026, 2025]);
  const cells = (name: string) => rows.find((row) => row.name === name)?.cells;
  expect(cells('Ranking')?.slice(0, 2)).toEqual(['15 %', '50 %']);
  expect(cells('Vacantes')?.[0]).toBe('40');
  expect(cells('Promedio mínimo')?.slice(0, 2)).toEqual(['458', 'sin dato']);
  expect(choice).toEqual([2027, 2026]);
  expect(unknownChoice).toEqual([2025]);
  expect(rows.every((row) => row.cells.length === years.length)).toBe(true);
});

it('has one year of what is new, and no year after the last of what is not offered any more', () => {
  expect(historyOf(program('26311')).years).toEqual([2027]);
  expect(historyOf(program('26000')).years[0]).toBe(2026);
});
