import { expect, it } from 'vitest';
import { OUTLINES } from './outlines.ts';
import { CHILE, type Layer, type Place, WORLD } from './places.ts';
import { describePlace, rankOf } from './region-map.ts';

const sumOf = (places: readonly Place[], of: 'area' | 'population') => places.reduce((sum, one) => sum + one[of], 0);
const named = (name: string) => CHILE.find((one) => one.name === name) as Place;

it('has the regions of the census, which sum to the country', () => {
  expect(CHILE).toHaveLength(16);
  expect(sumOf(CHILE, 'population')).toBe(18_480_432);
  expect(sumOf(CHILE, 'area')).toBe(756_096);
  expect(sumOf(WORLD, 'population')).toBeGreaterThan(8.1e9);
  expect(sumOf(WORLD, 'population')).toBeLessThan(8.2e9);
});

it('tells a region by its layer', () => {
  const told = (name: string, layer: Layer) => describePlace(CHILE, named(name), layer);
  expect(told('Metropolitana', 'population')).toBe(
    'Metropolitana: 7.400.741 habitantes, el 40 % del total. Lugar 1 de 16.',
  );
  expect(told('Aysén', 'density')).toBe('Aysén: 0,9 hab./km². Lugar 16 de 16.');
  expect(told('Aysén', 'zones')).toBe('Aysén: Zona Austral, con Magallanes.');
  expect(describePlace(WORLD, WORLD[3] as Place, 'area')).toBe(
    'Asia: 44,6 millones de km², el 29,7 % del total. Lugar 1 de 6.',
  );
});

it('ranks every place once where no two are alike', () => {
  for (const layer of ['population', 'area', 'density'] as const) {
    const ranks = CHILE.map((place) => rankOf(CHILE, place, layer)).sort((one, other) => one - other);
    expect(ranks).toEqual(CHILE.map((_, index) => index + 1));
  }
});

it('draws every continent inside the world', () => {
  expect(OUTLINES).toHaveLength(WORLD.length);
  for (const outline of OUTLINES.flat()) {
    const numbers = outline.split(' ').map(Number);
    expect(numbers.length % 2).toBe(0);
    for (const [index, number] of numbers.entries()) {
      expect(Math.abs(number)).toBeLessThanOrEqual(index % 2 === 0 ? 180 : 90);
    }
  }
});
