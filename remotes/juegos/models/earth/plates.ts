import { draw } from '../simulation.ts';
import { clamp } from './numbers.ts';

export const BORDERS = ['divergente', 'subduccion', 'colision', 'transformante'] as const;

/** Four pictures of three kinds: both subduction and collision are convergent. */
export type Border = (typeof BORDERS)[number];

export interface BorderFacts {
  readonly name: string;
  /** How the plates move, for who has not seen it. */
  readonly moves: string;
  readonly hasMagma: boolean;
  /** Where on the Earth it is so. */
  readonly example: string;
  /** Measured there, in mm a year: what one begins with. */
  readonly rateMm: number;
  readonly source: string;
}

/**
 * Rates: U.S. Geological Survey, "This Dynamic Earth" (1996), for ridge, collision and fault; G. P. Hayes and others,
 * "Seismicity of the Earth 1900-2013, seismotectonics of South America (Nazca Plate Region)", U.S. Geological Survey
 * Open-File Report 2015-1031-E (2015): 65 mm a year in the north to 80 in the south, of which the middle is taken.
 */
export const BORDER_FACTS: Readonly<Record<Border, BorderFacts>> = {
  divergente: {
    name: 'divergente',
    moves: 'Las placas se separan',
    hasMagma: true,
    example: 'la dorsal del Atlántico',
    rateMm: 25,
    source: 'USGS, This Dynamic Earth, 1996',
  },
  subduccion: {
    name: 'convergente con subducción',
    moves: 'Las placas se acercan y la oceánica se hunde',
    hasMagma: true,
    example: 'Nazca bajo la Sudamericana, frente al norte de Chile',
    rateMm: 72,
    source: 'USGS, Seismotectonics of South America, 2015: de 6,5 a 8 cm por año',
  },
  colision: {
    name: 'convergente con colisión',
    moves: 'Dos continentes se acercan y ninguno se hunde',
    hasMagma: false,
    example: 'la India y Asia, en el Himalaya',
    rateMm: 45,
    source: 'USGS, This Dynamic Earth, 1996',
  },
  transformante: {
    name: 'transformante',
    moves: 'Las placas se deslizan de lado',
    hasMagma: false,
    example: 'la falla de San Andrés, en California',
    rateMm: 50,
    source: 'USGS, This Dynamic Earth, 1996',
  },
};

export const MOST_YEARS = 10_000_000;
export const LEAST_RATE_MM = 5;
export const MOST_RATE_MM = 160;

/** Kilometres by which the plates moved against each other: a millimetre a year is a kilometre in a million years. */
export const movedKm = (rateMm: number, years: number) => (rateMm * years) / 1e6;

/** Depth of the sea over rock of an age, in km: B. Parsons and J. Sclater (1977), good up to some 70 million years. */
export const seaDepthKm = (millionYears: number) => 2.5 + 0.35 * Math.sqrt(millionYears);

/*
 * The sinking plate, as the north of Chile has it, simplified: under the trench its top is at 7 km and dips by 9°; the dip
 * grows evenly to 24° over 200 km and stays so.
 */
const TRENCH_DEPTH_KM = 7;
const FIRST_DIP = (9 * Math.PI) / 180;
const LAST_DIP = (24 * Math.PI) / 180;
const BEND_KM = 200;
const CURVATURE = (LAST_DIP - FIRST_DIP) / BEND_KM;

/** As far from the trench as it is drawn and asked. */
export const MOST_SITE_KM = 500;

const dipAt = (km: number) => FIRST_DIP + CURVATURE * clamp(km, 0, BEND_KM);

/** Depth of the top of the sinking plate, `km` inland from the trench. */
export function slabDepthKm(km: number): number {
  const bent = Math.log(Math.cos(FIRST_DIP) / Math.cos(dipAt(km))) / CURVATURE;
  return TRENCH_DEPTH_KM + bent + Math.max(0, km - BEND_KM) * Math.tan(LAST_DIP);
}

const along = (angle: number) => Math.log(Math.tan(Math.PI / 4 + angle / 2));

/** Length of the plate from the trench to below a place `km` inland. */
export function slabLengthKm(km: number): number {
  return (along(dipAt(km)) - along(FIRST_DIP)) / CURVATURE + Math.max(0, km - BEND_KM) / Math.cos(LAST_DIP);
}

/** How far inland its tip is once `sunkKm` of it went down. */
export function tipKm(sunkKm: number): number {
  const bend = slabLengthKm(BEND_KM);
  if (sunkKm >= bend) return BEND_KM + (sunkKm - bend) * Math.cos(LAST_DIP);
  const angle = 2 * (Math.atan(Math.exp(along(FIRST_DIP) + Math.max(0, sunkKm) * CURVATURE)) - Math.PI / 4);
  return (angle - FIRST_DIP) / CURVATURE;
}

/**
 * Where the plate's water melts the mantle above it: under volcanic arcs its top is at 105 km in the mean. E. Syracuse and G.
 * Abers, "Global compilation of variations in slab depth beneath arc volcanoes", Geochemistry, Geophysics, Geosystems 7 (2006).
 */
export const ARC_DEPTH_KM = 105;

/** How far inland the volcanoes are. */
export const ARC_KM = BEND_KM + (ARC_DEPTH_KM - slabDepthKm(BEND_KM)) / Math.tan(LAST_DIP);

/** Crust that comes together over a belt of this width thickens; no thicker than under Tibet, then it spreads. */
const BELT_KM = 600;
const CRUST_KM = 35;
const MOST_CRUST_KM = 70;
/** g/cm³ of crust and of the mantle in which it swims. */
const CRUST_DENSITY = 2.8;
const MANTLE_DENSITY = 3.3;

/** Thickness of the crust, in km, where two continents came `km` closer: none of it is lost. */
export const crustKm = (km: number) => Math.min(MOST_CRUST_KM, (CRUST_KM * BELT_KM) / Math.max(1, BELT_KM - km));

/** Height of mountains above a plain of ordinary crust, in km: it swims, and most of it is root. */
export const mountainKm = (thickness: number) =>
  ((thickness - CRUST_KM) * (MANTLE_DENSITY - CRUST_DENSITY)) / MANTLE_DENSITY;

/** How deep quakes are where nothing sinks, in km: below, rock is too warm to break. */
export const SHALLOW_KM = 20;
const COLLISION_QUAKES_KM = 60;

export interface Formed {
  readonly movedKm: number;
  /** Deepest quakes that are possible by now, in km. */
  readonly deepestKm: number;
  readonly hasVolcanoes: boolean;
}

/** What there is after some years, the border having begun at the first. */
export function formedBy(border: Border, rateMm: number, years: number): Formed {
  const moved = movedKm(rateMm, years);
  if (moved === 0) return { movedKm: 0, deepestKm: 0, hasVolcanoes: false };
  switch (border) {
    case 'divergente':
      return { movedKm: moved, deepestKm: SHALLOW_KM, hasVolcanoes: true };
    case 'subduccion':
      return {
        movedKm: moved,
        deepestKm: slabDepthKm(Math.min(tipKm(moved), MOST_SITE_KM)),
        hasVolcanoes: tipKm(moved) >= ARC_KM,
      };
    case 'colision':
      return { movedKm: moved, deepestKm: COLLISION_QUAKES_KM, hasVolcanoes: false };
    case 'transformante':
      return { movedKm: moved, deepestKm: SHALLOW_KM, hasVolcanoes: false };
  }
}

export interface Quake {
  /** From the border, in km: inland of the trench, and to both sides elsewhere; along the fault where it is transform. */
  readonly km: number;
  readonly depthKm: number;
}

/** One in so many years is drawn: how often the ground shakes is not what this shows, but where. */
export const YEARS_A_QUAKE = 20_000;

/** The quake with a number, from 0 on: the same each time. */
export function quakeOf(border: Border, rateMm: number, number: number): Quake {
  const random = { seed: Math.imul(number + 1, 0x9e3779b1) };
  const [one, other] = [draw(random), draw(random)];
  switch (border) {
    case 'subduccion': {
      const sunk = movedKm(rateMm, (number + 1) * YEARS_A_QUAKE);
      const km = one * Math.min(tipKm(sunk), MOST_SITE_KM);
      return { km, depthKm: slabDepthKm(km) + other * 8 };
    }
    case 'divergente':
      return { km: (one - 0.5) * 20, depthKm: other * SHALLOW_KM * 0.6 };
    case 'colision':
      return { km: (one - 0.5) * 400, depthKm: other * COLLISION_QUAKES_KM };
    case 'transformante':
      return { km: (one - 0.5) * 400, depthKm: other * SHALLOW_KM };
  }
}

/** Quakes that have been drawn by then. */
export const quakesBy = (years: number) => Math.floor(years / YEARS_A_QUAKE);
