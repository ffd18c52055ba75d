import { AK135, EARTH_KM } from './ak135.ts';

export const DIVISIONS = ['composicion', 'mecanica'] as const;

/** By what it is made of, or by how it behaves: two ways to divide the same planet. */
export type Division = (typeof DIVISIONS)[number];

export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly topKm: number;
  readonly bottomKm: number;
  readonly isLiquid?: true;
  /** The layer that it is a part of, where it has one. */
  readonly within?: string;
  /** One or two sentences. */
  readonly about: string;
}

const OUTER_CORE: Layer = {
  id: 'nucleo-externo',
  name: 'núcleo externo',
  topKm: 2891.5,
  bottomKm: 5153.5,
  isLiquid: true,
  within: 'núcleo',
  about: 'Hierro con níquel, fundido. Sus movimientos producen el campo magnético. Las ondas S no lo atraviesan.',
};

const INNER_CORE: Layer = {
  id: 'nucleo-interno',
  name: 'núcleo interno',
  topKm: 5153.5,
  bottomKm: EARTH_KM,
  within: 'núcleo',
  about: 'Hierro con níquel. Está más caliente que el externo y es sólido, porque la presión no lo deja fundirse.',
};

/** From the surface to the centre. Boundaries are those of ak135; that of lithosphere and asthenosphere is a mean. */
export const LAYERS: Readonly<Record<Division, readonly Layer[]>> = {
  composicion: [
    {
      id: 'corteza',
      name: 'corteza',
      topKm: 0,
      bottomKm: 35,
      about:
        'Roca rica en sílice, la menos densa. Bajo los continentes mide unos 35 km, y bajo el océano, unos 7. Aquí se muestra la continental.',
    },
    {
      id: 'manto-superior',
      name: 'manto superior',
      topKm: 35,
      bottomKm: 410,
      within: 'manto',
      about: 'Roca más densa que la corteza, con más hierro y magnesio. Es sólido: las ondas S lo atraviesan.',
    },
    {
      id: 'zona-de-transicion',
      name: 'zona de transición',
      topKm: 410,
      bottomKm: 660,
      within: 'manto',
      about:
        'Los mismos elementos en minerales más apretados: por eso las ondas se aceleran de golpe a 410 y a 660 km.',
    },
    {
      id: 'manto-inferior',
      name: 'manto inferior',
      topKm: 660,
      bottomKm: 2891.5,
      within: 'manto',
      about: 'Más de la mitad del volumen del planeta. Es sólido, y en millones de años fluye.',
    },
    OUTER_CORE,
    INNER_CORE,
  ],
  mecanica: [
    {
      id: 'litosfera',
      name: 'litosfera',
      topKm: 0,
      bottomKm: 100,
      about:
        'Rígida. Es la corteza junto con el manto frío que lleva pegado: unos 100 km, menos bajo el océano joven. Está partida en placas.',
    },
    {
      id: 'astenosfera',
      name: 'astenosfera',
      topKm: 100,
      bottomKm: 660,
      about:
        'Manto sólido, tan caliente que se deforma y fluye centímetros al año. Sobre ella se deslizan las placas. Hay libros que la terminan más arriba: abajo no tiene un borde nítido.',
    },
    {
      id: 'mesosfera',
      name: 'mesosfera',
      topKm: 660,
      bottomKm: 2891.5,
      about: 'Manto sólido y más rígido que la astenosfera, porque la presión aumenta. También fluye, más lento.',
    },
    OUTER_CORE,
    INNER_CORE,
  ],
};

/** The layer at a depth; a boundary belongs to what lies below it. */
export function layerAt(division: Division, depthKm: number): Layer {
  const layers = LAYERS[division];
  return layers.find(({ bottomKm }) => depthKm < bottomKm) ?? INNER_CORE;
}

/** Share of the Earth's volume between two depths. */
export function volumeShare(topKm: number, bottomKm: number): number {
  return ((EARTH_KM - topKm) / EARTH_KM) ** 3 - ((EARTH_KM - bottomKm) / EARTH_KM) ** 3;
}

/** What ak135 says of a depth. */
export interface Reading {
  /** km/s. */
  readonly p: number;
  /** km/s; 0 in a liquid. */
  readonly s: number;
  /** g/cm³. */
  readonly density: number;
  /** GPa, integrated from ak135's densities. */
  readonly pressure: number;
}

export function readingAt(depthKm: number): Reading {
  const next = AK135.findIndex((row) => row.depthKm > depthKm);
  const index = next === -1 ? AK135.length - 1 : next;
  const [above, below] = [AK135[index - 1], AK135[index]];
  if (!above || !below) throw new Error(`ak135 has no row around ${depthKm} km`);
  const share = (depthKm - above.depthKm) / (below.depthKm - above.depthKm);
  const between = (of: 'p' | 's' | 'density') => above[of] + (below[of] - above[of]) * share;
  const { masses, pressures } = inside();
  const density = between('density');
  return {
    p: between('p'),
    s: between('s'),
    density,
    pressure:
      (pressures[index - 1] ?? 0) + pressureOf(above.depthKm, depthKm, above.density, density, masses[index - 1] ?? 0),
  };
}

/** m³/(kg·s²), CODATA 2018. */
const GRAVITATION = 6.6743e-11;
const METRES = 1000;

/** Kilograms between two depths whose densities are joined by a straight line: Simpson's rule has it exactly. */
function massOf(topKm: number, bottomKm: number, top: number, bottom: number): number {
  const shell = (km: number, density: number) => 4 * Math.PI * ((EARTH_KM - km) * METRES) ** 2 * density * METRES;
  const middle = shell((topKm + bottomKm) / 2, (top + bottom) / 2);
  return (((bottomKm - topKm) * METRES) / 6) * (shell(topKm, top) + 4 * middle + shell(bottomKm, bottom));
}

/** GPa that are added between two depths, by Simpson's rule; `mass` is what lies below the upper one, in kilograms. */
function pressureOf(topKm: number, bottomKm: number, top: number, bottom: number, mass: number): number {
  if (bottomKm <= topKm) return 0;
  const weight = (km: number, density: number, below: number) => {
    const radius = (EARTH_KM - km) * METRES;
    return radius < 1 ? 0 : (density * METRES * GRAVITATION * Math.max(0, below)) / radius ** 2;
  };
  const middleKm = (topKm + bottomKm) / 2;
  const middleDensity = (top + bottom) / 2;
  const middleMass = mass - massOf(topKm, middleKm, top, middleDensity);
  const lowMass = middleMass - massOf(middleKm, bottomKm, middleDensity, bottom);
  return (
    ((((bottomKm - topKm) * METRES) / 6) *
      (weight(topKm, top, mass) +
        4 * weight(middleKm, middleDensity, middleMass) +
        weight(bottomKm, bottom, lowMass))) /
    1e9
  );
}

interface Inside {
  /** Below each row, in kilograms. */
  readonly masses: readonly number[];
  /** At each row, in GPa. */
  readonly pressures: readonly number[];
}

let kept: Inside | undefined;

/** The weight of all that lies above, row by row. */
export function inside(): Inside {
  if (kept) return kept;
  const masses = new Array<number>(AK135.length).fill(0);
  for (let index = AK135.length - 2; index >= 0; index -= 1) {
    const [above, below] = [AK135[index], AK135[index + 1]];
    if (!above || !below) continue;
    masses[index] = (masses[index + 1] ?? 0) + massOf(above.depthKm, below.depthKm, above.density, below.density);
  }
  const pressures = [0];
  for (let index = 1; index < AK135.length; index += 1) {
    const [above, below] = [AK135[index - 1], AK135[index]];
    if (!above || !below) continue;
    pressures.push(
      (pressures[index - 1] ?? 0) +
        pressureOf(above.depthKm, below.depthKm, above.density, below.density, masses[index - 1] ?? 0),
    );
  }
  kept = { masses, pressures };
  return kept;
}

/** What is known of the heat inside: few depths, each with who estimated it. Nothing is drawn between them. */
export interface Temperature {
  readonly depthKm: number;
  readonly kelvin: number;
  /** Kelvin more or less. */
  readonly error: number;
  readonly source: string;
}

const KATSURA = 'Katsura, 2022';
const ANZELLINI = 'Anzellini y otros, 2013';

/**
 * T. Katsura, "A revised adiabatic temperature profile for the mantle", Journal of Geophysical Research: Solid Earth 127
 * (2022). S. Anzellini and others, "Melting of iron at Earth's inner core boundary based on fast X-ray diffraction", Science
 * 340 (2013).
 */
export const TEMPERATURES: readonly Temperature[] = [
  { depthKm: 410, kelvin: 1839, error: 38, source: KATSURA },
  { depthKm: 660, kelvin: 1994, error: 40, source: KATSURA },
  { depthKm: 2800, kelvin: 2587, error: 60, source: KATSURA },
  { depthKm: 5153.5, kelvin: 6230, error: 500, source: ANZELLINI },
];

/** The estimate whose depth is nearest. */
export function temperatureNear(depthKm: number): Temperature {
  const [first, ...rest] = TEMPERATURES;
  if (!first) throw new Error('no temperature is known');
  const away = ({ depthKm: at }: Temperature) => Math.abs(at - depthKm);
  return rest.reduce((best, one) => (away(one) < away(best) ? one : best), first);
}
