import {
  allDifferent,
  curveWithin,
  defineTemplate,
  frac,
  md,
  polynomialValueOf,
  texPolynomial,
} from '../../authoring/index.ts';

/** f(x) = a(x − h)² + k */
interface Draw {
  readonly a: number;
  readonly h: number;
  readonly k: number;
}

const PLANE = { x: [-7, 7], y: [-7, 7] } as const;

export default defineTemplate<Draw>({
  id: 'm1-parabola-desplazada',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.grafico',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    a: random.pick([-2, -1, 1, 2]),
    h: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    k: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
  }),
  accepts: (p) =>
    Math.abs(p.k + p.a) <= 7 &&
    allDifferent([p, mirrored(p), sunk(p), swapped(p)].map((draw) => texPolynomial(expanded(draw)))),
  stem: () =>
    md`En la figura se muestra la gráfica de una función cuadrática $f$ y dos puntos de ella; uno es su vértice. ¿Cuál de las siguientes fórmulas corresponde a $f$?`,
  figure: (p) => ({
    kind: 'plane',
    ...PLANE,
    xTitle: 'x',
    yTitle: 'y',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: curveWithin((x) => p.a * (x - p.h) ** 2 + p.k, { ...PLANE, step: 0.25 }),
      },
      { shape: 'point', at: [p.h, p.k], accent: 1 },
      { shape: 'point', at: [p.h + 1, p.k + p.a], accent: 1 },
    ],
    alt: `Parábola que se abre hacia ${p.a > 0 ? 'arriba' : 'abajo'}, con vértice en (${p.h}, ${p.k}); pasa también por el punto (${p.h + 1}, ${p.k + p.a}).`,
  }),
  key: (p) => option(p),
  oracle: (p) => {
    // The marked points and the mirror image of the second one.
    const points = new Map([
      [p.h, p.k],
      [p.h + 1, p.k + p.a],
      [p.h - 1, p.k + p.a],
    ]);
    return polynomialValueOf((x) => frac(points.get(Number(x.valueOf())) ?? 0), { degree: 2, from: p.h - 1 });
  },
  distractors: [
    {
      mistake: 'desplaza-hacia-el-lado-contrario',
      answer: (p) => option(mirrored(p)),
      feedback: () => md`En $(x - h)^2$ el vértice está en $x = h$: revisa el signo dentro del paréntesis.`,
    },
    {
      mistake: 'desplaza-hacia-arriba-lo-que-baja',
      answer: (p) => option(sunk(p)),
      feedback: () => md`El número que se suma al final es la altura del vértice: revisa su signo.`,
    },
    {
      mistake: 'intercambia-las-coordenadas-del-vertice',
      answer: (p) => option(swapped(p)),
      feedback: () => md`La primera coordenada del vértice va dentro del paréntesis y la segunda, fuera.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El vértice',
      text: md`El vértice es $(${p.h}, ${p.k})$, así que $f(x) = a(${texPolynomial([1, -p.h])})^2 ${p.k < 0 ? '-' : '+'} ${Math.abs(p.k)}$.`,
    },
    {
      title: 'El coeficiente',
      text: md`Al avanzar $1$ desde el vértice, la curva ${p.a > 0 ? 'sube' : 'baja'} $${Math.abs(p.a)}$: $a = ${p.a}$.`,
    },
    { title: 'La fórmula', text: md`Es ${option(p).text}.` },
  ],
});

function mirrored(p: Draw): Draw {
  return { ...p, h: -p.h };
}

function sunk(p: Draw): Draw {
  return { ...p, k: -p.k };
}

function swapped(p: Draw): Draw {
  return { ...p, h: p.k, k: p.h };
}

function expanded({ a, h, k }: Draw) {
  return [a, -2 * a * h, a * h * h + k];
}

function option(p: Draw) {
  const factor = p.a === 1 ? '' : p.a === -1 ? '-' : String(p.a);
  return {
    text: md`$f(x) = ${factor}(${texPolynomial([1, -p.h])})^2 ${p.k < 0 ? '-' : '+'} ${Math.abs(p.k)}$`,
    value: texPolynomial(expanded(p)),
  };
}
