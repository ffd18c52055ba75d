import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md, type Point, texTerm } from '../../authoring/index.ts';
import { integers, onlyOne, outcomes } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm1-reflejo-en-una-recta',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.transformaciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    x: random.integer(-6, 6),
    y: random.integer(-4, 4),
    mirror: random.integer(-4, 4),
    wide: random.integer(1, 3),
    high: random.integer(1, 3),
  }),
  accepts: (p) =>
    p.mirror !== 0 &&
    (p.x >= 1 || p.x + p.wide <= -1) &&
    (p.y >= 2 || p.y + p.high <= -2) &&
    (p.x > p.mirror || p.x + p.wide < p.mirror) &&
    Math.abs(2 * p.mirror - p.x) <= 8 &&
    allDifferent([key(p), overTheAxis(p), otherDirection(p), moved(p)]),
  stem: (p) =>
    md`El triángulo ABC de la figura se refleja respecto de la recta L, de ecuación $x = ${p.mirror}$. ¿Cuáles son las coordenadas de la imagen del vértice A?`,
  figure: (p) => ({
    kind: 'plane',
    alt: `Plano cartesiano con el triángulo de vértices A(${p.x}, ${p.y}), B(${p.x + p.wide}, ${p.y}) y C(${p.x}, ${p.y + p.high}), y la recta vertical punteada L que pasa por x igual a ${p.mirror}.`,
    x: [-8, 8],
    y: [-6, 8],
    shapes: [
      {
        shape: 'polygon',
        points: corners(p),
        corners: ['A', 'B', 'C'],
        filled: true,
        accent: 1,
      },
      { shape: 'segment', from: [p.mirror, -6], to: [p.mirror, 8], dashed: true, accent: 2 },
      { shape: 'text', at: [p.mirror + 0.5, 7.4], text: 'L', anchor: 'start' },
    ],
  }),
  key,
  oracle: (p) => {
    const places = integers(-30, 30);
    const [x = 0, y = 0] = onlyOne(
      outcomes(places, places),
      ([u = 0, v = 0]) => v === p.y && u !== p.x && Math.abs(u - p.mirror) === Math.abs(p.x - p.mirror),
    );
    return pairAnswer(x, y).value;
  },
  distractors: [
    {
      mistake: 'reflexion-respecto-del-eje',
      answer: overTheAxis,
      feedback: () => md`Reflejaste respecto del eje Y; el espejo es la recta L.`,
    },
    {
      mistake: 'reflexion-en-la-otra-direccion',
      answer: otherDirection,
      feedback: () => md`Moviste el punto en vertical; una recta vertical refleja de izquierda a derecha.`,
    },
    {
      mistake: 'reflexion-como-traslacion',
      answer: moved,
      feedback: () =>
        md`Sumaste el número de la recta, como en una traslación; en una reflexión importa la distancia a L.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Distancia de A a la recta',
      text: md`A está en $(${p.x}, ${p.y})$ y L en $x = ${p.mirror}$: la distancia es ${Math.abs(p.x - p.mirror)}.`,
    },
    {
      title: 'Pasar al otro lado',
      text: md`La imagen está a la misma distancia, al otro lado: $x = ${p.mirror}${texTerm(p.mirror - p.x)} = ${2 * p.mirror - p.x}$.`,
    },
    {
      title: 'La altura se mantiene',
      text: md`La recta L es vertical, así que la segunda coordenada no cambia. La imagen de A es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly x: number;
  readonly y: number;
  readonly mirror: number;
  readonly wide: number;
  readonly high: number;
}

function corners(p: Parameters): readonly Point[] {
  return [
    [p.x, p.y],
    [p.x + p.wide, p.y],
    [p.x, p.y + p.high],
  ];
}

function key(p: Parameters) {
  return pairAnswer(2 * p.mirror - p.x, p.y);
}

function overTheAxis(p: Parameters) {
  return pairAnswer(-p.x, p.y);
}

function otherDirection(p: Parameters) {
  return pairAnswer(p.x, 2 * p.mirror - p.y);
}

function moved(p: Parameters) {
  return pairAnswer(p.x + p.mirror, p.y);
}
