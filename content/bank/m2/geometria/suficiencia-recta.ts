import { defineDataSufficiency, SUFFICIENCIES, type Sufficiency } from '../../authoring/data-sufficiency.ts';
import { md, texTerm } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const FACTS = ['point', 'otherPoint', 'parallel', 'offset', 'perpendicular'] as const;
type Fact = (typeof FACTS)[number];

export default defineDataSufficiency({
  id: 'm2-suficiencia-recta',
  version: 1,
  content: 'm2.geometria.rectas-plano.ecuacion-posicion',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const [first = 'point', second = 'parallel'] = random.sample(FACTS, 2);
    return {
      slope: random.pick([-3, -2, -1, 1, 2, 3]),
      offset: random.integer(-5, 5),
      x: random.integer(1, 4),
      other: random.integer(-5, -1),
      away: random.pick([-4, -3, 3, 4]),
      first,
      second,
    };
  },
  accepts: (p) => p.offset !== 0,
  situation: () =>
    md`En el plano cartesiano, la recta $L$ tiene ecuación $y = mx + n$, donde $m$ y $n$ son números reales.`,
  information: (p) => [fact(p, p.first), fact(p, p.second)],
  asks: () => md`la ecuación de $L$`,
  suffices,
  models: () =>
    integers(-60, 60).flatMap((sixths) => integers(-60, 60).map((offset) => ({ slope: sixths / 6, offset }))),
  fitsFirst: (p, line) => fits(p, p.first, line),
  fitsSecond: (p, line) => fits(p, p.second, line),
  answer: (_, { slope, offset }) => `${Math.round(slope * 6)}/6x+${offset}`,
  hints: (p) => ({
    first: md`Con (1), intenta escribir dos rectas distintas que la cumplan antes de decidir.`,
    second: md`Con (2), pregúntate si conoces la pendiente y también el coeficiente de posición.`,
    together:
      slopeFact(p.first) && slopeFact(p.second)
        ? md`Las dos informaciones hablan de lo mismo: revisa qué falta por conocer.`
        : md`Escribe las dos condiciones como ecuaciones en $m$ y $n$ y mira si se pueden resolver.`,
  }),
  solution: (p) => [
    {
      title: 'Qué hay que conocer',
      text: md`Para tener la ecuación hacen falta dos números: la pendiente $m$ y el coeficiente de posición $n$.`,
    },
    { title: 'Con (1)', text: md`${explained(p, p.first)} Queda otro número por conocer, así que no basta.` },
    { title: 'Con (2)', text: md`${explained(p, p.second)} Por sí sola tampoco basta.` },
    suffices(p) === 'together'
      ? {
          title: 'Con ambas',
          text: md`Juntas forman dos ecuaciones con una sola solución, $m = ${p.slope}$ y $n = ${p.offset}$. La respuesta es: ${SUFFICIENCIES.together}.`,
        }
      : {
          title: 'Con ambas',
          text: md`Las dos entregan la misma pendiente y nada sobre $n$. La respuesta es: ${SUFFICIENCIES.neither}.`,
        },
  ],
});

interface Parameters {
  readonly slope: number;
  readonly offset: number;
  readonly x: number;
  readonly other: number;
  readonly away: number;
  readonly first: Fact;
  readonly second: Fact;
}

function slopeFact(fact: Fact): boolean {
  return fact === 'parallel' || fact === 'perpendicular';
}

function suffices(p: Parameters): Sufficiency {
  return slopeFact(p.first) && slopeFact(p.second) ? 'neither' : 'together';
}

function height(p: Parameters, x: number): number {
  return p.slope * x + p.offset;
}

function fact(p: Parameters, which: Fact): string {
  return {
    point: md`$L$ pasa por el punto $(${p.x}, ${height(p, p.x)})$.`,
    otherPoint: md`$L$ pasa por el punto $(${p.other}, ${height(p, p.other)})$.`,
    parallel: md`$L$ es paralela a la recta de ecuación $y = ${texTerm(p.slope, 'x', true)}${texTerm(p.offset + p.away)}$.`,
    offset: md`$L$ corta el eje Y en el punto $(0, ${p.offset})$.`,
    perpendicular: md`$L$ es perpendicular a la recta de ecuación $x${texTerm(p.slope, 'y')} = ${p.away}$.`,
  }[which];
}

function fits(p: Parameters, which: Fact, line: { readonly slope: number; readonly offset: number }): boolean {
  const at = (x: number) => Math.abs(line.slope * x + line.offset - height(p, x)) < 1e-9;
  const direction = Math.abs(line.slope - p.slope) < 1e-9;
  return {
    point: at(p.x),
    otherPoint: at(p.other),
    parallel: direction && line.offset !== p.offset + p.away,
    offset: line.offset === p.offset,
    perpendicular: direction,
  }[which];
}

function explained(p: Parameters, which: Fact): string {
  return {
    point: md`El punto da una ecuación, $${height(p, p.x)} = ${p.x}m + n$, con dos incógnitas.`,
    otherPoint: md`El punto da una ecuación, $${height(p, p.other)} = ${p.other}m + n$, con dos incógnitas.`,
    parallel: md`Rectas paralelas tienen la misma pendiente: $m = ${p.slope}$.`,
    offset: md`El corte con el eje Y da $n = ${p.offset}$.`,
    perpendicular: md`La recta dada tiene pendiente $${perpendicularSlope(p)}$, así que $m = ${p.slope}$.`,
  }[which];
}

function perpendicularSlope(p: Parameters): string {
  if (Math.abs(p.slope) === 1) return `${-p.slope}`;
  return p.slope > 0 ? `-\\frac{1}{${p.slope}}` : `\\frac{1}{${-p.slope}}`;
}
