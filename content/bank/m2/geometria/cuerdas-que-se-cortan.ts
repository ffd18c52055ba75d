import { amountAnswer } from '../../authoring/answer.ts';
import { frame, onCircle } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md, type Point } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const UNITS = ['cm', 'm', 'mm', 'dm'] as const;

export default defineTemplate({
  id: 'm2-cuerdas-que-se-cortan',
  version: 1,
  content: 'm2.geometria.circunferencia.cuerdas-secantes',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => random.integer(1, 6)) as [
      number,
      number,
      number,
      number,
    ];
    return { a: first * second, b: third * fourth, c: first * third, unit: random.pick(UNITS) };
  },
  accepts: (p) =>
    new Set([p.a, p.b, p.c]).size === 3 &&
    Math.min(p.a, p.b, p.c) >= 2 &&
    Math.max(p.a, p.b, p.c, (p.a * p.b) / p.c) <= 20 &&
    p.a + p.b > p.c &&
    allDifferent([key(p), crossed(p), sameSide(p), sameLength(p)]),
  stem: (p) =>
    md`En la circunferencia de la figura, las cuerdas AB y CD se cortan en el punto P. Si $\overline{PA} = ${p.a}$ ${p.unit}, $\overline{PB} = ${p.b}$ ${p.unit} y $\overline{PC} = ${p.c}$ ${p.unit}, ¿cuánto mide $\overline{PD}$?`,
  figure: (p) => {
    const d = (p.a * p.b) / p.c;
    const ends: readonly [Point, Point, Point, Point] = [
      [-p.a, 0],
      [p.b, 0],
      onCircle([0, 0], p.c, 110),
      onCircle([0, 0], d, 290),
    ];
    const [x, y] = centreOf(p);
    const radius = Math.hypot(x + p.a, y);
    const { at, width, height, length } = frame([
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]);
    const outwards = ([px, py]: Point, text: string) =>
      ({ shape: 'text', at: at(px, py, (0.6 * (px - x)) / radius, (0.6 * (py - y)) / radius), text }) as const;
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Circunferencia con dos cuerdas, AB y CD, que se cortan en el punto P interior. PA mide ${p.a}, PB mide ${p.b} y PC mide ${p.c} ${p.unit}.`,
      shapes: [
        { shape: 'circle', centre: at(x, y), radius: length(radius) },
        { shape: 'segment', from: at(...ends[0]), to: at(...ends[1]), accent: 1 },
        { shape: 'segment', from: at(...ends[2]), to: at(...ends[3]), accent: 2 },
        outwards(ends[0], 'A'),
        outwards(ends[1], 'B'),
        outwards(ends[2], 'C'),
        outwards(ends[3], 'D'),
        { shape: 'text', at: at(0, 0, 0.45, 0.45), text: 'P' },
      ],
    };
  },
  key,
  oracle: (p) => {
    // The circle through A, B and C; D is where the line CP leaves it.
    const [x, y] = centreOf(p);
    const radius = Math.hypot(x + p.a, y);
    return frac(
      onlyOne(integers(1, 60), (length) => {
        const [dx, dy] = onCircle([0, 0], length, 290);
        return Math.abs(Math.hypot(dx - x, dy - y) - radius) < 1e-9;
      }),
    );
  },
  distractors: [
    {
      mistake: 'cuerdas-proporcion-cruzada',
      answer: crossed,
      feedback: () => md`El producto de los dos trozos de una cuerda es igual al de los dos trozos de la otra.`,
    },
    {
      mistake: 'cuerdas-trozos-del-mismo-lado',
      answer: sameSide,
      feedback: () => md`Igualaste cocientes de trozos; en dos cuerdas que se cortan se igualan productos.`,
    },
    {
      mistake: 'cuerdas-suma-igual',
      answer: sameLength,
      feedback: () => md`Supusiste que las dos cuerdas miden lo mismo, y eso no es un dato.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Teorema de las cuerdas',
      text: md`Si dos cuerdas se cortan en P, $\overline{PA} \cdot \overline{PB} = \overline{PC} \cdot \overline{PD}$.`,
    },
    { title: 'Reemplazar', text: md`$${p.a} \cdot ${p.b} = ${p.c} \cdot \overline{PD}$` },
    { title: 'Despejar', text: md`$\overline{PD} = \frac{${p.a * p.b}}{${p.c}}$, es decir, ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly unit: string;
}

/** Centre of the circle through A(−a, 0), B(b, 0) and C, at `c` from P in the direction of 110°. */
function centreOf(p: Parameters): Point {
  const x = (p.b - p.a) / 2;
  const [cx, cy] = onCircle([0, 0], p.c, 110);
  const y = (cx * cx + cy * cy - 2 * x * cx - p.a * p.b) / (2 * cy);
  return [x, y];
}

function segment(p: Parameters, value: ReturnType<typeof frac>) {
  return { ...amountAnswer(value.round(1), p.unit), value };
}

function key(p: Parameters) {
  return segment(p, frac(p.a * p.b, p.c));
}

function crossed(p: Parameters) {
  return segment(p, frac(p.a * p.c, p.b));
}

function sameSide(p: Parameters) {
  return segment(p, frac(p.b * p.c, p.a));
}

function sameLength(p: Parameters) {
  return segment(p, frac(p.a + p.b - p.c));
}
