import {
  allDifferent,
  defineTemplate,
  frac,
  md,
  polynomialValueOf,
  texFraction,
  texPolynomial,
} from '../../authoring/index.ts';

/** Where the line cuts the axes. */
interface Draw {
  readonly across: number;
  readonly up: number;
}

export default defineTemplate<Draw>({
  id: 'm1-rectangulo-bajo-una-recta',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.problemas',
  otherContents: ['m1.algebra.funcion-lineal-afin.representaciones'],
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({ across: random.integer(2, 12), up: random.integer(2, 12) }),
  accepts: (p) => {
    const slope = frac(p.up, p.across);
    return slope.d <= 4n && slope.n <= 4n && p.up !== p.across && allDifferent(options(p));
  },
  stem: (p) =>
    md`En la figura, la recta corta a los ejes en $(0, ${p.up})$ y $(${p.across}, 0)$. El rectángulo tiene dos lados sobre los ejes y su vértice $P$, de primera coordenada $x$, con $0 < x < ${p.across}$, está en la recta. ¿Cuál de las siguientes funciones representa el área del rectángulo?`,
  figure: (p) => {
    const at = p.across * 0.4;
    const high = p.up * 0.6;
    const step = Math.max(p.across, p.up) > 8 ? 2 : 1;
    return {
      kind: 'plane',
      x: [0, p.across + step],
      y: [0, p.up + step],
      step: [step, step],
      shapes: [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [at, 0],
            [at, high],
            [0, high],
          ],
          filled: true,
          accent: 2,
        },
        { shape: 'segment', from: [0, p.up], to: [p.across, 0], accent: 1 },
        { shape: 'point', at: [0, p.up], accent: 1 },
        { shape: 'point', at: [p.across, 0], accent: 1 },
        { shape: 'point', at: [at, high], label: 'P' },
      ],
      alt: `Recta que corta al eje y en (0, ${p.up}) y al eje x en (${p.across}, 0). Un rectángulo tiene un vértice en el origen, dos lados sobre los ejes y el vértice opuesto, P, en la recta.`,
    };
  },
  key: (p) => options(p)[0],
  oracle: (p) =>
    polynomialValueOf(
      // P divides the line in the ratio of its coordinates: the height falls in proportion.
      (x) => x.mul(frac(p.across).sub(x).mul(p.up).div(p.across)),
      { degree: 2 },
    ),
  distractors: [
    {
      mistake: 'invierte-la-pendiente',
      answer: (p) => options(p)[1],
      feedback: (p) => md`Reemplaza $x = ${p.across}$: la altura del rectángulo debería dar $0$.`,
    },
    {
      mistake: 'toma-el-corte-con-el-eje-x-por-posicion',
      answer: (p) => options(p)[2],
      feedback: (p) => md`Reemplaza $x = 0$: la altura debería dar $${p.up}$, donde la recta corta al eje $y$.`,
    },
    {
      mistake: 'escribe-la-funcion-segun-la-otra-medida',
      answer: (p) => options(p)[3],
      feedback: () => md`Esa es el área si $x$ fuera la altura del rectángulo, y $x$ es su base.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La ecuación de la recta',
      text: md`Baja $${p.up}$ unidades mientras avanza $${p.across}$: su pendiente es $-${texFraction(frac(p.up, p.across))}$ y corta al eje $y$ en $${p.up}$, así que $y = ${height(p)}$.`,
    },
    {
      title: 'Los lados del rectángulo',
      text: md`La base mide $x$ y la altura es la segunda coordenada de $P$: $${height(p)}$.`,
    },
    { title: 'El área', text: md`Es el producto de ambas: ${options(p)[0].text}.` },
  ],
});

/** TeX of the height of the line from this start and with this fall for each step to the right. */
function height(p: Draw, { start = p.up, fall = frac(p.up, p.across) } = {}): string {
  return `${start} - ${fall.equals(1) ? '' : texFraction(fall)}x`;
}

function options(p: Draw) {
  const [slope, turned] = [frac(p.up, p.across), frac(p.across, p.up)];
  const area = (start: number, fall: typeof slope) => ({
    text: md`$A(x) = x\left(${height(p, { start, fall })}\right)$`,
    value: texPolynomial([fall.neg(), start, 0]),
  });
  return [area(p.up, slope), area(p.up, turned), area(p.across, slope), area(p.across, turned)] as const;
}
