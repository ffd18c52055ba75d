import { createRouteTable } from '@travesia/contracts/page';
import { describe, expect, it } from 'vitest';
import { averagePath, CALCULATOR_PATH, routes } from './routes.ts';

const table = createRouteTable(routes);
const at = (text: string) => table.match(`${CALCULATOR_PATH}/cual-es-mi-puntaje-nem-si-tuve-promedio-${text}`);

describe('the routes of herramientas', () => {
  it('give every average of the table its canonical address', () => {
    for (let average = 400; average <= 700; average += 1) {
      const path = averagePath(average);
      expect(table.match(path)?.canonicalPath).toBe(path);
    }
    expect(averagePath(550)).toBe(`${CALCULATOR_PATH}/cual-es-mi-puntaje-nem-si-tuve-promedio-5.50`);
  });

  it('lead other spellings of an average to the one address', () => {
    for (const text of ['5.5', '5.500', '5.4999']) expect(at(text)?.canonicalPath).toBe(averagePath(550));
  });

  it.each(['3.99', '7.01', 'abc', '', '5,5', '4e0', 'NaN', 'Infinity', '٥', '５'])('know no average "%s"', (text) => {
    expect(at(text)).toBeNull();
    expect(at(encodeURIComponent(text))).toBeNull();
  });
});
