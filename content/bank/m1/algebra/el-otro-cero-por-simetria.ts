import { allDifferent, curveWithin, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';

/** The zero `zero` and the vertex are shown; the zero `other` lies outside the picture. */
interface Draw {
  readonly zero: number;
  readonly other: number;
  readonly upwards: boolean;
  readonly height: number;
}

export default defineTemplate<Draw>({
  id: 'm1-el-otro-cero-por-simetria',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.puntos-especiales',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    zero: random.integer(-6, 4),
    other: random.integer(6, 16),
    upwards: random.pick([true, false]),
    height: random.integer(3, 5),
  }),
  accepts: (p) =>
    p.zero !== 0 &&
    p.zero + p.other > 1 &&
    (p.other - p.zero) % 2 === 0 &&
    allDifferent([p.other, -p.zero, axis(p) + Math.abs(p.zero), 2 * axis(p)]),
  stem: () =>
    md`En la figura se muestra una parte de la gráfica de una función cuadrática $f$, con su vértice y uno de los puntos en que corta el eje $x$. ¿Cuál es el otro valor de $x$ para el que $f(x) = 0$?`,
  figure: (p) => {
    const top = p.upwards ? -p.height : p.height;
    const plane = { x: [Math.min(p.zero, 0) - 1, axis(p) + 2], y: [-6, 6] } as const;
    return {
      kind: 'plane',
      ...plane,
      xTitle: 'x',
      yTitle: 'y',
      shapes: [
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: curveWithin((x) => top * (1 - ((x - axis(p)) / (axis(p) - p.zero)) ** 2), { ...plane, step: 0.25 }),
        },
        { shape: 'point', at: [axis(p), top], accent: 1 },
        { shape: 'point', at: [p.zero, 0], accent: 1 },
      ],
      alt: `Parte de una parábola que se abre hacia ${p.upwards ? 'arriba' : 'abajo'}, con vértice en (${axis(p)}, ${top}) y que corta el eje x en ${p.zero}. El otro corte queda fuera de la figura.`,
    };
  },
  key: (p) => option(p.other),
  // Both zeros are equally far from the axis: search the second one.
  oracle: (p) => {
    for (let x = axis(p) + 1; x < 100; x++) if (x - axis(p) === axis(p) - p.zero) return frac(x);
    return 'no zero found';
  },
  distractors: [
    {
      mistake: 'supone-simetria-respecto-del-eje-vertical',
      answer: (p) => option(-p.zero),
      feedback: () =>
        md`La parábola es simétrica respecto de la recta vertical que pasa por su vértice, no del eje $y$.`,
    },
    {
      mistake: 'avanza-desde-el-vertice-la-distancia-al-origen',
      answer: (p) => option(axis(p) + Math.abs(p.zero)),
      feedback: () => md`Desde el vértice hay que avanzar la distancia entre él y el cero conocido.`,
    },
    {
      mistake: 'duplica-la-abscisa-del-vertice',
      answer: (p) => option(2 * axis(p)),
      feedback: () => md`Duplicar la abscisa del vértice sirve solo si el otro cero es el origen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El eje de simetría',
      text: md`Pasa por el vértice: $x = ${axis(p)}$. El cero conocido es $${p.zero}$ y está a $${axis(p)} - ${p.zero < 0 ? `(${p.zero})` : p.zero} = ${axis(p) - p.zero}$ unidades del eje.`,
    },
    {
      title: 'Reflejar',
      text: md`El otro cero está a la misma distancia, al otro lado: $${axis(p)} + ${axis(p) - p.zero}$. Es $${texFraction(p.other)}$.`,
    },
  ],
});

function axis(p: Draw): number {
  return (p.zero + p.other) / 2;
}

function option(value: number) {
  return { text: md`$${value}$`, value: frac(value) };
}
