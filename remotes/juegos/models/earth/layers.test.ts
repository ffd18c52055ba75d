import { expect, it } from 'vitest';
import { EARTH_KM } from './ak135.ts';
import vectors from './golden/vectors.json' with { type: 'json' };
import { DIVISIONS, inside, LAYERS, layerAt, readingAt, temperatureNear, volumeShare } from './layers.ts';

it('divides the Earth twice, from the surface to the centre without a gap', () => {
  for (const division of DIVISIONS) {
    const layers = LAYERS[division];
    expect(layers[0]?.topKm).toBe(0);
    expect(layers.at(-1)?.bottomKm).toBe(EARTH_KM);
    for (const [index, { topKm }] of layers.entries()) {
      if (index > 0) expect(topKm).toBe(layers[index - 1]?.bottomKm);
    }
    expect(layers.filter(({ isLiquid }) => isLiquid).map(({ id }) => id)).toEqual(['nucleo-externo']);
    expect(layers.reduce((sum, { topKm, bottomKm }) => sum + volumeShare(topKm, bottomKm), 0)).toBeCloseTo(1, 12);
  }
});

it('has no S exactly where it is liquid', () => {
  for (let depthKm = 0; depthKm <= EARTH_KM; depthKm += 1) {
    const { s } = readingAt(depthKm);
    expect(s === 0, `${depthKm} km`).toBe(layerAt('composicion', depthKm).isLiquid === true);
  }
});

it('says of a boundary what lies below it', () => {
  expect(layerAt('composicion', 35).id).toBe('manto-superior');
  expect(layerAt('mecanica', 35).id).toBe('litosfera');
  expect(layerAt('composicion', EARTH_KM).id).toBe('nucleo-interno');
  expect(readingAt(2891.5).s).toBe(0);
});

it('weighs as much as the Earth, and presses as thin shells and PREM say', () => {
  // 5.9722e24 kg.
  expect((inside().masses[0] ?? 0) / 5.9722e24).toBeCloseTo(1, 3);
  for (const [depthKm, pressure] of vectors.pressures as [number, number][]) {
    expect(Math.abs(readingAt(depthKm).pressure - pressure), `${depthKm} km`).toBeLessThan(0.03);
  }
  // Dziewonski and Anderson (1981): core, inner core and centre.
  const prem: [number, number][] = [
    [2891, 135.75],
    [5149.5, 328.85],
    [EARTH_KM, 363.85],
  ];
  for (const [depthKm, pressure] of prem) {
    expect(Math.abs(readingAt(depthKm).pressure / pressure - 1)).toBeLessThan(0.005);
  }
});

it('presses more the deeper it is', () => {
  let above = -1;
  for (let depthKm = 0; depthKm <= EARTH_KM; depthKm += 1) {
    const { pressure } = readingAt(depthKm);
    expect(pressure).toBeGreaterThan(above);
    above = pressure;
  }
});

it('names the temperature that was estimated nearest', () => {
  expect(temperatureNear(0).depthKm).toBe(410);
  expect(temperatureNear(2700).kelvin).toBe(2587);
  expect(temperatureNear(EARTH_KM).kelvin).toBe(6230);
});
