import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
import { polygonArea } from '../../authoring/oracles.ts';

const SHEETS = ['cartulina', 'metal', 'papel', 'acrílico', 'madera terciada'] as const;

export default defineTemplate({
  id: 'm2-sombra-de-una-lamina',
  version: 1,
  content: 'm2.geometria.homotecia.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    near: random.integer(2, 6) * 10,
    far: random.integer(5, 24) * 10,
    base: random.integer(4, 20) * 2,
    high: random.integer(4, 20),
    sheet: random.pick(SHEETS),
  }),
  accepts: (p) =>
    p.far > p.near + 10 &&
    p.far <= 5 * p.near &&
    [key(p), simple(p), fromSheet(p), doubled(p)].every(({ value }) => value.d === 1n) &&
    allDifferent([key(p), simple(p), fromSheet(p), doubled(p)]),
  stem: (p) =>
    md`Una ampolleta muy pequeña ilumina una lámina de ${p.sheet} de ${area(p)} cm², que está a ${p.near} cm de ella. La sombra se forma en una pared paralela a la lámina, a ${p.far} cm de la ampolleta, como muestra la figura. Si la sombra es la imagen de la lámina por una homotecia con centro en la ampolleta, ¿cuál es el área de la sombra?`,
  figure: (p) => {
    const tall = p.far / 3;
    const sheet = (tall * p.near) / p.far;
    const { at, width, height } = frame([
      [0, -tall / 2],
      [p.far, tall / 2],
    ]);
    return {
      kind: 'drawing',
      width: width + 1.2,
      height: height + 1.2,
      alt: `Vista lateral: la ampolleta a la izquierda, la lámina vertical a ${p.near} cm y la pared vertical con la sombra a ${p.far} cm. Dos rayos salen de la ampolleta, pasan por los bordes de la lámina y llegan a los bordes de la sombra.`,
      shapes: [
        { shape: 'point', at: at(0, 0, 0, 1.2) },
        { shape: 'segment', from: at(0, 0, 0, 1.2), to: at(p.far, tall / 2, 0, 1.2), dashed: true },
        { shape: 'segment', from: at(0, 0, 0, 1.2), to: at(p.far, -tall / 2, 0, 1.2), dashed: true },
        { shape: 'segment', from: at(p.near, -sheet / 2, 0, 1.2), to: at(p.near, sheet / 2, 0, 1.2), accent: 1 },
        { shape: 'segment', from: at(p.far, -tall / 2, 0, 1.2), to: at(p.far, tall / 2, 0, 1.2), accent: 2 },
        { shape: 'text', at: at(p.near, sheet / 2, 0, 2.1), text: 'lámina' },
        { shape: 'text', at: at(p.far, tall / 2, 0, 1.9), text: 'sombra' },
        { shape: 'arrow', from: at(0, -tall / 2, 0, 0.9), to: at(p.near, -tall / 2, 0, 0.9) },
        { shape: 'text', at: at(p.near / 2, -tall / 2, 0, 1.4), text: `${p.near} cm` },
        { shape: 'arrow', from: at(0, -tall / 2, 0, 0), to: at(p.far, -tall / 2, 0, 0) },
        { shape: 'text', at: at(p.far / 2, -tall / 2, 0, -0.6), text: `${p.far} cm` },
      ],
    };
  },
  key,
  oracle: (p) => {
    // A triangle of that area, each corner sent along its ray to the wall.
    const image = (x: number, y: number) =>
      [frac(x * p.far, p.near).valueOf(), frac(y * p.far, p.near).valueOf()] as const;
    return Math.round(polygonArea([image(0, 0), image(p.base, 0), image(0, p.high)]) * 1e6) / 1e6;
  },
  distractors: [
    {
      mistake: 'homotecia-area-con-razon-simple',
      answer: simple,
      feedback: () => md`Multiplicaste por la razón una vez, que es lo que crece cada largo.`,
    },
    {
      mistake: 'homotecia-mide-desde-la-figura',
      answer: fromSheet,
      feedback: () => md`Las distancias se miden desde el centro de la homotecia, no desde la lámina.`,
    },
    {
      mistake: 'homotecia-area-doble-de-la-razon',
      answer: doubled,
      feedback: () => md`Duplicaste la razón; elevar al cuadrado es otra cosa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Razón de la homotecia',
      text: md`Distancia a la sombra dividida por distancia a la lámina, ambas desde la ampolleta: $\frac{${p.far}}{${p.near}} = ${texFraction(frac(p.far, p.near))}$.`,
    },
    {
      title: 'Cómo cambia el área',
      text: md`El área se multiplica por el cuadrado de la razón: $${texFraction(frac(p.far, p.near).pow(2))}$.`,
    },
    {
      title: 'Área de la sombra',
      text: md`$${area(p)} \cdot ${texFraction(frac(p.far, p.near).pow(2))}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly near: number;
  readonly far: number;
  readonly base: number;
  readonly high: number;
}

function area(p: Parameters): number {
  return (p.base * p.high) / 2;
}

function squareCentimetres(factor: ReturnType<typeof frac>, p: Parameters) {
  const value = factor.mul(area(p));
  return { ...amountAnswer(value.round(2), 'cm²'), value };
}

function key(p: Parameters) {
  return squareCentimetres(frac(p.far, p.near).pow(2), p);
}

function simple(p: Parameters) {
  return squareCentimetres(frac(p.far, p.near), p);
}

function fromSheet(p: Parameters) {
  return squareCentimetres(frac(p.far - p.near, p.near).pow(2), p);
}

function doubled(p: Parameters) {
  return squareCentimetres(frac(2 * p.far, p.near), p);
}
