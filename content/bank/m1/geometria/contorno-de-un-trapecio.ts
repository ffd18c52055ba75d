import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const TRIANGLES = [
  { across: 3, high: 4, slant: 5 },
  { across: 4, high: 3, slant: 5 },
  { across: 5, high: 12, slant: 13 },
  { across: 12, high: 5, slant: 13 },
  { across: 8, high: 15, slant: 17 },
  { across: 15, high: 8, slant: 17 },
] as const;

export default defineTemplate({
  id: 'm1-contorno-de-un-trapecio',
  version: 1,
  content: 'm1.geometria.figuras.perimetro-area',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const { across, high, slant } = random.pick(TRIANGLES);
    const factor = random.integer(1, 4);
    return {
      top: random.integer(4, 30),
      across: across * factor,
      high: high * factor,
      slant: slant * factor,
    };
  },
  accepts: (p) =>
    p.slant <= 40 &&
    p.top >= p.across / 2 &&
    p.top <= 4 * p.across &&
    allDifferent([key(p), withHeight(p), oneSlant(p), area(p)]),
  stem: (p) =>
    md`En el trapecio isósceles ABCD de la figura, las bases miden ${bottom(p)} cm y ${p.top} cm, y la altura mide ${p.high} cm. ¿Cuál es el perímetro del trapecio?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [bottom(p), p.high],
    ]);
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Trapecio isósceles ABCD con base mayor AB de ${bottom(p)} cm abajo, base menor DC de ${p.top} cm arriba y la altura punteada de ${p.high} cm desde D.`,
      shapes: [
        {
          shape: 'polygon',
          points: [at(0, 0), at(bottom(p), 0), at(p.across + p.top, p.high), at(p.across, p.high)],
          corners: ['A', 'B', 'C', 'D'],
        },
        { shape: 'segment', from: at(p.across, p.high), to: at(p.across, 0), dashed: true },
        { shape: 'angle', at: at(p.across, 0), from: at(p.across + 1, 0), to: at(p.across, 1), right: true },
        { shape: 'text', at: at(bottom(p) / 2, 0, 0, -0.7), text: `${bottom(p)} cm` },
        { shape: 'text', at: at(p.across + p.top / 2, p.high, 0, 0.6), text: `${p.top} cm` },
        { shape: 'text', at: at(p.across, p.high / 2, 0.3), text: `${p.high} cm`, anchor: 'start' },
      ],
    };
  },
  key,
  oracle: (p) => {
    const corners = [
      [0, 0],
      [bottom(p), 0],
      [p.across + p.top, p.high],
      [p.across, p.high],
    ] as const;
    const sides = corners.map(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] as readonly [number, number];
      return onlyOne(integers(0, 300), (side) => side * side === (nextX - x) ** 2 + (nextY - y) ** 2);
    });
    return frac(sides.reduce((sum, side) => sum + side, 0));
  },
  distractors: [
    {
      mistake: 'trapecio-altura-por-lado',
      answer: withHeight,
      feedback: () => md`Usaste la altura en los costados, pero los lados AD y BC son oblicuos y miden más.`,
    },
    {
      mistake: 'trapecio-olvida-un-lado',
      answer: oneSlant,
      feedback: () => md`Un trapecio tiene cuatro lados: revisa cuántos oblicuos sumaste.`,
    },
    {
      mistake: 'area-en-vez-de-perimetro',
      answer: area,
      feedback: () => md`Ese número es el área; el perímetro es la suma de los cuatro lados.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El triángulo del costado',
      text: md`Por ser isósceles, la base mayor sobresale lo mismo a cada lado: $\frac{${bottom(p)} - ${p.top}}{2} = ${p.across}$ cm.`,
    },
    {
      title: 'El lado oblicuo',
      text: md`Con la altura forma un triángulo rectángulo: $\overline{AD} = \sqrt{${p.across}^2 + ${p.high}^2} = \sqrt{${p.slant ** 2}} = ${p.slant}$ cm.`,
    },
    {
      title: 'Sumar los cuatro lados',
      text: md`$${bottom(p)} + ${p.top} + 2 \cdot ${p.slant} = ${bottom(p) + p.top + 2 * p.slant}$. El perímetro es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly top: number;
  readonly across: number;
  readonly high: number;
  readonly slant: number;
}

function bottom(p: Parameters): number {
  return p.top + 2 * p.across;
}

function key(p: Parameters) {
  return amountAnswer(bottom(p) + p.top + 2 * p.slant, 'cm');
}

function withHeight(p: Parameters) {
  return amountAnswer(bottom(p) + p.top + 2 * p.high, 'cm');
}

function oneSlant(p: Parameters) {
  return amountAnswer(bottom(p) + p.top + p.slant, 'cm');
}

function area(p: Parameters) {
  return amountAnswer(frac((bottom(p) + p.top) * p.high, 2), 'cm');
}
