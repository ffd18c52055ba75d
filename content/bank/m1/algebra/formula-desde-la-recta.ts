import {
  allDifferent,
  defineTemplate,
  frac,
  lineWithin,
  md,
  polynomialAnswer,
  texFraction,
  texPolynomial,
} from '../../authoring/index.ts';

/** f(x) = (rise/run) x + height */
interface Draw {
  readonly rise: number;
  readonly run: number;
  readonly height: number;
}

const PLANE = { x: [-6, 6], y: [-6, 6] } as const;

export default defineTemplate<Draw>({
  id: 'm1-formula-desde-la-recta',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.representaciones',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    rise: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    run: random.integer(2, 5),
    height: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
  }),
  accepts: (p) =>
    frac(p.rise, p.run).d === BigInt(p.run) &&
    Math.abs(p.height + p.rise) <= 6 &&
    allDifferent([right(p), upsideDown(p), turned(p), swapped(p)].map((line) => texPolynomial(line))),
  stem: () =>
    md`En la figura se muestra la gráfica de una función afín $f$, que pasa por los dos puntos destacados. ¿Cuál de las siguientes fórmulas corresponde a $f$?`,
  figure: (p) => {
    const [from, to] = lineWithin(p.rise / p.run, p.height, PLANE);
    const second = [p.run, p.height + p.rise] as const;
    return {
      kind: 'plane',
      ...PLANE,
      xTitle: 'x',
      yTitle: 'y',
      shapes: [
        { shape: 'segment', from, to, accent: 1 },
        { shape: 'point', at: [0, p.height], accent: 1 },
        { shape: 'point', at: second, accent: 1 },
      ],
      alt: `Recta en el plano cartesiano que pasa por los puntos (0, ${p.height}) y (${second[0]}, ${second[1]}).`,
    };
  },
  key: (p) => polynomialAnswer(right(p), 'x', 'f(x) = '),
  oracle: (p) => {
    for (let below = 1; below <= 6; below++)
      for (let above = -6; above <= 6; above++)
        if (
          frac(above * p.run, below)
            .add(p.height)
            .equals(p.height + p.rise)
        )
          return texPolynomial([frac(above, below), p.height]);
    return 'no line fits';
  },
  distractors: [
    {
      mistake: 'invierte-la-pendiente',
      answer: (p) => polynomialAnswer(upsideDown(p), 'x', 'f(x) = '),
      feedback: () => md`La pendiente es lo que sube o baja dividido por lo que avanza: la escribiste al revés.`,
    },
    {
      mistake: 'cambia-el-signo-de-la-pendiente',
      answer: (p) => polynomialAnswer(turned(p), 'x', 'f(x) = '),
      feedback: () => md`Mira la recta de izquierda a derecha: ¿sube o baja?`,
    },
    {
      mistake: 'intercambia-pendiente-y-corte',
      answer: (p) => polynomialAnswer(swapped(p), 'x', 'f(x) = '),
      feedback: () => md`El corte con el eje $y$ es el término sin $x$; lo pusiste como pendiente.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El corte con el eje vertical',
      text: md`La recta pasa por $(0, ${p.height})$: el término sin $x$ es $${p.height}$.`,
    },
    {
      title: 'La pendiente',
      text: md`Hasta el otro punto avanza $${p.run}$ y ${p.rise > 0 ? 'sube' : 'baja'} $${Math.abs(p.rise)}$: la pendiente es $${texFraction(frac(p.rise, p.run))}$.`,
    },
    { title: 'La fórmula', text: md`Es $f(x) = ${texPolynomial(right(p))}$.` },
  ],
});

function right(p: Draw) {
  return [frac(p.rise, p.run), frac(p.height)];
}

function upsideDown(p: Draw) {
  return [frac(p.run, p.rise), frac(p.height)];
}

function turned(p: Draw) {
  return [frac(-p.rise, p.run), frac(p.height)];
}

function swapped(p: Draw) {
  return [frac(p.height), frac(p.rise, p.run)];
}
