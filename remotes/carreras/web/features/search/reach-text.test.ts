import { expect, it } from 'vitest';
import { reachHeading, reachText } from './reach-text.ts';

it('tells a cut-off that has to be reached from a minimum above it, and from what cannot be reached', () => {
  const own = { nem: 771 };
  expect(reachText({ toCutoff: 611.2, toApply: 612 }, own)).toBe(
    'Con tu NEM, llegas al corte 2026 con 612 en cada prueba',
  );
  expect(reachText({ toCutoff: 120, toApply: 458 }, own)).toBe(
    'Con tu NEM, basta el mínimo para postular: 458 en cada prueba',
  );
  expect(reachText({ toCutoff: 1020, toApply: 1020 }, { ...own, ranking: 800 })).toBe(
    'Con tu NEM y tu Ranking, ni 1.000 en cada prueba llega al corte 2026',
  );
});

it('says above the list with what it was reckoned', () => {
  expect(reachHeading({})).toBeNull();
  expect(reachHeading({ nem: 771 })?.title).toBe('Con tu NEM de 771: lo que te piden en las pruebas');
  expect(reachHeading({ nem: 771 })?.about).toContain('lo contamos igual a tu NEM');
  const both = reachHeading({ nem: 771, ranking: 800 });
  expect(both?.title).toBe('Con tu NEM de 771 y tu Ranking de 800: lo que te piden en las pruebas');
  expect(both?.about).not.toContain('lo contamos');
});
