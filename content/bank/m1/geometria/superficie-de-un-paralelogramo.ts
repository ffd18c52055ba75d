import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { polygonArea } from '../../authoring/oracles.ts';

const SIDES = [
  { over: 3, high: 4, slant: 5 },
  { over: 4, high: 3, slant: 5 },
  { over: 6, high: 8, slant: 10 },
  { over: 8, high: 6, slant: 10 },
  { over: 5, high: 12, slant: 13 },
  { over: 9, high: 12, slant: 15 },
  { over: 12, high: 9, slant: 15 },
] as const;
const THINGS = [
  'Una pieza de vitral',
  'Un retazo de género',
  'Una baldosa decorativa',
  'El logotipo de una cooperativa',
] as const;

export default defineTemplate({
  id: 'm1-superficie-de-un-paralelogramo',
  version: 1,
  content: 'm1.geometria.figuras.perimetro-area',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    ...random.pick(SIDES),
    base: random.integer(8, 30),
    thing: random.pick(THINGS),
  }),
  accepts: (p) => p.base > p.over && allDifferent([key(p), sides(p), half(p), perimeter(p)]),
  stem: (p) =>
    md`${p.thing} tiene la forma del paralelogramo de la figura: un lado de ${p.base} cm, otro de ${p.slant} cm y una altura de ${p.high} cm. ¿Cuál es su área?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [p.base + p.over, p.high],
    ]);
    return {
      kind: 'drawing',
      width: width + 1,
      height,
      alt: `Paralelogramo con base de ${p.base} cm, lado oblicuo de ${p.slant} cm y altura punteada de ${p.high} cm, perpendicular a la base.`,
      shapes: [
        {
          shape: 'polygon',
          points: [at(0, 0), at(p.base, 0), at(p.base + p.over, p.high), at(p.over, p.high)],
          filled: true,
        },
        { shape: 'segment', from: at(p.over, 0), to: at(p.over, p.high), dashed: true },
        { shape: 'angle', at: at(p.over, 0), from: at(p.over + 1, 0), to: at(p.over, 1), right: true },
        { shape: 'text', at: at(p.base / 2, 0, 0, -0.7), text: `${p.base} cm` },
        {
          shape: 'text',
          at: at(p.base + p.over / 2, p.high / 2, 0.5, -0.3),
          text: `${p.slant} cm`,
          anchor: 'start',
        },
        { shape: 'text', at: at(p.over, p.high / 2, 0.3), text: `${p.high} cm`, anchor: 'start' },
      ],
    };
  },
  key,
  oracle: (p) =>
    frac(
      polygonArea([
        [0, 0],
        [p.base, 0],
        [p.base + p.over, p.high],
        [p.over, p.high],
      ]),
    ),
  distractors: [
    {
      mistake: 'paralelogramo-multiplica-lados',
      answer: sides,
      feedback: () => md`Multiplicaste los dos lados; la altura es la perpendicular a la base, no el lado oblicuo.`,
    },
    {
      mistake: 'paralelogramo-como-triangulo',
      answer: half,
      feedback: () => md`Dividir por dos corresponde a un triángulo, que es la mitad de esta figura.`,
    },
    {
      mistake: 'perimetro-en-vez-de-area',
      answer: perimeter,
      feedback: () => md`Sumaste los lados, y eso mide el contorno; el área mide la superficie.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué medidas sirven',
      text: md`El área de un paralelogramo es base por altura, y la altura es perpendicular a la base: ${p.high} cm. El lado de ${p.slant} cm no se usa.`,
    },
    { title: 'Calcular', text: md`$${p.base} \cdot ${p.high} = ${p.base * p.high}$. El área es ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly base: number;
  readonly slant: number;
  readonly high: number;
}

function key(p: Parameters) {
  return amountAnswer(p.base * p.high, 'cm²');
}

function sides(p: Parameters) {
  return amountAnswer(p.base * p.slant, 'cm²');
}

function half(p: Parameters) {
  return amountAnswer(frac(p.base * p.high, 2), 'cm²');
}

function perimeter(p: Parameters) {
  return amountAnswer(2 * (p.base + p.slant), 'cm²');
}
