import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md, type Point, texFraction, texTerm } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'm2-ecuacion-desde-el-grafico',
  version: 1,
  content: 'm2.geometria.rectas-plano.ecuacion-posicion',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    onX: random.integer(-6, 6),
    onY: random.integer(-6, 6),
  }),
  accepts: (p) =>
    p.onX !== 0 &&
    p.onY !== 0 &&
    Math.abs(p.onX) !== Math.abs(p.onY) &&
    allDifferent([key(p), invertedSlope(p), otherSign(p), otherAxis(p)]),
  stem: () =>
    md`La figura muestra la recta $L$ y sus puntos de corte con los ejes, ambos de coordenadas enteras. ¿Cuál es la ecuación de $L$?`,
  figure: (p) => {
    const [from, to] = ends(p);
    return {
      kind: 'plane',
      alt: `Plano cartesiano con una recta que corta el eje X en (${p.onX}, 0) y el eje Y en (0, ${p.onY}).`,
      x: [-7, 7],
      y: [-7, 7],
      shapes: [
        { shape: 'segment', from, to, accent: 1 },
        { shape: 'point', at: [p.onX, 0] },
        { shape: 'point', at: [0, p.onY] },
        { shape: 'text', at: besideEnd(from, to), text: 'L' },
      ],
    };
  },
  key,
  oracle: (p) => {
    // The line through both points, tried on each option.
    const fits = (slope: ReturnType<typeof frac>, offset: ReturnType<typeof frac>) =>
      slope.mul(p.onX).add(offset).equals(0) && offset.equals(p.onY);
    const options = [lineOf.key(p), lineOf.invertedSlope(p), lineOf.otherSign(p), lineOf.otherAxis(p)];
    const found = options.filter(({ slope, offset }) => fits(slope, offset));
    return found.length === 1 && found[0] ? equation(found[0]).value : 'none or several';
  },
  distractors: [
    {
      mistake: 'recta-pendiente-invertida',
      answer: invertedSlope,
      feedback: () => md`La pendiente es avance vertical dividido por avance horizontal: los cambiaste.`,
    },
    {
      mistake: 'recta-pendiente-con-otro-signo',
      answer: otherSign,
      feedback: () => md`Mira si la recta sube o baja de izquierda a derecha.`,
    },
    {
      mistake: 'recta-corte-con-el-otro-eje',
      answer: otherAxis,
      feedback: () => md`El coeficiente de posición es el corte con el eje Y.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Leer los cortes',
      text: md`La recta pasa por $(${p.onX}, 0)$ y $(0, ${p.onY})$: su coeficiente de posición es ${p.onY < 0 ? `$${p.onY}$` : p.onY}.`,
    },
    {
      title: 'La pendiente',
      text: md`$m = \frac{${p.onY} - 0}{0 - ${p.onX < 0 ? `(${p.onX})` : p.onX}} = ${texFraction(frac(-p.onY, p.onX))}$`,
    },
    { title: 'La ecuación', text: md`La recta $L$ tiene ecuación ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly onX: number;
  readonly onY: number;
}

interface Line {
  readonly slope: ReturnType<typeof frac>;
  readonly offset: ReturnType<typeof frac>;
}

const lineOf = {
  key: (p: Parameters): Line => ({ slope: frac(-p.onY, p.onX), offset: frac(p.onY) }),
  invertedSlope: (p: Parameters): Line => ({ slope: frac(-p.onX, p.onY), offset: frac(p.onY) }),
  otherSign: (p: Parameters): Line => ({ slope: frac(p.onY, p.onX), offset: frac(p.onY) }),
  otherAxis: (p: Parameters): Line => ({ slope: frac(-p.onY, p.onX), offset: frac(p.onX) }),
};

function equation({ slope, offset }: Line) {
  return wordsAnswer(
    md`$y = ${texTerm(slope, 'x', true)}${texTerm(offset)}$`,
    `${slope.toFraction()}x+${offset.toFraction()}`,
  );
}

function key(p: Parameters) {
  return equation(lineOf.key(p));
}

function invertedSlope(p: Parameters) {
  return equation(lineOf.invertedSlope(p));
}

function otherSign(p: Parameters) {
  return equation(lineOf.otherSign(p));
}

function otherAxis(p: Parameters) {
  return equation(lineOf.otherAxis(p));
}

/** Place of the name of the line: off its right end, on its inner side. */
function besideEnd(from: Point, to: Point): Point {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const side = dy > 0 ? -1 : 1;
  return [to[0] - 0.6 * dx - side * 0.6 * dy, to[1] - 0.6 * dy + side * 0.6 * dx];
}

/** Where the line enters and leaves the square of the picture. */
function ends(p: Parameters): readonly [Point, Point] {
  const y = (x: number) => p.onY - (p.onY * x) / p.onX;
  const x = (height: number) => p.onX - (p.onX * height) / p.onY;
  const inside = (value: number) => Math.abs(value) <= 7;
  const found: Point[] = [
    ...[-7, 7].filter((at) => inside(y(at))).map((at): Point => [at, y(at)]),
    ...[-7, 7].filter((at) => inside(x(at))).map((at): Point => [x(at), at]),
  ];
  const [first = [0, 0], ...rest] = found.toSorted((one, other) => one[0] - other[0]);
  return [first, rest.at(-1) ?? [0, 0]];
}
