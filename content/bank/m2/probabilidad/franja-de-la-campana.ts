import {
  allDifferent,
  decimal,
  defineTemplate,
  frac,
  md,
  type Point,
  percent,
  type Shape,
} from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const MEASURED = [
  {
    what: 'La estatura de los conscriptos de un regimiento',
    unit: 'cm',
    mean: [168, 176],
    deviation: [4, 8],
    whose: 'de ellos mide',
  },
  {
    what: 'La masa de las truchas de una piscicultura',
    unit: 'gramos',
    mean: [240, 320],
    deviation: [10, 25],
    whose: 'de ellas pesa',
  },
  {
    what: 'La duración de las ampolletas de una marca',
    unit: 'horas',
    mean: [900, 1500],
    deviation: [50, 120],
    whose: 'de ellas dura',
  },
  {
    what: 'El puntaje de los postulantes en una prueba',
    unit: 'puntos',
    mean: [500, 620],
    deviation: [40, 90],
    whose: 'de ellos obtuvo',
  },
] as const;
const BANDS = [
  { from: -1, to: 2 },
  { from: -2, to: 1 },
  { from: 1, to: 2 },
  { from: -2, to: -1 },
] as const;
/** Share of the data within that many deviations of the mean, as the statement gives it. */
const WITHIN = { 1: 68, 2: 95 } as const;

export default defineTemplate({
  id: 'm2-franja-de-la-campana',
  version: 1,
  content: 'm2.probabilidad.modelos.normal',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const context = random.integer(0, MEASURED.length - 1);
    const { mean, deviation } = MEASURED[context] ?? MEASURED[0];
    return {
      context,
      mean: random.integer(mean[0], mean[1]),
      deviation: random.integer(deviation[0], deviation[1]),
      ...random.pick(BANDS),
    };
  },
  accepts: (p) =>
    (p.context === 0 || (p.mean % 10 === 0 && p.deviation % 5 === 0)) &&
    allDifferent([key(p), wide(), narrow(), otherHalves(p)]),
  stem: (p) => {
    const { what, unit, whose } = contextOf(p);
    return md`${what} se distribuye de manera normal, con media ${decimal(p.mean)} ${unit} y desviación estándar ${p.deviation} ${unit}. En una distribución normal, cerca del 68 % de los datos está a menos de una desviación estándar de la media y cerca del 95 %, a menos de dos. Aproximadamente, ¿qué porcentaje ${whose} entre ${edge(p, p.from)} y ${edge(p, p.to)} ${unit}?`;
  },
  figure: (p) => {
    const at = (deviations: number): Point => [7.5 + deviations * 2, 1.4 + 5.6 * Math.exp(-(deviations ** 2) / 2)];
    const curve = integers(-34, 34).map((tenths) => at(tenths / 10));
    const inside = integers(p.from * 10, p.to * 10).map((tenths) => at(tenths / 10));
    const foot = (deviations: number): Point => [7.5 + deviations * 2, 1.4];
    const marks = integers(-2, 2).flatMap((deviations): Shape[] => [
      { shape: 'segment', from: foot(deviations), to: at(deviations), dashed: true },
      { shape: 'text', at: [7.5 + deviations * 2, 0.8], text: `${edge(p, deviations)}`, size: 'small' },
    ]);
    return {
      kind: 'drawing',
      width: 15,
      height: 7.6,
      alt: `Campana de una distribución normal con centro en ${decimal(p.mean)} y marcas en ${integers(-2, 2)
        .map((deviations) => edge(p, deviations))
        .join(', ')}. Está sombreada la franja entre ${edge(p, p.from)} y ${edge(p, p.to)}.`,
      shapes: [
        { shape: 'polygon', points: [foot(p.from), ...inside, foot(p.to)], filled: true, accent: 1 },
        { shape: 'path', points: curve, smooth: true },
        { shape: 'segment', from: [0.5, 1.4], to: [14.5, 1.4] },
        ...marks,
      ],
    };
  },
  key,
  oracle: (p) => {
    // A thousand data in the four half bands that the statement gives, one by one.
    const half = { inner: (WITHIN[1] * 10) / 2, outer: ((WITHIN[2] - WITHIN[1]) * 10) / 2 };
    const data = [
      ...Array.from({ length: half.outer }, () => -1.5),
      ...Array.from({ length: half.inner }, () => -0.5),
      ...Array.from({ length: half.inner }, () => 0.5),
      ...Array.from({ length: half.outer }, () => 1.5),
    ];
    return frac(data.filter((value) => value > p.from && value < p.to).length, 10);
  },
  distractors: [
    {
      mistake: 'normal-franja-simetrica-mayor',
      answer: wide,
      feedback: () => md`Ese porcentaje es el de la franja hasta dos desviaciones a ambos lados de la media.`,
    },
    {
      mistake: 'normal-franja-simetrica-menor',
      answer: narrow,
      feedback: () => md`Ese porcentaje es el de la franja hasta una desviación a ambos lados de la media.`,
    },
    {
      mistake: 'normal-mitades-equivocadas',
      answer: otherHalves,
      feedback: () => md`Usaste bien las mitades de cada franja; revisa si corresponde sumarlas o restarlas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Ubicar los extremos',
      text: md`${edge(p, p.from)} está a ${away(p.from)} y ${edge(p, p.to)} está a ${away(p.to)}.`,
    },
    {
      title: 'Mitades de las franjas',
      text: md`Por simetría, entre la media y una desviación está el $68 : 2 = 34$ % de los datos, y entre la media y dos desviaciones, el $95 : 2 = 47{,}5$ %.`,
    },
    {
      title: isAcross(p) ? 'Sumar' : 'Restar',
      text: isAcross(p)
        ? md`La franja tiene una parte a cada lado de la media: $47{,}5 + 34$, es decir, el ${key(p).text}.`
        : md`La franja está a un solo lado de la media: $47{,}5 - 34$, es decir, el ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly context: number;
  readonly mean: number;
  readonly deviation: number;
  readonly from: number;
  readonly to: number;
}

function contextOf(p: Parameters) {
  return MEASURED[p.context] ?? MEASURED[0];
}

function edge(p: Parameters, deviations: number): string {
  return decimal(p.mean + deviations * p.deviation);
}

function away(deviations: number): string {
  const side = deviations < 0 ? 'bajo' : 'sobre';
  return Math.abs(deviations) === 1 ? `una desviación estándar ${side} la media` : `dos desviaciones ${side} la media`;
}

function isAcross(p: Parameters): boolean {
  return p.from < 0 && p.to > 0;
}

function percentage(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function key(p: Parameters) {
  return percentage(frac(isAcross(p) ? WITHIN[2] + WITHIN[1] : WITHIN[2] - WITHIN[1], 2));
}

function wide() {
  return percentage(frac(WITHIN[2]));
}

function narrow() {
  return percentage(frac(WITHIN[1]));
}

function otherHalves(p: Parameters) {
  return percentage(frac(isAcross(p) ? WITHIN[2] - WITHIN[1] : WITHIN[2] + WITHIN[1], 2));
}
