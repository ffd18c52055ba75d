import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeCircuit, solveCircuit } from './circuit.ts';

it('is told by what is shared out', () => {
  expect(describeCircuit({ volts: 12, ohms: [4, 8], wiring: 'series' })).toBe(
    'En serie: la resistencia total es 12 Ω. La misma corriente, 1 A, pasa por todas; el voltaje se reparte: 4 V y 8 V. La batería entrega 12 W.',
  );
  expect(describeCircuit({ volts: 12, ohms: [4, 6], wiring: 'parallel' })).toBe(
    'En paralelo: la resistencia total es 2,4 Ω. Todas tienen el mismo voltaje, 12 V; la corriente se reparte: 3 A y 2 A, 5 A en total. La batería entrega 60 W.',
  );
});

it('loses no voltage, no current and no energy', () => {
  const circuit = fc.record({
    volts: fc.integer({ min: 1, max: 24 }),
    ohms: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
    wiring: fc.constantFrom('series' as const, 'parallel' as const),
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  fc.assert(
    fc.property(circuit, (one) => {
      const { amperes, watts, ohms, bulbs } = solveCircuit(one);
      if (one.wiring === 'series') expect(sum(bulbs.map(({ volts }) => volts))).toBeCloseTo(one.volts, 6);
      else expect(sum(bulbs.map((bulb) => bulb.amperes))).toBeCloseTo(amperes, 6);
      expect(sum(bulbs.map((bulb) => bulb.watts))).toBeCloseTo(watts, 6);
      // More in a row hinders more; more ways hinder less.
      if (one.wiring === 'series') expect(ohms).toBeGreaterThanOrEqual(Math.max(...one.ohms));
      else expect(ohms).toBeLessThanOrEqual(Math.min(...one.ohms) + 1e-9);
    }),
  );
});
