import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, type Random } from '../simulation.ts';
import golden from './golden-spins.json' with { type: 'json' };
import { readSeed, SECTORS_MOST, type Spin, seedText, spinOf, type Weighed } from './wheel.ts';

const seeds = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
const weights = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 50, noNaN: true })), { maxLength: 40 });

const weighed = (all: readonly number[]): readonly Weighed[] =>
  all.map((weight, place) => ({ content: `contenido-${place}`, weight }));

function spun(all: readonly Weighed[], seed: number): Spin {
  const spin = spinOf(all, seed);
  if (!spin) throw new Error('nothing may come up');
  return spin;
}

/** Seeds as pages draw them: unlike one another. */
function* drawnSeeds(count: number): Generator<number> {
  const random: Random = { seed: 20_261_128 };
  for (let made = 0; made < count; made += 1) yield (draw(random) * 0x1_0000_0000) | 0;
}

/** Sum of the squares of what is off, each by what was expected: about as many as there are kinds, less one. */
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, count, kind) => sum + (count - (expected[kind] ?? 0)) ** 2 / (expected[kind] ?? 0), 0);

describe('the sectors of a wheel', () => {
  it('fill the circle in order, each by its part of the weight', () => {
    fc.assert(
      fc.property(weights, seeds, (all, seed) => {
        const spin = spinOf(weighed(all), seed);
        if (!spin) {
          expect(all.every((weight) => weight === 0)).toBe(true);
          return;
        }
        const { sectors } = spin;
        const sum = sectors.reduce((total, { weight }) => total + weight, 0);
        let before = 0;
        for (const { from, to, chance, weight } of sectors) {
          expect(from).toBe(before);
          expect(chance).toBeCloseTo(weight / sum, 12);
          before = to;
        }
        expect(before).toBe(1);
      }),
    );
  });

  it('are all that weigh something, or twelve of them, and none that weighs nothing', () => {
    fc.assert(
      fc.property(weights, seeds, (all, seed) => {
        const { sectors } = spinOf(weighed(all), seed) ?? { sectors: [] };
        const heavy = all.filter((weight) => weight > 0);
        expect(sectors).toHaveLength(Math.min(SECTORS_MOST, heavy.length));
        expect(new Set(sectors.map(({ content }) => content)).size).toBe(sectors.length);
        for (const { weight } of sectors) expect(heavy).toContain(weight);
        if (heavy.length <= SECTORS_MOST) expect(sectors.map(({ weight }) => weight)).toEqual(heavy);
      }),
    );
  });

  it('are the same whatever the unit of the weights is', () => {
    fc.assert(
      fc.property(weights, seeds, fc.constantFrom(2, 4, 1 / 8, 1024), (all, seed, unit) => {
        const [one, other] = [all, all.map((weight) => weight * unit)].map((each) => spinOf(weighed(each), seed));
        expect(other?.sector.content).toBe(one?.sector.content);
        expect(other?.sectors.map(({ from }) => from)).toEqual(one?.sectors.map(({ from }) => from));
      }),
    );
  });
});

describe('a spin', () => {
  it('is known by its seed before it turns, and stops where its sector is', () => {
    fc.assert(
      fc.property(weights, seeds, (all, seed) => {
        const spin = spinOf(weighed(all), seed);
        expect(spinOf(weighed(all), seed)).toEqual(spin);
        if (!spin) return;
        expect(spin.at).toBeGreaterThanOrEqual(spin.sector.from);
        expect(spin.at).toBeLessThan(spin.sector.to);
        // As it is written down and typed again.
        expect(spinOf(weighed(all), readSeed(seedText(seed)) ?? 0)).toEqual(spin);
      }),
    );
  });

  it.each([
    ['unlike each other', [...drawnSeeds(20_000)]],
    ['one after the other', Array.from({ length: 20_000 }, (_, seed) => seed)],
  ])('comes up as often as its table says, with seeds %s', (_, all) => {
    const table = weighed([1, 2, 3, 0.5, 8, 0, 1.5]);
    const { sectors } = spun(table, 0);
    const counts = new Map<string, number>();
    for (const seed of all) {
      const { content } = spun(table, seed).sector;
      counts.set(content, (counts.get(content) ?? 0) + 1);
    }
    expect(counts.has('contenido-5')).toBe(false);
    const found = chiSquare(
      sectors.map(({ content }) => counts.get(content) ?? 0),
      sectors.map(({ chance }) => chance * all.length),
    );
    // Of six kinds: by luck alone more than 20.5 in one of a thousand.
    expect(found).toBeLessThan(20.5);
  });

  it('brings up each of forty by its weight, though only twelve of them fit on a wheel', () => {
    const table = weighed(Array.from({ length: 40 }, (_, place) => (place < 20 ? 1 : 2)));
    const counts = new Map<string, number>(table.map(({ content }) => [content, 0]));
    const all = [...drawnSeeds(10_000)];
    for (const seed of all) {
      const { sectors, sector } = spun(table, seed);
      expect(sectors).toHaveLength(SECTORS_MOST);
      counts.set(sector.content, (counts.get(sector.content) ?? 0) + 1);
    }
    const light = [...counts.values()].slice(0, 20);
    const heavy = [...counts.values()].slice(20);
    const sumOf = (some: readonly number[]) => some.reduce((sum, count) => sum + count, 0);
    // Of two kinds that weigh as much, each comes up alike: of twenty more than 43.8 in one of a thousand.
    for (const some of [light, heavy]) {
      expect(
        chiSquare(
          some,
          some.map(() => sumOf(some) / some.length),
        ),
      ).toBeLessThan(43.8);
    }
    // Which twelve are on it moves the proportion a little.
    expect(sumOf(heavy) / sumOf(light)).toBeGreaterThan(1.85);
    expect(sumOf(heavy) / sumOf(light)).toBeLessThan(2.15);
  });

  it('is what another implementation of generator and wheel says, which is make-golden-spins.py', () => {
    for (const { weights: all, seed, on, at, place } of golden) {
      const spin = spun(weighed(all), readSeed(seed) ?? 0);
      expect(spin.sectors.map(({ content }) => content)).toEqual(on.map((one) => `contenido-${one}`));
      // A number of 32 bits is whole in a double.
      expect(spin.at).toBe(at);
      expect(spin.sector.content).toBe(`contenido-${place}`);
    }
  });
});

it('reads no seed from what is none', () => {
  for (const text of ['', '1', 'g0000000', '123456789', '0x123456']) expect(readSeed(text)).toBeNull();
  expect(readSeed(' 0000FFFF ')).toBe(0xffff);
});
