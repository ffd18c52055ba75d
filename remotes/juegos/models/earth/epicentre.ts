import { draw } from '../simulation.ts';
import { EARTH_KM } from './ak135.ts';
import { firstArrival } from './rays.ts';

/** Degrees: north and east are positive. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Station extends Spot {
  readonly name: string;
}

/** A quake that happened, whose waves are reckoned as if it had been at the surface. */
export interface Case extends Spot {
  /** Told once it is found. */
  readonly name: string;
  readonly stations: readonly [Station, Station, Station];
  /** Seconds on the clocks of the stations at which it began: nobody there knows. */
  readonly began: number;
}

const station = (name: string, latitude: number, longitude: number): Station => ({ name, latitude, longitude });

const IQUIQUE = station('Iquique', -20.21, -70.15);
const ANTOFAGASTA = station('Antofagasta', -23.65, -70.4);
const SALTA = station('Salta', -24.79, -65.41);
const COPIAPO = station('Copiapó', -27.37, -70.33);
const LA_SERENA = station('La Serena', -29.9, -71.25);
const MENDOZA = station('Mendoza', -32.89, -68.84);
const SANTIAGO = station('Santiago', -33.45, -70.67);
const ROBINSON_CRUSOE = station('Isla Robinson Crusoe', -33.64, -78.83);
const NEUQUEN = station('Neuquén', -38.95, -68.06);
const PUERTO_MONTT = station('Puerto Montt', -41.47, -72.94);
const COYHAIQUE = station('Coyhaique', -45.57, -72.07);

/** Places of the epicentres: U.S. Geological Survey, catalogue of earthquakes (ComCat), rounded to hundredths of a degree. */
export const CASES: readonly Case[] = [
  {
    name: 'terremoto de Illapel, 16 de septiembre de 2015',
    latitude: -31.57,
    longitude: -71.67,
    stations: [COPIAPO, SANTIAGO, ROBINSON_CRUSOE],
    began: 21,
  },
  {
    name: 'terremoto del Maule, 27 de febrero de 2010',
    latitude: -36.12,
    longitude: -72.9,
    stations: [LA_SERENA, PUERTO_MONTT, ROBINSON_CRUSOE],
    began: 34,
  },
  {
    name: 'terremoto de Tocopilla, 14 de noviembre de 2007',
    latitude: -22.25,
    longitude: -69.89,
    stations: [IQUIQUE, COPIAPO, SALTA],
    began: 12,
  },
  {
    name: 'terremoto de Valdivia, 22 de mayo de 1960',
    latitude: -38.14,
    longitude: -73.41,
    stations: [COYHAIQUE, SANTIAGO, NEUQUEN],
    began: 27,
  },
  {
    name: 'terremoto de Iquique, 1 de abril de 2014',
    latitude: -19.61,
    longitude: -70.77,
    stations: [ANTOFAGASTA, MENDOZA, SALTA],
    began: 16,
  },
];

/** Where one begins to look: out at sea, far from all of them. */
export const FIRST_GUESS: Spot = { latitude: -30, longitude: -78 };

const RADIANS = Math.PI / 180;

/** Kilometres of a degree of a great circle. */
export const KM_PER_DEGREE = EARTH_KM * RADIANS;

/** Degrees of the great circle between two spots (haversine). */
export function degreesBetween(one: Spot, other: Spot): number {
  const [phi, psi] = [one.latitude * RADIANS, other.latitude * RADIANS];
  const half = Math.sin((psi - phi) / 2) ** 2;
  const across = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(phi) * Math.cos(psi) * across)))) / RADIANS;
}

/** The spot `degrees` away from `from`, in a direction of `bearing` degrees from north over east. */
export function spotAt(from: Spot, degrees: number, bearing: number): Spot {
  const [phi, delta, theta] = [from.latitude * RADIANS, degrees * RADIANS, bearing * RADIANS];
  const latitude = Math.asin(Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta));
  const longitude =
    from.longitude * RADIANS +
    Math.atan2(Math.sin(theta) * Math.sin(delta) * Math.cos(phi), Math.cos(delta) - Math.sin(phi) * Math.sin(latitude));
  return { latitude: latitude / RADIANS, longitude: longitude / RADIANS };
}

/** Seconds that S comes after P, at a distance in degrees; only where both arrive. */
export function delayAt(degrees: number): number {
  const [p, s] = [firstArrival('P', degrees), firstArrival('S', degrees)];
  if (p === null || s === null) throw new Error(`P and S do not both arrive at ${degrees}°`);
  return s - p;
}

/** Both P and S arrive up to here. */
const FARTHEST_DEGREES = 90;
const STEP_DEGREES = 0.25;

/**
 * Degrees at which S comes `seconds` after P: {@link delayAt} the other way round, which grows all along. Between quarters of
 * a degree in a straight line, which is less than a kilometre off.
 */
export function degreesOfDelay(seconds: number): number {
  if (seconds <= 0) return 0;
  let [low, high] = [0, FARTHEST_DEGREES / STEP_DEGREES];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (delayAt(middle * STEP_DEGREES) < seconds) low = middle;
    else high = middle;
  }
  const [near, far] = [delayAt(low * STEP_DEGREES), delayAt(high * STEP_DEGREES)];
  return (low + Math.min(1, (seconds - near) / (far - near))) * STEP_DEGREES;
}

/** Seconds of a record. */
export const RECORD_SECONDS = 420;

/** Seconds on a station's clock at which P and S come in. */
export function onsetsOf(quake: Case, at: Station): { readonly p: number; readonly s: number } {
  const degrees = degreesBetween(quake, at);
  const p = firstArrival('P', degrees) ?? 0;
  return { p: quake.began + p, s: quake.began + p + delayAt(degrees) };
}

/** How large what is written is: the ground is never quite still. */
const NOISE = 0.15;
const P_SIZE = 1;
const S_SIZE = 2.6;
/** Seconds in which they die away to a third. */
const P_FADES = 40;
const S_FADES = 60;

/** What each second of a station's record shows, without a unit: size and sign are a scheme, the onsets are not. */
export function recordOf(quake: Case, index: number): readonly number[] {
  const at = quake.stations[index];
  if (!at) throw new Error(`a case has no station ${index}`);
  const { p, s } = onsetsOf(quake, at);
  const random = { seed: Math.round(quake.latitude * 1000) + index * 7919 };
  return Array.from({ length: RECORD_SECONDS + 1 }, (_, second) => {
    const size =
      second < p
        ? NOISE
        : Math.max(
            NOISE,
            P_SIZE * Math.exp((p - second) / P_FADES),
            second < s ? 0 : S_SIZE * Math.exp((s - second) / S_FADES),
          );
    const wobble = second < p ? draw(random) : 0.7 + 0.3 * draw(random);
    return (second % 2 === 0 ? 1 : -1) * size * wobble;
  });
}
