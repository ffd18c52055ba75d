import {
  allDifferent,
  defineTemplate,
  frac,
  fractionAnswer,
  lineWithin,
  md,
  texFraction,
  texTerm,
} from '../../authoring/index.ts';

/** The line through (0, height) that rises `up` while it goes `across`; the second equation is kx + times·across·y = free. */
interface Draw {
  readonly up: number;
  readonly across: number;
  readonly height: number;
  readonly times: number;
  readonly free: number;
}

const PLANE = { x: [-6, 6], y: [-6, 6] } as const;

export default defineTemplate<Draw>({
  id: 'm2-recta-y-segunda-ecuacion',
  version: 1,
  content: 'm2.algebra.sistemas-2x2.cantidad-soluciones',
  skill: 'representar',
  difficulty: 4,
  parameters: (random) => ({
    up: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    across: random.integer(1, 4),
    height: random.pick([-3, -2, -1, 1, 2, 3]),
    times: random.pick([1, 2, 3]),
    free: random.integer(1, 15),
  }),
  accepts: (p) =>
    frac(p.up, p.across).d === BigInt(p.across) &&
    Math.abs(p.height + p.up) <= 5 &&
    p.times * p.across > 1 &&
    p.free !== p.height * p.times * p.across &&
    allDifferent([right(p), right(p).neg(), turned(p), alone(p)]),
  stem: (p) =>
    md`La recta de la figura representa la primera ecuación de un sistema de dos ecuaciones con incógnitas $x$ e $y$. La segunda ecuación es $kx${texTerm(p.times * p.across, 'y')} = ${p.free}$, donde $k$ es un número real. ¿Para qué valor de $k$ el sistema no tiene solución?`,
  figure: (p) => {
    const [from, to] = lineWithin(p.up / p.across, p.height, PLANE);
    return {
      kind: 'plane',
      ...PLANE,
      shapes: [
        { shape: 'segment', from, to, accent: 1 },
        { shape: 'point', at: [0, p.height], accent: 1 },
        { shape: 'point', at: [p.across, p.height + p.up], accent: 1 },
      ],
      alt: `Recta del plano que pasa por los puntos (0, ${p.height}) y (${p.across}, ${p.height + p.up}).`,
    };
  },
  key: (p) => fractionAnswer(right(p)),
  oracle: (p) => {
    // Both lines rise alike between x = 0 and x = 1, and they are not the same one.
    const rise = frac(p.up, p.across);
    for (let k = -60; k <= 60; k++) {
      const second = (x: number) => frac(p.free - k * x, p.times * p.across);
      if (second(1).sub(second(0)).equals(rise) && !second(0).equals(p.height)) return frac(k);
    }
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'equivoca-el-signo-del-coeficiente',
      answer: (p) => fractionAnswer(right(p).neg()),
      feedback: () => md`Al despejar $y$, el término con $x$ cambia de signo: compara las pendientes de nuevo.`,
    },
    {
      mistake: 'lee-la-pendiente-al-reves',
      answer: (p) => fractionAnswer(turned(p)),
      feedback: () => md`La pendiente es lo que sube dividido por lo que avanza hacia la derecha.`,
    },
    {
      mistake: 'olvida-el-coeficiente-de-la-otra-incognita',
      answer: (p) => fractionAnswer(alone(p)),
      feedback: (p) =>
        md`Comparaste $-k$ con la pendiente; antes hay que dividir por el $${p.times * p.across}$ que acompaña a $y$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La pendiente de la figura',
      text: md`De $(0, ${p.height})$ a $(${p.across}, ${p.height + p.up})$ ${p.up > 0 ? 'sube' : 'baja'} $${Math.abs(p.up)}$ y avanza $${p.across}$: la pendiente es $${texFraction(frac(p.up, p.across))}$.`,
    },
    {
      title: 'La pendiente de la segunda recta',
      text: md`Al despejar, $y = -\frac{k}{${p.times * p.across}}x + \frac{${p.free}}{${p.times * p.across}}$: su pendiente es $-\frac{k}{${p.times * p.across}}$.`,
    },
    {
      title: 'Rectas paralelas y distintas',
      text: md`No hay solución si las pendientes son iguales y los cortes con el eje $y$, distintos. Los cortes son $${p.height}$ y $${texFraction(frac(p.free, p.times * p.across))}$. De $-\frac{k}{${p.times * p.across}} = ${texFraction(frac(p.up, p.across))}$ resulta $k = ${texFraction(right(p))}$.`,
    },
    { title: 'Respuesta', text: md`$k$ debe valer ${fractionAnswer(right(p)).text}.` },
  ],
});

function right(p: Draw) {
  return frac(-p.up * p.times);
}

function turned(p: Draw) {
  return frac(-p.across * p.times * p.across, p.up);
}

function alone(p: Draw) {
  return frac(-p.up, p.across);
}
