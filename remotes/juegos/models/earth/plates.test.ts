import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ARC_DEPTH_KM,
  ARC_KM,
  BORDERS,
  crustKm,
  formedBy,
  LEAST_RATE_MM,
  MOST_RATE_MM,
  MOST_SITE_KM,
  MOST_YEARS,
  mountainKm,
  quakeOf,
  quakesBy,
  seaDepthKm,
  slabDepthKm,
  slabLengthKm,
  tipKm,
} from './plates.ts';

const rates = fc.integer({ min: LEAST_RATE_MM, max: MOST_RATE_MM });
const ages = fc.integer({ min: 1, max: MOST_YEARS });

/** The sinking plate by small steps along its dip: 9° at the trench, evenly to 24° at 200 km, then the same. */
function walk(km: number): { depth: number; length: number } {
  const steps = 20_000;
  let [depth, length] = [7, 0];
  for (let step = 0; step < steps; step += 1) {
    const at = ((step + 0.5) * km) / steps;
    const dip = ((9 + 15 * Math.min(1, at / 200)) * Math.PI) / 180;
    depth += (Math.tan(dip) * km) / steps;
    length += km / steps / Math.cos(dip);
  }
  return { depth, length };
}

it('has the closed forms of its slab, as summed by small steps', () => {
  for (const km of [0, 40, 150, 200, 260, 325, MOST_SITE_KM]) {
    const { depth, length } = walk(km);
    expect(slabDepthKm(km)).toBeCloseTo(depth, 4);
    expect(slabLengthKm(km)).toBeCloseTo(length, 4);
    expect(tipKm(length)).toBeCloseTo(km, 3);
  }
});

it('is deeper the farther inland, as under the north of Chile', () => {
  for (let km = 1; km <= MOST_SITE_KM; km += 1) expect(slabDepthKm(km)).toBeGreaterThan(slabDepthKm(km - 1));
  // San Pedro de Atacama, some 320 km from the trench: quakes at more than 100 km.
  expect(slabDepthKm(320)).toBeGreaterThan(100);
  expect(slabDepthKm(320)).toBeLessThan(130);
  expect(slabDepthKm(ARC_KM)).toBeCloseTo(ARC_DEPTH_KM, 9);
  expect(ARC_KM).toBeGreaterThan(250);
  expect(ARC_KM).toBeLessThan(350);
});

it('forms volcanoes once the plate is deep enough, and only where rock melts', () => {
  fc.assert(
    fc.property(rates, ages, (rate, years) => {
      const { hasVolcanoes, deepestKm, movedKm } = formedBy('subduccion', rate, years);
      expect(hasVolcanoes).toBe(slabLengthKm(ARC_KM) <= movedKm + 1e-9);
      if (hasVolcanoes) expect(deepestKm).toBeGreaterThanOrEqual(ARC_DEPTH_KM - 1e-9);
      expect(formedBy('transformante', rate, years).hasVolcanoes).toBe(false);
      expect(formedBy('colision', rate, years).hasVolcanoes).toBe(false);
    }),
  );
});

it('has no quake deeper than what it says, each the same whenever asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BORDERS), rates, fc.integer({ min: 0, max: 499 }), (border, rate, number) => {
      const quake = quakeOf(border, rate, number);
      const { deepestKm } = formedBy(border, rate, (number + 1) * 20_000);
      expect(quake.depthKm).toBeLessThanOrEqual(deepestKm + 8);
      expect(quake).toEqual(quakeOf(border, rate, number));
    }),
  );
  expect(quakesBy(0)).toBe(0);
  expect(quakesBy(100_000)).toBe(5);
});

it('swims: twice the crust under the highest mountains, as under Tibet', () => {
  expect(crustKm(0)).toBe(35);
  expect(crustKm(1000)).toBe(70);
  expect(mountainKm(35)).toBe(0);
  // Both columns weigh the same on the depth of the root: 70 · 2.8 = 35 · 2.8 + 35 · (1 − 0.5 / 3.3) · 3.3.
  const height = mountainKm(70);
  expect(70 * 2.8).toBeCloseTo(35 * 2.8 + (35 - height) * 3.3, 9);
  expect(height).toBeCloseTo(5.3, 1);
});

it('says a speed in the ways that the test asks: 25 mm a year are 25 km in a million years', () => {
  expect(formedBy('divergente', 25, 4e6).movedKm).toBe(100);
  expect(formedBy('divergente', 25, 0)).toEqual({ movedKm: 0, deepestKm: 0, hasVolcanoes: false });
  expect(seaDepthKm(0)).toBe(2.5);
  expect(seaDepthKm(25)).toBe(4.25);
});
