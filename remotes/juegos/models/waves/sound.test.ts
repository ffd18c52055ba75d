import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from './golden/golden.json' with { type: 'json' };
import {
  beginPass,
  CRESTS_PER_FRONT,
  DOPPLER_SLOWNESS,
  dopplerHz,
  hearing,
  levelOf,
  ROAD_M,
  radiusOf,
  SOUND_MPS,
  soundLengthOf,
  stepAir,
  stepDoppler,
} from './sound.ts';
import { newState } from './state.ts';

const STEP_SECONDS = 1 / 240;

const roadWith = (tone: number, source: number, observer: number) => {
  const settings = { ...newState().settings, tone, source, observer };
  return { settings, doppler: beginPass(settings) };
};

describe('Doppler', () => {
  it.each(golden.doppler)(
    'is what crests do that arrive one by one: $hertz Hz, source $source, observer $observer',
    (one) => {
      // The observer is to the right of the source.
      expect(dopplerHz(one.hertz, one.source, one.observer)).toBeCloseTo(one.heard, 4);
    },
  );

  it('is heard as often as fronts arrive, before and behind', () => {
    const speeds = fc.record({
      tone: fc.integer({ min: 20, max: 200 }).map((fifths) => 5 * fifths),
      source: fc.integer({ min: -200, max: 200 }),
      observer: fc.integer({ min: -100, max: 100 }),
    });
    fc.assert(
      fc.property(speeds, ({ tone, source, observer }) => {
        const { settings, doppler } = roadWith(tone, source, observer);
        const arrivals: { at: number; heard: number }[] = [];
        let before = 0;
        for (let step = 0; step < 1200; step += 1) {
          const last = doppler.seconds;
          stepDoppler(doppler, settings, STEP_SECONDS);
          if (doppler.seconds < last) break;
          const distances = doppler.fronts.map(
            (front) => radiusOf(front, doppler) - Math.abs(doppler.observerM - front.atM),
          );
          const arrived = doppler.fronts.filter((_, index) => (distances[index] as number) >= 0).length;
          const gone = doppler.fronts[0]?.seconds ?? 0;
          const newest = doppler.fronts[arrived - 1];
          if (newest && newest.seconds > before + 1e-9) {
            if (before !== 0) arrivals.push({ at: doppler.seconds, heard: hearing(doppler, settings) });
            before = newest.seconds;
          }
          expect(gone).toBeLessThanOrEqual(doppler.seconds);
        }
        for (let index = 2; index < arrivals.length; index += 1) {
          const [one, other, third] = arrivals.slice(index - 2, index + 1) as [
            { at: number; heard: number },
            { at: number; heard: number },
            { at: number; heard: number },
          ];
          // Where they pass each other the pitch changes between two fronts.
          if (Math.abs(one.heard - third.heard) > 1e-6 || Math.abs(other.heard - third.heard) > 1e-6) continue;
          const cycles = third.at - other.at;
          // A front is seen to arrive up to a step late.
          expect(Math.abs(cycles - CRESTS_PER_FRONT / third.heard)).toBeLessThan(
            STEP_SECONDS / DOPPLER_SLOWNESS + 1e-9,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('draws fronts c/f apart by tens, closer ahead and wider behind', () => {
    const { settings, doppler } = roadWith(440, 100, 0);
    for (let step = 0; step < 480; step += 1) stepDoppler(doppler, settings, STEP_SECONDS);
    const [first, second] = doppler.fronts.slice(-2) as [(typeof doppler.fronts)[0], (typeof doppler.fronts)[0]];
    const apart = (way: number) =>
      Math.abs(first.atM + way * radiusOf(first, doppler) - second.atM - way * radiusOf(second, doppler));
    expect(apart(1)).toBeCloseTo((CRESTS_PER_FRONT * (SOUND_MPS - 100)) / 440, 9);
    expect(apart(-1)).toBeCloseTo((CRESTS_PER_FRONT * (SOUND_MPS + 100)) / 440, 9);
  });

  it('begins anew where somebody leaves the road, and keeps few fronts for ever', () => {
    for (const [source, observer] of [
      [0, 0],
      [200, -100],
      [-30, 0],
      [1, 1],
      [0, 100],
    ] as const) {
      const { settings, doppler } = roadWith(1000, source, observer);
      let most = 0;
      for (let step = 0; step < 240 * 60; step += 1) {
        stepDoppler(doppler, settings, STEP_SECONDS);
        most = Math.max(most, doppler.fronts.length);
        expect(Math.max(Math.abs(doppler.sourceM), Math.abs(doppler.observerM))).toBeLessThanOrEqual(ROAD_M);
      }
      expect(most).toBeLessThan(70);
    }
  });
});

describe('sound in air', () => {
  it('is half as long where its frequency is twice as high', () => {
    expect(soundLengthOf(343)).toBe(1);
    expect(soundLengthOf(880) / soundLengthOf(440)).toBe(0.5);
  });

  it('has 6 dB more with twice the pressure', () => {
    expect(levelOf(0.2) - levelOf(0.1)).toBeCloseTo(6.0206, 4);
    // 1 Pa as a root mean square, by definition of the scale.
    expect(levelOf(Math.SQRT2)).toBeCloseTo(93.979, 3);
  });

  it('is shown 400 times slower', () => {
    const { settings } = roadWith(440, 0, 0);
    const air = { turns: 0 };
    for (let step = 0; step < 240; step += 1) stepAir(air, settings, STEP_SECONDS);
    expect(air.turns).toBeCloseTo(0.1, 9);
  });
});
