import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CASES,
  degreesBetween,
  degreesOfDelay,
  delayAt,
  KM_PER_DEGREE,
  onsetsOf,
  RECORD_SECONDS,
  recordOf,
  type Spot,
  spotAt,
} from './epicentre.ts';
import { MAP } from './state.ts';

const spots = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** By vectors: another formula for the same angle. */
function angle(one: Spot, other: Spot): number {
  const vector = ({ latitude, longitude }: Spot) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [vector(one), vector(other)];
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return (Math.atan2(cross, dot) * 180) / Math.PI;
}

it('measures great circles', () => {
  fc.assert(
    fc.property(spots, spots, (one, other) => {
      expect(degreesBetween(one, other)).toBeCloseTo(angle(one, other), 5);
    }),
  );
  // Arica to Punta Arenas: some 3,870 km.
  const arica = { latitude: -18.48, longitude: -70.33 };
  expect(degreesBetween(arica, { latitude: -53.16, longitude: -70.91 })).toBeCloseTo(34.68, 1);
});

it('draws circles whose every spot is as far away as it says', () => {
  const bearings = fc.double({ min: 0, max: 360, noNaN: true });
  const far = fc.double({ min: 0.1, max: 40, noNaN: true });
  fc.assert(
    fc.property(spots, far, bearings, (from, degrees, bearing) => {
      expect(degreesBetween(from, spotAt(from, degrees, bearing))).toBeCloseTo(degrees, 5);
    }),
  );
});

it('reads a distance out of a delay, and grows with it', () => {
  for (const [degrees, delay] of [
    [10, 112.9],
    [20, 225.7],
    [40, 366.5],
    [80, 605.1],
  ] as const) {
    expect(delayAt(degrees)).toBeCloseTo(delay, 0);
    expect(degreesOfDelay(delay)).toBeCloseTo(degrees, 1);
  }
  let before = -1;
  for (let degrees = 0; degrees <= 90; degrees += 0.25) {
    const delay = delayAt(degrees);
    expect(delay).toBeGreaterThan(before);
    before = delay;
  }
  expect(degreesOfDelay(-3)).toBe(0);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 90, noNaN: true }), (degrees) => {
      expect(Math.abs(degreesOfDelay(delayAt(degrees)) - degrees) * KM_PER_DEGREE).toBeLessThan(1);
    }),
  );
});

it('keeps each quake on the map and in the records, with its onsets to be seen', () => {
  for (const quake of CASES) {
    expect(quake.latitude).toBeGreaterThan(MAP.south);
    expect(quake.latitude).toBeLessThan(MAP.north);
    expect(quake.longitude).toBeGreaterThan(MAP.west);
    expect(quake.longitude).toBeLessThan(MAP.east);
    for (const [index, station] of quake.stations.entries()) {
      const { p, s } = onsetsOf(quake, station);
      expect(s, `${quake.name}, ${station.name}`).toBeLessThan(RECORD_SECONDS - 40);
      expect(p).toBeGreaterThan(20);
      const record = recordOf(quake, index);
      const most = (from: number, to: number) => Math.max(...record.slice(from, to).map(Math.abs));
      expect(most(0, Math.ceil(p))).toBeLessThan(0.2);
      expect(most(Math.ceil(p), Math.ceil(p) + 2)).toBeGreaterThan(0.6);
      expect(most(Math.ceil(s), Math.ceil(s) + 2)).toBeGreaterThan(1.5 * most(Math.ceil(s) - 3, Math.floor(s)));
      expect(record).toEqual(recordOf(quake, index));
    }
  }
});

it('leaves one place for three stations, however the circles of two may cross', () => {
  for (const quake of CASES) {
    const far: Spot[] = [];
    for (let latitude = MAP.south; latitude <= MAP.north; latitude += 0.1) {
      for (let longitude = MAP.west; longitude <= MAP.east; longitude += 0.1) {
        const spot = { latitude, longitude };
        const off = quake.stations.map((station) =>
          Math.abs(degreesBetween(station, spot) - degreesBetween(station, quake)),
        );
        // As near to all three circles as careful reading leaves it.
        if (Math.max(...off) < 0.25) far.push(spot);
      }
    }
    expect(far.length, quake.name).toBeGreaterThan(0);
    for (const spot of far) expect(degreesBetween(spot, quake), quake.name).toBeLessThan(1);
  }
});
