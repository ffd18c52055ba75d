import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSpan, inOrder, moveEnd, placeRows, yearsBetween } from './timeline.ts';

const events = inOrder([
  { year: 1818, label: 'Maipú' },
  { year: 1810, label: 'Primera Junta' },
  { year: 1814, label: 'Rancagua' },
]);

const year = fc.integer({ min: -3000, max: 2030 }).filter((one) => one !== 0);

describe('years', () => {
  it('have no zero among them', () => {
    expect(yearsBetween(-1, 1)).toBe(1);
    expect(yearsBetween(-44, 14)).toBe(57);
  });

  it('add up over a year in between', () => {
    fc.assert(
      fc.property(fc.tuple(year, year, year), (years) => {
        const [first, middle, last] = [...years].sort((one, other) => one - other) as [number, number, number];
        expect(yearsBetween(first, middle) + yearsBetween(middle, last)).toBe(yearsBetween(first, last));
      }),
    );
  });
});

describe('a span', () => {
  it('is told with what happens inside', () => {
    expect(describeSpan(events, { from: 0, to: 2 })).toBe(
      'De «Primera Junta» (1810) a «Maipú» (1818) pasan 8 años. Entre medio hay 1 hecho.',
    );
    expect(describeSpan(events, { from: 1, to: 2 })).toBe('De «Rancagua» (1814) a «Maipú» (1818) pasan 4 años.');
  });

  it('keeps its order wherever its ends are moved', () => {
    fc.assert(
      fc.property(fc.constantFrom('from', 'to'), fc.integer({ min: -9, max: 9 }), (end, place) => {
        const { from, to } = moveEnd({ from: 0, to: 1 }, end, place, events.length);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThan(events.length);
      }),
    );
  });
});

describe('rows', () => {
  it('never lie over each other and never leave the room that they fit into', () => {
    const row = fc.record({ wanted: fc.integer({ min: 0, max: 600 }), height: fc.integer({ min: 44, max: 90 }) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 9 }), fc.integer({ min: 0, max: 200 }), (rows, spare) => {
        const sorted = [...rows].sort((one, other) => one.wanted - other.wanted);
        const heights = sorted.map(({ height }) => height);
        const room = heights.reduce((sum, height) => sum + height, spare);
        const middles = placeRows(
          sorted.map(({ wanted }) => wanted),
          heights,
          room,
        );
        let free = 0;
        for (const [index, middle] of middles.entries()) {
          const half = (heights[index] ?? 0) / 2;
          expect(middle - half).toBeGreaterThanOrEqual(free - 1e-9);
          free = middle + half;
        }
        expect(free).toBeLessThanOrEqual(room + 1e-9);
      }),
    );
  });
});
