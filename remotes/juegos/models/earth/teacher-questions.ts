import { delayAt } from './epicentre.ts';
import { layerAt, readingAt, volumeShare } from './layers.ts';
import { written } from './numbers.ts';
import { ARC_KM, formedBy, slabLengthKm } from './plates.ts';
import { firstArrival, rangeOf } from './rays.ts';

/** What a teacher of science asks a model, what this one answers, and where the answer stands. */
export interface TeacherQuestion {
  readonly question: string;
  /** Taken out of the model, in words. */
  readonly answer: () => string;
  /** What {@link answer} has to say. */
  readonly expected: string;
  readonly source: string;
}

export const EARTH_QUESTIONS: readonly TeacherQuestion[] = [
  {
    question: '¿Entre qué distancias no llegan ondas P que hayan pasado solo por el manto y el núcleo externo?',
    answer: () =>
      `De ${written(rangeOf('P')[1])}° a ${written(rangeOf('PKP')[0])}°; a 120° llega igual una que cruzó el núcleo interno, a los ${written(firstArrival('PKIKP', 120) ?? 0)} s`,
    expected: 'De 100° a 145°; a 120° llega igual una que cruzó el núcleo interno, a los 1.132 s',
    source: 'Kennett, Engdahl y Buland, Geophys. J. Int. 122, 1995 (ak135); Lehmann, 1936, para el núcleo interno.',
  },
  {
    question: '¿Qué presión hay en el límite entre manto y núcleo, y en el centro?',
    answer: () => `${written(readingAt(2891.5).pressure)} GPa y ${written(readingAt(6371).pressure)} GPa`,
    expected: '136 GPa y 363 GPa',
    source:
      'Integrada de las densidades de ak135; PREM da 135,8 y 363,9 (Dziewonski y Anderson, Phys. Earth Planet. Inter. 25, 1981).',
  },
  {
    question: '¿El manto es líquido, y cuánto del volumen del planeta ocupa?',
    answer: () => {
      const { isLiquid } = layerAt('composicion', 2000);
      return `${isLiquid ? 'Sí' : 'No'}: las S van a ${written(readingAt(2000).s, 1)} km/s a 2.000 km; ocupa ${written(100 * volumeShare(35, 2891.5))} %`;
    },
    expected: 'No: las S van a 6,9 km/s a 2.000 km; ocupa 82 %',
    source: 'Kennett, Engdahl y Buland, 1995 (ak135), con una corteza de 35 km en todo el planeta.',
  },
  {
    question: 'Si el atraso entre P y S se duplica, ¿la distancia se duplica?',
    answer: () => {
      const share = (near: number, far: number) => written(delayAt(far) / delayAt(near), 2);
      return `Cerca, casi: de 5° a 10° el atraso crece ${share(5, 10)} veces. Lejos, no: de 40° a 80° crece ${share(40, 80)}`;
    },
    expected: 'Cerca, casi: de 5° a 10° el atraso crece 1,93 veces. Lejos, no: de 40° a 80° crece 1,65',
    source:
      'Kennett, Seismological Tables: ak135, Australian National University, 2005: 366,5 s a 40° y 605,1 s a 80°.',
  },
  {
    question:
      '¿Cuánto demora en nacer el arco volcánico de una subducción como la de Chile, y a qué distancia de la fosa?',
    answer: () => {
      const years = (slabLengthKm(ARC_KM) / 72) * 1e6;
      const { hasVolcanoes } = formedBy('subduccion', 72, years + 1);
      return `${hasVolcanoes ? 'Unos' : 'Más de'} ${written(years / 1e6, 1)} millones de años, a ${written(ARC_KM)} km`;
    },
    expected: 'Unos 4,2 millones de años, a 286 km',
    source:
      'Convergencia de 6,5 a 8 cm por año: USGS, 2015. Placa a 105 km bajo los arcos, en promedio: Syracuse y Abers, Geochem. Geophys. Geosyst. 7, 2006.',
  },
];
