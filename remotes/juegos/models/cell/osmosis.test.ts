import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  condition,
  describeOsmosis,
  flow,
  ISOTONIC,
  inside,
  isBalanced,
  OSMOTIC_CELLS,
  OSMOTIC_FACTS,
  type OsmosisState,
  type OsmoticCell,
  OUTSIDE_MAX,
  osmoticPressure,
  setOutside,
  startOsmosis,
  stepOsmosis,
  turgor,
  volumeAtRest,
} from './osmosis.ts';

interface Golden {
  readonly volumes: readonly (readonly [OsmoticCell, number, number, number])[];
  readonly rests: readonly (readonly [OsmoticCell, number, number])[];
  readonly burst: number;
}
const golden: Golden = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')).osmosis;

const STEP = 1 / 60;

/** Steps until `seconds` of the cell have passed; a whole number of steps is nearest to that. */
function after(cell: OsmoticCell, outside: number, seconds: number): OsmosisState {
  const state = startOsmosis(cell, outside);
  const steps = Math.round(seconds / OSMOTIC_FACTS[cell].pace / STEP);
  for (let step = 0; step < steps; step += 1) stepOsmosis(state, STEP);
  return state;
}

function settle(state: OsmosisState): OsmosisState {
  for (let step = 0; step < 20_000 && !isBalanced(state); step += 1) stepOsmosis(state, STEP);
  expect(isBalanced(state)).toBe(true);
  return state;
}

it('goes through the volumes of another method, within 1e-4 of the isotonic volume', () => {
  for (const [cell, outside, seconds, volume] of golden.volumes) {
    const apart = Math.abs(after(cell, outside, seconds).volume - volume);
    expect(apart, `${cell} ${outside} ${seconds}`).toBeLessThan(1e-4);
  }
  // It is seen at the end of its step.
  const burst = settle(startOsmosis('globulo', 0));
  expect(burst.hasBurst).toBe(true);
  expect(Math.abs(burst.seconds - golden.burst)).toBeLessThan(OSMOTIC_FACTS.globulo.pace * STEP + 1e-6);
});

it('rests where Boyle and van ’t Hoff say', () => {
  for (const [cell, outside, volume] of golden.rests) {
    expect(volumeAtRest(cell, outside)).toBeCloseTo(volume, 7);
    expect(settle(startOsmosis(cell, outside)).volume).toBeCloseTo(volume, 3);
  }
  expect(volumeAtRest('globulo', 2 * ISOTONIC)).toBeCloseTo(0.7, 12);
  expect(osmoticPressure(300, 310)).toBeCloseTo(7.63, 2);
});

it('leaves a cell in an isotonic solution as it is', () => {
  for (const cell of OSMOTIC_CELLS) {
    const state = after(cell, ISOTONIC, 10);
    expect(state.volume).toBe(1);
    expect(turgor(state)).toBe(0);
  }
});

it('moves water down the difference and never past its balance', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OSMOTIC_CELLS), fc.integer({ min: 0, max: OUTSIDE_MAX }), (cell, outside) => {
      const state = startOsmosis(cell, outside);
      const way = Math.sign(ISOTONIC - outside);
      const end = volumeAtRest(cell, outside);
      let last = state.volume;
      let isRight = true;
      for (let step = 0; step < 1500 && !state.hasBurst; step += 1) {
        stepOsmosis(state, STEP);
        isRight &&= (state.volume - last) * way >= 0 && (end - state.volume) * way >= -1e-9;
        last = state.volume;
      }
      expect(isRight).toBe(true);
      expect(state.volume).toBeGreaterThan(OSMOTIC_FACTS[cell].inactive);
    }),
    { numRuns: 60 },
  );
});

it('is held by its wall: no solution makes a plant cell burst or grow by more than a tenth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: OUTSIDE_MAX }), { minLength: 1, maxLength: 5 }), (outsides) => {
      const state = startOsmosis('vegetal');
      for (const outside of outsides) {
        setOutside(state, outside);
        for (let step = 0; step < 400; step += 1) stepOsmosis(state, STEP);
      }
      expect(state.hasBurst).toBe(false);
      expect(state.volume).toBeLessThan(1.1);
    }),
    { numRuns: 40 },
  );
  const inWater = settle(startOsmosis('vegetal', 0));
  expect(turgor(inWater)).toBeGreaterThan(0.6);
  // Balance of pressures: what solutes draw is what the wall pushes.
  const drawn = (osmoticPressure(inside(inWater), 298) * 101_325) / 1e6;
  expect(turgor(inWater)).toBeCloseTo(drawn, 2);
});

it('keeps solutes: what is dissolved does not change while water does', () => {
  const state = startOsmosis('globulo', 700);
  const solutes = () => inside(state) * (state.volume - OSMOTIC_FACTS.globulo.inactive);
  const before = solutes();
  for (let step = 0; step < 600; step += 1) stepOsmosis(state, STEP);
  expect(solutes()).toBeCloseTo(before, 9);
});

it('comes back when the solution does, unless it burst', () => {
  const state = settle(startOsmosis('globulo', 600));
  setOutside(state, ISOTONIC);
  expect(settle(state).volume).toBeCloseTo(1, 3);
  setOutside(state, 0);
  settle(state);
  setOutside(state, ISOTONIC);
  stepOsmosis(state, STEP);
  expect([state.hasBurst, flow(state), condition(state)]).toEqual([true, 0, 'reventada']);
});

it('says how it stands', () => {
  expect(describeOsmosis(startOsmosis())).toBe(
    'Un glóbulo rojo está en una solución isotónica de 300 mosm/L (7,6 atm). Entra tanta agua como sale: está en equilibrio. Su volumen es 100\u00a0% del inicial y adentro hay 300 mosm/L. Está como siempre.',
  );
  expect(describeOsmosis(settle(startOsmosis('globulo', 600)))).toContain('Su volumen es 70\u00a0% del inicial');
  expect(describeOsmosis(startOsmosis('globulo', 0))).toContain('El agua entra más de lo que sale');
  expect(describeOsmosis(settle(startOsmosis('globulo', 0)))).toContain('eso es la lisis');
  expect(describeOsmosis(settle(startOsmosis('vegetal', 900)))).toContain('está plasmolizada');
  expect(describeOsmosis(settle(startOsmosis('vegetal', 50)))).toContain('está turgente');
});
