import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AK135, EARTH_KM } from './ak135.ts';
import vectors from './golden/vectors.json' with { type: 'json' };
import {
  arrivalsOf,
  CORE_KM,
  CORE_PARAMETER,
  firstArrival,
  GREATEST_PARAMETER,
  INNER_CORE_KM,
  PHASES,
  type Phase,
  pathOf,
  placeAt,
  rangeOf,
} from './rays.ts';

/** Published times of ak135 for a focus at the surface, in seconds: tables that come with ObsPy's TauP. */
const PUBLISHED = {
  degrees: [10, 20, 30, 40, 50, 60, 70, 80, 90, 98],
  P: [144.9, 274.1, 370.3, 456.4, 536.0, 608.3, 673.4, 731.2, 781.4, 818.1],
  S: [257.8, 499.8, 669.1, 822.9, 967.7, 1101.9, 1224.9, 1336.3, 1435.4, 1506.0],
} as const;

it('has the rows of ak135, from the surface to the centre', () => {
  expect(AK135).toHaveLength(136);
  expect(AK135[0]).toEqual({ depthKm: 0, p: 5.8, s: 3.46, density: 2.72 });
  expect(AK135.at(-1)).toEqual({ depthKm: EARTH_KM, p: 11.2622, s: 3.6678, density: 13.0122 });
  expect(AK135.every(({ depthKm }, index) => depthKm >= (AK135[index - 1]?.depthKm ?? 0))).toBe(true);
});

it('agrees with published times within a tenth of a second', () => {
  for (const phase of ['P', 'S'] as const) {
    for (const [index, degrees] of PUBLISHED.degrees.entries()) {
      const off = Math.abs((firstArrival(phase, degrees) ?? Number.NaN) - (PUBLISHED[phase][index] ?? Number.NaN));
      expect(off, `${phase} at ${degrees}°`).toBeLessThan(0.1);
    }
  }
});

it('agrees with numerical integration within 0.06 s, whose velocities are straight lines between rows', () => {
  expect(vectors.times.length).toBeGreaterThan(35);
  for (const [phase, degrees, seconds] of vectors.times as [Phase, number, number][]) {
    const off = Math.abs((firstArrival(phase, degrees) ?? Number.NaN) - seconds);
    expect(off, `${phase} at ${degrees}°`).toBeLessThan(0.06);
  }
});

it('has the shadows of the Earth', () => {
  expect(rangeOf('P')[1]).toBeGreaterThan(98);
  expect(rangeOf('P')[1]).toBeLessThan(100);
  expect(rangeOf('PKP')[0]).toBeCloseTo(144.9, 1);
  expect(firstArrival('PKIKP', 180)).toBeCloseTo(1212.5, 1);
  expect(firstArrival('PcP', 0)).toBeCloseTo(511.7, 1);
  expect(firstArrival('P', 120)).toBeNull();
  expect(firstArrival('PKP', 120)).toBeNull();
  expect(firstArrival('S', 120)).toBeNull();
  expect(firstArrival('ScS', 120)).toBeNull();
});

it('comes later the farther it goes', () => {
  const farther = fc.tuple(fc.double({ min: 0, max: 98, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.constantFrom('P', 'S'), farther, (phase, [degrees, more]) => {
      const [near, far] = [firstArrival(phase, degrees), firstArrival(phase, degrees + more)];
      expect(near).not.toBeNull();
      expect(far ?? 0).toBeGreaterThan(near ?? Number.NaN);
    }),
    { numRuns: 100 },
  );
});

it('lets no S into the core, and each core phase as deep as its name says', () => {
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...PHASES), share, (phase, part) => {
      const path = pathOf(phase, GREATEST_PARAMETER[phase.toLowerCase().startsWith('s') ? 's' : 'p'] * part);
      if (!path) return;
      const lowest = Math.min(...path.radii);
      if (phase === 'PKP') {
        expect(lowest).toBeLessThan(CORE_KM);
        expect(lowest).toBeGreaterThanOrEqual(INNER_CORE_KM);
      } else if (phase === 'PKIKP') expect(lowest).toBeLessThan(INNER_CORE_KM);
      else expect(lowest).toBeGreaterThanOrEqual(CORE_KM);
    }),
  );
});

it('draws each ray to where and when it arrives', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...PHASES), share, (phase, part) => {
      const wave = phase.toLowerCase().startsWith('s') ? 's' : 'p';
      const path = pathOf(phase, GREATEST_PARAMETER[wave] * part * part);
      if (!path) return;
      const degrees = ((path.radians.at(-1) ?? 0) * 180) / Math.PI;
      const seconds = path.seconds.at(-1) ?? 0;
      const known = arrivalsOf(phase, degrees > 180 ? 360 - degrees : degrees);
      expect(Math.min(...known.map((one) => Math.abs(one - seconds)))).toBeLessThan(1e-3);
      expect(path.radii.at(-1)).toBeCloseTo(EARTH_KM, 6);
      expect(placeAt(path, seconds + 1)).toBeNull();
      expect(placeAt(path, 0)).toEqual({ radius: EARTH_KM, radians: 0 });
      const middle = placeAt(path, seconds / 2);
      expect(middle?.radius).toBeCloseTo(Math.min(...path.radii), 3);
    }),
  );
});

it('splits at the core: what touches it is P, what meets it is PKP or comes back', () => {
  expect(pathOf('P', CORE_PARAMETER.p * 1.001)).not.toBeNull();
  expect(pathOf('P', CORE_PARAMETER.p * 0.999)).toBeNull();
  expect(pathOf('PKP', CORE_PARAMETER.p * 0.999)).not.toBeNull();
  expect(pathOf('PcP', CORE_PARAMETER.p * 0.999)).not.toBeNull();
  expect(pathOf('ScS', CORE_PARAMETER.s * 0.999)).not.toBeNull();
  expect(pathOf('S', CORE_PARAMETER.s * 0.999)).toBeNull();
});
