import {
  CASES,
  type Case,
  degreesBetween,
  degreesOfDelay,
  KM_PER_DEGREE,
  onsetsOf,
  recordOf,
  type Spot,
} from './epicentre.ts';
import { layerAt, readingAt, type Temperature, temperatureNear } from './layers.ts';
import { listed, written, writtenTime, writtenYears } from './numbers.ts';
import { ARC_KM, BORDER_FACTS, crustKm, formedBy, mountainKm, seaDepthKm, slabDepthKm, tipKm } from './plates.ts';
import { arrivalsOf, firstArrival, PHASES, type Phase } from './rays.ts';
import { type EarthState, QUAKE_SECONDS, type View } from './state.ts';

export const STATION_NAMES = ['A', 'B', 'C'] as const;

/** What there is to see, by view. */
export function describe(state: EarthState): string {
  return DESCRIBED[state.view](state);
}

const DESCRIBED: Readonly<Record<View, (state: EarthState) => string>> = {
  capas: describeLayers,
  ondas: describeWaves,
  placas: describePlates,
  epicentro: describeEpicentre,
};

function describeLayers({ division, depthKm, openDegrees }: EarthState): string {
  if (openDegrees === 0) return 'El corte está cerrado: solo se ve la superficie. Ábrelo para mirar adentro.';
  const layer = layerAt(division, depthKm);
  const { p, s, density, pressure } = readingAt(depthKm);
  const within = layer.within ? `, parte del ${layer.within}` : '';
  const waves =
    s === 0
      ? `Las ondas P van a ${written(p, 1)} km/s y las S no pasan`
      : `Las ondas P van a ${written(p, 1)} km/s y las S, a ${written(s, 1)} km/s`;
  return [
    `Sonda a ${written(depthKm)} km de profundidad: ${layer.name}${within}, ${layer.isLiquid ? 'líquido' : 'en estado sólido'}.`,
    `${waves}; la densidad es ${written(density, 1)} g/cm³ y la presión, ${written(pressure, pressure < 10 ? 1 : 0)} GPa.`,
    describeTemperature(depthKm, temperatureNear(depthKm)),
  ].join(' ');
}

/** Within it the mantle gets warmer by less than an estimate may be off, and from 2,800 km it does not reach the core. */
const SAME_WARMTH_KM = 50;

const ZERO_CELSIUS_KELVIN = 273.15;

function describeTemperature(depthKm: number, { depthKm: at, kelvin, error, source }: Temperature): string {
  const told = `${written(at, 1)} km: ${written(kelvin)} K (${written(kelvin - ZERO_CELSIUS_KELVIN)} °C), con un margen de ${written(error)} K (${source}).`;
  return Math.abs(at - depthKm) <= SAME_WARMTH_KM
    ? `Temperatura estimada a ${told}`
    : `A esta profundidad el modelo no da temperatura; la estimación más próxima es la de ${told}`;
}

/** The phases that have come up at a distance by then, in order of time. */
export function heardAt(degrees: number, seconds: number): readonly { readonly phase: Phase; readonly at: number }[] {
  return PHASES.flatMap((phase) => arrivalsOf(phase, degrees).map((at) => ({ phase, at })))
    .filter(({ at }) => at <= seconds)
    .sort((one, other) => one.at - other.at);
}

function describeWaves({ stations, quakeSeconds }: EarthState): string {
  const places = stations.map((degrees, index) => `${STATION_NAMES[index]} a ${degrees}°`);
  if (quakeSeconds === null) {
    return `El sismo todavía no ocurre. Estaciones: ${listed(places)} del foco, que está arriba, en la superficie.`;
  }
  const told = stations.map((degrees, index) => {
    const heard = new Map<Phase, number>();
    for (const { phase, at } of heardAt(degrees, quakeSeconds)) if (!heard.has(phase)) heard.set(phase, at);
    const name = `Estación ${STATION_NAMES[index]} (${degrees}°): `;
    if (heard.size === 0) return `${name}${quakeSeconds < QUAKE_SECONDS ? 'nada todavía' : 'no llegó ninguna onda'}.`;
    const [p, s] = [heard.get('P'), heard.get('S')];
    const delay =
      p !== undefined && s !== undefined ? `; atraso de la S, ${writtenTime(s - p)} (${written(s - p)} s)` : '';
    return `${name}${listed([...heard].map(([phase, at]) => `${phase} a los ${writtenTime(at)}`))}${delay}.`;
  });
  return [`Han pasado ${writtenTime(quakeSeconds)} desde el sismo.`, ...told].join(' ');
}

function describePlates(state: EarthState): string {
  const { border, rateMm, years, siteKm } = state;
  const { name, moves } = BORDER_FACTS[border];
  const formed = formedBy(border, rateMm, years);
  const head = `Borde ${name}, a ${written(rateMm / 10, 1)} cm por año. Han pasado ${writtenYears(years)}: ${moves.toLowerCase()}; van ${written(formed.movedKm, 1)} km.`;
  if (years === 0) return `${head} Todavía no se forma nada.`;
  switch (border) {
    case 'divergente':
      return `${head} Entre ellas hay ${written(formed.movedKm, 1)} km de fondo oceánico nuevo, mitad a cada lado de la dorsal; el más viejo está en las orillas, bajo ${written(seaDepthKm(years / 1e6), 1)} km de mar. Sube magma y los sismos no pasan de ${written(formed.deepestKm)} km.`;
    case 'subduccion': {
      const arc = formed.hasVolcanoes
        ? `Hay un arco de volcanes a ${written(ARC_KM)} km de la fosa.`
        : 'Aún no hay volcanes.';
      const site =
        tipKm(formed.movedKm) >= siteKm
          ? `bajo la ciudad, a ${written(siteKm)} km de la fosa, la placa está a ${written(slabDepthKm(siteKm))} km de profundidad`
          : `la placa aún no llega bajo la ciudad, que está a ${written(siteKm)} km de la fosa`;
      return `${head} Hay sismos desde la fosa hasta ${written(formed.deepestKm)} km de profundidad; ${site}. ${arc}`;
    }
    case 'colision': {
      const crust = crustKm(formed.movedKm);
      return `${head} La corteza mide ${written(crust, 1)} km y la cordillera se alza ${written(mountainKm(crust), 1)} km sobre la llanura. Hay sismos y no hay volcanes.`;
    }
    case 'transformante':
      return `${head} Lo que cruza la falla quedó cortado y corrido. Los sismos no pasan de ${written(formed.deepestKm)} km de profundidad y no hay volcanes.`;
  }
}

/** "31,6° S y 71,7° O": degrees without sign. */
export function writtenSpot({ latitude, longitude }: Spot): string {
  return `${written(Math.abs(latitude), 1)}° ${latitude < 0 ? 'S' : 'N'} y ${written(Math.abs(longitude), 1)}° ${longitude < 0 ? 'O' : 'E'}`;
}

function describeEpicentre({ caseIndex, picks, guess }: EarthState): string {
  const quake = CASES[caseIndex];
  if (!quake) return '';
  const told = quake.stations.map((station, index) => {
    const { p = 0, s = 0 } = picks[index] ?? {};
    const away = `tu epicentro queda a ${written(degreesBetween(station, guess) * KM_PER_DEGREE)} km`;
    if (s <= p) return `${station.name}: falta marcar la S después de la P; ${away}.`;
    const km = degreesOfDelay(s - p) * KM_PER_DEGREE;
    return `${station.name}: P en ${p} s y S en ${s} s, atraso de ${s - p} s, o sea ${written(km)} km; ${away}.`;
  });
  return [`Sismo ${caseIndex + 1} de ${CASES.length}. Tu epicentro: ${writtenSpot(guess)}.`, ...told].join(' ');
}

/** Mean size of what is written in the four seconds before a second and in the four from it on: an onset, in words. */
export function describeMark(quake: Case, index: number, second: number): string {
  const record = recordOf(quake, index);
  const mean = (from: number, to: number) => {
    const part = record.slice(Math.max(0, from), to);
    return part.length === 0 ? 0 : part.reduce((sum, value) => sum + Math.abs(value), 0) / part.length;
  };
  return `${second} s: de ${written(mean(second - 4, second), 1)} a ${written(mean(second, second + 4), 1)}`;
}

/** Seconds of the delay that a record really has. */
export function delayOf(quake: Case, index: number): number {
  const station = quake.stations[index];
  if (!station) throw new Error(`a case has no station ${index}`);
  const { p, s } = onsetsOf(quake, station);
  return s - p;
}

/** Whether P itself, and not what went through the core, comes up at a distance; S likewise. */
export const isHeard = (phase: Phase, degrees: number) => firstArrival(phase, degrees) !== null;
