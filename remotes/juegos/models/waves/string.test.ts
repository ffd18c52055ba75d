import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from './golden/golden.json' with { type: 'json' };
import { harmonicHz, nodesOf, standingOf } from './harmonics.ts';
import { applyInput } from './inputs.ts';
import { ENDS, type End, LENGTH_M, nearestAllowed, RANGES, type Settings } from './settings.ts';
import { cosineOfTurns, sineOfTurns } from './sine.ts';
import { newState, type WavesState } from './state.ts';
import { energyOf, GAP_M, GAPS, heightAt, NODES, STRING_STEP_SECONDS, speedOf, stepString } from './string.ts';
import { WAVES } from './waves.ts';

/** A string with no losses but those that are said. */
function stringWith(settings: Partial<Settings>, end: End = 'fixed'): WavesState {
  const state = newState();
  Object.assign(state.settings, { damping: 0 }, settings);
  state.end = end;
  return state;
}

function run(state: WavesState, seconds: number): void {
  for (let step = 0; step < Math.round(seconds / STRING_STEP_SECONDS); step += 1)
    stepString(state.string, state.settings, state.end);
}

/** What the hand does to send a pulse: metres at a time. */
const pulseAt = (seconds: number, { amplitude, pulse }: Settings): number =>
  seconds <= 0 || seconds >= pulse ? 0 : (amplitude / 200) * (1 - Math.cos((2 * Math.PI * seconds) / pulse));

/** D'Alembert: what was sent, and what each end sent back of it; +1, −1 or 0 of it at the right one. */
function alembert(metres: number, seconds: number, settings: Settings, back: number): number {
  const speed = speedOf(settings);
  let height = 0;
  for (let trip = 0; trip < 12; trip += 1) {
    const sign = (-back) ** trip;
    height += sign * pulseAt(seconds - (2 * trip * LENGTH_M + metres) / speed, settings);
    height += sign * back * pulseAt(seconds - (2 * (trip + 1) * LENGTH_M - metres) / speed, settings);
    if (back === 0) break;
  }
  return height;
}

const BACK: Readonly<Record<End, number>> = { fixed: -1, free: 1, open: 0 };

/** How far the model may be away from exact solutions, as a part of a pulse's height. Pulses of 1 m, after 24 m: what is short is late. */
const NEAR = 0.06;

describe('a pulse on a string', () => {
  const lossless = fc.record({
    tension: fc.integer({ min: 4, max: 64 }).map((quarters) => quarters / 4),
    density: fc.integer({ min: 4, max: 20 }).map((parts) => parts / 20),
    pulse: fc.constantFrom(0.25, 0.4, 0.6),
    amplitude: fc.integer({ min: 1, max: 12 }),
  });

  it('goes, comes back and goes again as d’Alembert says, at each end', () => {
    fc.assert(
      fc.property(
        lossless,
        fc.constantFrom(...ENDS),
        fc.double({ min: 0.1, max: 2.4, noNaN: true }),
        (set, end, trips) => {
          const state = stringWith(set, end);
          fc.pre(speedOf(state.settings) * set.pulse > 0.9);
          applyInput(state, { kind: 'pulse' });
          run(state, (trips * LENGTH_M) / speedOf(state.settings));
          let worst = 0;
          for (let node = 0; node < NODES; node += 1) {
            const expected = alembert(node * GAP_M, state.string.seconds, state.settings, BACK[end]);
            worst = Math.max(worst, Math.abs((state.string.now[node] as number) - expected));
          }
          expect(worst).toBeLessThan(NEAR * (set.amplitude / 100) + 1e-12);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    [4, 0.25, 4],
    [1, 0.25, 2],
    [16, 0.25, 8],
    [9, 1, 3],
  ])('of %d N and %d kg/m passes 4 m at %d m/s', (tension, density, speed) => {
    const state = stringWith({ tension, density });
    state.watchBy = 'crests';
    WAVES.apply(state, { kind: 'pulse' });
    for (let step = 0; step < 240 * 4; step += 1) WAVES.step(state);
    expect(state.marks.watch.phase).toBe('stopped');
    expect(4 / state.marks.watch.seconds).toBeCloseTo(speed, 1.6);
    expect(speedOf(state.settings)).toBe(speed);
  });

  it('is twice as fast with four times the tension, and not more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 16 }), fc.integer({ min: 4, max: 20 }), (quarters, parts) => {
        const [tension, density] = [quarters / 4, parts / 20];
        expect(speedOf({ tension: 4 * tension, density }) / speedOf({ tension, density })).toBeCloseTo(2, 12);
        expect(speedOf({ tension, density: 4 * density }) / speedOf({ tension, density })).toBeCloseTo(0.5, 12);
      }),
    );
  });

  it.each([
    ['fixed', -1],
    ['free', 1],
  ] as const)('comes back from a %s end times %d', (end, sign) => {
    const state = stringWith({ tension: 4, density: 0.25 }, end);
    applyInput(state, { kind: 'pulse' });
    run(state, 2.6);
    expect(state.string.launch?.backM).toBeCloseTo(sign * 0.08, 3);
    // At the end itself both are there at once.
    const atEnd = stringWith({ tension: 4, density: 0.25 }, end);
    applyInput(atEnd, { kind: 'pulse' });
    let most = 0;
    for (let step = 0; step < 1000; step += 1) {
      run(atEnd, STRING_STEP_SECONDS);
      most = Math.max(most, Math.abs(heightAt(atEnd.string, LENGTH_M)));
    }
    expect(most).toBeCloseTo(end === 'free' ? 0.16 : 0, 3);
  });

  it('does not come back from an open end: less than 0.5 % of its height, 0.01 % of its energy', () => {
    fc.assert(
      fc.property(lossless, (set) => {
        const state = stringWith(set, 'open');
        fc.pre(speedOf(state.settings) * set.pulse > 0.6);
        applyInput(state, { kind: 'pulse' });
        run(state, set.pulse + 0.01);
        const sent = energyOf(state.string, state.settings);
        run(state, (1.6 * LENGTH_M) / speedOf(state.settings));
        expect(state.string.peakM).toBeLessThan(0.005 * (set.amplitude / 100));
        expect(energyOf(state.string, state.settings)).toBeLessThan(1e-4 * sent);
      }),
      { numRuns: 40 },
    );
  });
});

describe('energy', () => {
  it('never grows while nobody moves the left end, and is kept where nothing takes it', () => {
    const any = fc.record({
      tension: fc.double({ min: 1, max: 16, noNaN: true }),
      density: fc.double({ min: 0.2, max: 1, noNaN: true }),
      damping: fc.constantFrom(0, 0.05, 0.3, 1),
      pulse: fc.constantFrom(0.1, 0.25, 0.6),
      second: fc.integer({ min: -12, max: 12 }),
    });
    fc.assert(
      fc.property(any, fc.constantFrom(...ENDS), (set, end) => {
        const state = stringWith(set, end);
        applyInput(state, { kind: 'two' });
        const first = energyOf(state.string, state.settings);
        let last = first;
        for (let step = 0; step < 1500; step += 1) {
          run(state, STRING_STEP_SECONDS);
          const now = energyOf(state.string, state.settings);
          expect(now).toBeLessThanOrEqual(last + 1e-12 * first);
          last = now;
        }
        if (set.damping === 0 && end !== 'open') expect(last / first).toBeCloseTo(1, 9);
        else expect(last).toBeLessThan(first);
      }),
      { numRuns: 40 },
    );
  });

  it('falls as e^(−2γt) with damping', () => {
    const state = stringWith({ damping: 0.2 });
    applyInput(state, { kind: 'two' });
    const first = energyOf(state.string, state.settings);
    run(state, 5);
    expect(energyOf(state.string, state.settings) / first).toBeCloseTo(Math.exp(-2 * 0.2 * 5), 2);
  });
});

describe('two pulses', () => {
  it.each(
    golden.twoPulses.map(
      (one) => [`${one.tension} N, ${one.density} kg/m, γ ${one.damping}, ${one.end}`, one] as const,
    ),
  )('are a sum of 300 ways of vibrating: %s', (_, { heights, end, firstM, secondM, ...settings }) => {
    const state = stringWith({ ...settings, amplitude: firstM * 100, second: secondM * 100 }, end as End);
    applyInput(state, { kind: 'two' });
    for (const [at, seconds, height] of heights as [number, number, number][]) {
      run(state, seconds - state.string.seconds);
      expect(Math.abs(heightAt(state.string, at) - height), `${at} m, ${seconds} s`).toBeLessThan(NEAR * firstM);
    }
  });

  it('do not move the middle where one is the other upside down, and go on after they met', () => {
    const state = stringWith({ second: -RANGES.amplitude.begin });
    applyInput(state, { kind: 'two' });
    const heights = [...state.string.now];
    let most = 0;
    for (let step = 0; step < 480; step += 1) {
      run(state, STRING_STEP_SECONDS);
      most = Math.max(most, Math.abs(heightAt(state.string, LENGTH_M / 2)));
    }
    expect(most).toBeLessThan(1e-12);
    // A second at 4 m/s: each is where the other was.
    for (let node = 0; node < NODES; node += 1)
      expect(Math.abs((state.string.now[node] as number) + (heights[node] as number))).toBeLessThan(NEAR * 0.08);
  });

  it('add up where they meet', () => {
    const state = stringWith({ amplitude: 8, second: 5 });
    applyInput(state, { kind: 'two' });
    run(state, 0.5);
    expect(heightAt(state.string, 3)).toBeCloseTo(0.13, 3);
  });
});

describe('standing waves', () => {
  const tuned = (number: number, end: End, settings: Partial<Settings>) => {
    const state = stringWith({ tension: 9, density: 0.25, damping: 0.3, amplitude: 2, ...settings }, end);
    state.settings.frequency = harmonicHz(number, end, state.settings);
    applyInput(state, { kind: 'motor', on: true });
    return state;
  };

  it('have the frequencies n·v/2L between fixed ends, (2n − 1)·v/4L with one free', () => {
    const settings = newState().settings;
    settings.tension = 9;
    expect([1, 2, 3].map((number) => harmonicHz(number, 'fixed', settings))).toEqual([0.5, 1, 1.5]);
    expect([1, 2, 3].map((number) => harmonicHz(number, 'free', settings))).toEqual([0.25, 0.75, 1.25]);
  });

  it.each([
    ['fixed', 1],
    ['fixed', 2],
    ['fixed', 3],
    ['fixed', 5],
    ['free', 1],
    ['free', 2],
    ['free', 4],
  ] as const)('appear there with their nodes: %s end, number %d', (end, number) => {
    const state = tuned(number, end, {});
    run(state, 25);
    const standing = standingOf(state.string, state.settings, end);
    expect(standing?.number).toBe(number);
    expect(standing?.amplitudeM).toBeGreaterThan(0.04);
    // What each place moves in a whole cycle, against the bellies.
    const most = new Float64Array(NODES);
    for (let step = 0; step < 480 / state.settings.frequency; step += 1) {
      run(state, STRING_STEP_SECONDS);
      for (let node = 0; node < NODES; node += 1)
        most[node] = Math.max(most[node] as number, Math.abs(state.string.now[node] as number));
    }
    const belly = Math.max(...most);
    const lowest = [...most.keys()].filter(
      (node) =>
        // Near the motor, which is close to a node itself, something is lowest too.
        node * GAP_M > 0.4 &&
        (most[node] as number) < (most[node - 1] as number) &&
        (node === GAPS || (most[node] as number) <= (most[node + 1] as number)),
    );
    const inner = nodesOf(number, end).slice(1);
    expect(lowest).toHaveLength(inner.length);
    for (const [index, node] of lowest.entries()) {
      expect(node * GAP_M).toBeCloseTo(inner[index] as number, 1);
      expect(most[node]).toBeLessThan(0.4 * belly);
    }
  });

  it('are not there between two frequencies, nor with an open end, nor while it begins', () => {
    const between = tuned(2, 'fixed', {});
    between.settings.frequency = 1.25;
    run(between, 25);
    expect(between.string.peakM).toBeLessThan(0.04);
    const open = stringWith({ tension: 9, frequency: 1.5 }, 'open');
    applyInput(open, { kind: 'motor', on: true });
    run(open, 10);
    expect(standingOf(open.string, open.settings, 'open')).toBeNull();
    const begins = tuned(3, 'fixed', {});
    run(begins, 0.8);
    expect(standingOf(begins.string, begins.settings, 'fixed')).toBeNull();
  });

  it.each(
    golden.driven.map((one) => [`${one.tension} N, γ ${one.damping}, ${one.end}, ${one.hertz} Hz`, one] as const),
  )(
    'and all else that a motor makes is as the complex wave number says: %s',
    (_, { answers, end, hertz, ...settings }) => {
      const state = stringWith({ ...settings, amplitude: 2, frequency: hertz }, end as End);
      applyInput(state, { kind: 'motor', on: true });
      run(state, 60);
      for (let eighth = 0; eighth < 8; eighth += 1) {
        run(state, 1 / (8 * hertz));
        for (const [at, part, ahead] of answers as [number, number, number][]) {
          const expected = 0.02 * part * Math.sin(2 * Math.PI * (state.string.turns + ahead));
          expect(Math.abs(heightAt(state.string, at) - expected), `${at} m`).toBeLessThan(0.02 * 0.03);
        }
      }
    },
  );

  it('turn the motor off before they leave the picture', () => {
    const state = tuned(1, 'fixed', { damping: 0, amplitude: 8 });
    run(state, 60);
    expect(state.string.hasTripped).toBe(true);
    expect(state.string.isOscillating).toBe(false);
    expect(state.string.peakM).toBeLessThan(0.36);
  });
});

it('has a sine of its own, the same in every engine', () => {
  for (let step = -400; step <= 400; step += 1) {
    expect(Math.abs(sineOfTurns(step / 97) - Math.sin((2 * Math.PI * step) / 97))).toBeLessThan(1e-9);
    expect(Math.abs(cosineOfTurns(step / 97) - Math.cos((2 * Math.PI * step) / 97))).toBeLessThan(1e-9);
  }
});

it('takes the nearest value that is allowed', () => {
  expect(nearestAllowed('tension', 9.1)).toBe(9);
  expect(nearestAllowed('density', 0.349)).toBe(0.35);
  expect(nearestAllowed('frequency', 99)).toBe(3);
  expect(nearestAllowed('frequency', Number.NaN)).toBe(1);
  expect(nearestAllowed('source', Number.NEGATIVE_INFINITY)).toBe(30);
});
