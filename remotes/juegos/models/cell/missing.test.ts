import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CELL_KINDS,
  type CellKind,
  describeMissing,
  HOURS_PER_SECOND,
  isOver,
  type MissingState,
  QUANTITIES,
  SWITCHES,
  type SwitchId,
  setWorks,
  startMissing,
  stepMissing,
} from './missing.ts';

interface Golden {
  readonly cell: CellKind;
  readonly off: readonly SwitchId[];
  readonly light: boolean;
  readonly hours: number;
  /** ATP, RNA, proteins, delivered, pumps, gradient, volume, waste, sugar. */
  readonly values: readonly number[];
}
const golden: readonly Golden[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')).missing;

const STEP = 1 / 60;

function live(state: MissingState, hours: number): MissingState {
  const steps = Math.round(hours / HOURS_PER_SECOND[state.cell] / STEP);
  for (let step = 0; step < steps; step += 1) stepMissing(state, STEP);
  return state;
}

const without = (cell: CellKind, ...off: SwitchId[]) => startMissing(cell, off);

it('goes as a fine solution of the same equations does, within 0.02', () => {
  for (const { cell, off, light, hours, values } of golden) {
    const state = { ...startMissing(cell, off), hasLight: light };
    live(state, hours);
    const { atp, rna, proteins, delivered, pumps, gradient, volume, waste, sugar } = state;
    const found = [atp, rna, proteins, delivered, pumps, gradient, volume, waste, sugar];
    const worst = Math.max(...found.map((value, at) => Math.abs(value - (values[at] ?? Number.NaN))));
    expect(worst, `${cell} ${off} ${hours} h: ${found}`).toBeLessThan(0.02);
  }
});

it('leaves a whole cell as it is', () => {
  for (const cell of CELL_KINDS) expect(live(startMissing(cell), 48)).toEqual(startMissing(cell));
});

it('stays within what there can be, whatever is switched, and a dead cell stays dead', () => {
  const toggles = fc.array(fc.tuple(fc.nat(9), fc.boolean(), fc.integer({ min: 1, max: 400 })), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...CELL_KINDS), fc.boolean(), toggles, (cell, hasLight, done) => {
      const state = { ...startMissing(cell), hasLight };
      for (const [at, works, steps] of done) {
        const part = SWITCHES[cell][at % SWITCHES[cell].length] as SwitchId;
        setWorks(state, part, works);
        const before = structuredClone(state);
        for (let step = 0; step < steps; step += 1) stepMissing(state, STEP);
        if (before.end !== null) expect(state).toEqual(before);
        for (const one of QUANTITIES) {
          expect(state[one]).toBeGreaterThanOrEqual(0);
          expect(state[one]).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(state.volume).toBeLessThan(1.75);
      }
    }),
    { numRuns: 60 },
  );
});

it('without mitochondria ATP falls first, then ions even out, and it bursts with its proteins still there', () => {
  const state = live(without('animal', 'mitocondria'), 1.5);
  expect(state.atp).toBeLessThan(0.1);
  expect(state.proteins).toBeGreaterThan(0.95);
  live(state, 40);
  expect(state.end).toBe('burst');
  expect(state.proteins).toBeGreaterThan(0.6);
  expect(state.halved.atp).toBeLessThan(state.halved.gradient ?? 0);
});

it('without the pump it bursts with its ATP intact', () => {
  const state = live(without('animal', 'bomba'), 60);
  expect([state.end, state.halved.atp]).toEqual(['burst', undefined]);
  expect(state.atp).toBeGreaterThan(0.9);
});

it('without ribosomes proteins go while RNA stays; without nucleus RNA goes first', () => {
  const ribosomes = live(without('animal', 'ribosoma'), 50);
  expect(ribosomes.proteins).toBeLessThan(0.5);
  expect(ribosomes.rna).toBeGreaterThan(0.7);
  const nucleus = live(without('animal', 'nucleo'), 80);
  expect(nucleus.halved.rna).toBeLessThan(nucleus.halved.proteins ?? 0);
  expect(nucleus.halved.proteins).toBeGreaterThan(ribosomes.halved.proteins ?? Number.POSITIVE_INFINITY);
});

it('without Golgi proteins are made and not sent; without lysosomes waste fills the cell', () => {
  const golgi = live(without('animal', 'golgi'), 8);
  expect(golgi.delivered).toBeLessThan(0.05);
  expect(golgi.proteins).toBeGreaterThan(0.95);
  const full = live(without('animal', 'lisosoma'), 100);
  expect(full.waste).toBeGreaterThan(0.5);
  expect(full.halved.atp).toBeUndefined();
});

it('a plant in the dark lives of its sugar, and of nothing once that is gone; in the light it keeps it', () => {
  const dark = { ...startMissing('vegetal'), hasLight: false };
  live(dark, 20);
  expect(dark.atp).toBeGreaterThan(0.9);
  live(dark, 20);
  expect([dark.end, dark.sugar < 0.1]).toEqual(['noEnergy', true]);
  expect(dark.halved.sugar).toBeLessThan(dark.halved.atp ?? 0);
  // Chloroplasts give no ATP to the rest of the cell.
  expect(live(without('vegetal', 'mitocondria'), 2).atp).toBeLessThan(0.1);
});

it('a wall holds what would burst, and its lack is all that it takes', () => {
  for (const cell of ['vegetal', 'bacteria'] as const) {
    const state = live(without(cell, 'pared'), 3);
    expect(state.end).toBe('burst');
    expect(state.atp).toBeGreaterThan(0.9);
  }
  const held = live(without('vegetal', 'bomba'), 100);
  expect(held.end).toBeNull();
  expect(held.volume).toBeLessThanOrEqual(1);
});

it('mends what comes back in time', () => {
  const state = live(without('animal', 'mitocondria'), 1);
  setWorks(state, 'mitocondria', true);
  live(state, 30);
  expect(isOver(state)).toBe(false);
  expect(state.atp).toBeGreaterThan(0.9);
  expect(state.volume).toBeLessThan(1.05);
});

it('tells amounts, order and end in words', () => {
  expect(describeMissing(startMissing())).toBe(
    'Célula animal completa, a las 0 min: ATP 100\u00a0%, ARN mensajero 100\u00a0%, proteínas 100\u00a0%, envío de proteínas 100\u00a0%, diferencia de iones 100\u00a0%, desechos 5\u00a0% y volumen 100\u00a0%.',
  );
  const words = describeMissing(live(without('animal', 'mitocondria'), 60));
  expect(words).toContain('Célula animal sin mitocondrias');
  expect(words).toMatch(/en este orden: ATP \(.+ min\)/);
  expect(words).toContain('reventó');
});
