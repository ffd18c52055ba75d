import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, md, type Point } from '../../authoring/index.ts';
import { onlyOne } from '../../authoring/oracles.ts';

const MOVES = {
  halfTurn: { text: 'Una rotación en 180° respecto del origen', image: ([x, y]: Point): Point => [-x, -y] },
  overX: { text: 'Una reflexión respecto del eje horizontal', image: ([x, y]: Point): Point => [x, -y] },
  overY: { text: 'Una reflexión respecto del eje vertical', image: ([x, y]: Point): Point => [-x, y] },
  quarterTurn: { text: 'Una rotación en 90° respecto del origen', image: ([x, y]: Point): Point => [-y, x] },
} as const;
const QUADRANTS = [
  { right: 1, up: 1 },
  { right: -1, up: 1 },
  { right: -1, up: -1 },
  { right: 1, up: -1 },
] as const;

export default defineTemplate({
  id: 'm1-que-movimiento-se-aplico',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.transformaciones',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    ...random.pick(QUADRANTS),
    left: random.integer(2, 3),
    low: random.integer(2, 3),
    wide: random.integer(2, 4),
    high: random.integer(2, 4),
  }),
  accepts: (p) => p.wide !== p.high,
  stem: () =>
    md`En el plano cartesiano de la figura, el triángulo A'B'C' es la imagen del triángulo ABC por una única transformación isométrica: A' es la imagen de A, B' la de B y C' la de C. ¿Cuál es esa transformación?`,
  figure: (p) => {
    const corners = triangle(p);
    const images = corners.map(MOVES.halfTurn.image);
    const names = (points: readonly Point[]) => points.map(([x, y]) => `(${x}, ${y})`);
    const [a, b, c] = names(corners);
    const [imageA, imageB, imageC] = names(images);
    return {
      kind: 'plane',
      alt: `Triángulo ABC con vértices A${a}, B${b} y C${c}, y triángulo A'B'C' con vértices A'${imageA}, B'${imageB} y C'${imageC}.`,
      x: [-7, 7],
      y: [-7, 7],
      shapes: [
        { shape: 'polygon', points: corners, corners: ['A', 'B', 'C'], filled: true, accent: 1 },
        { shape: 'polygon', points: images, corners: ["A'", "B'", "C'"], filled: true, accent: 2 },
      ],
    };
  },
  key: () => wordsAnswer(MOVES.halfTurn.text),
  oracle: (p) => {
    const corners = triangle(p);
    const images = corners.map(([x, y]): Point => [-x, -y]);
    const found = onlyOne(Object.values(MOVES), ({ image }) =>
      corners.every((corner, index) => String(image(corner)) === String(images[index])),
    );
    return found.text;
  },
  distractors: [
    {
      mistake: 'giro-confundido-con-reflexion-x',
      answer: () => wordsAnswer(MOVES.overX.text),
      feedback: () => md`Compara las primeras coordenadas: en esa reflexión se mantendrían, y aquí cambian de signo.`,
    },
    {
      mistake: 'giro-confundido-con-reflexion-y',
      answer: () => wordsAnswer(MOVES.overY.text),
      feedback: () => md`Compara las segundas coordenadas: en esa reflexión se mantendrían, y aquí cambian de signo.`,
    },
    {
      mistake: 'media-vuelta-como-cuarto',
      answer: () => wordsAnswer(MOVES.quarterTurn.text),
      feedback: () => md`Un cuarto de vuelta intercambia las coordenadas; mira en qué cuadrante queda la imagen.`,
    },
  ],
  solution: (p) => {
    const [[x, y]] = triangle(p);
    return [
      {
        title: 'Comparar un vértice con su imagen',
        text: md`A está en $(${x}, ${y})$ y A' en $(${-x}, ${-y})$: las dos coordenadas cambian de signo. Con B y C ocurre lo mismo.`,
      },
      {
        title: 'Descartar',
        text: md`Una reflexión en un eje cambia un solo signo, y un giro de 90° además intercambia las coordenadas.`,
      },
      {
        title: 'Reconocer la transformación',
        text: md`Cambiar ambos signos es dar media vuelta en torno al origen. ${MOVES.halfTurn.text}.`,
      },
    ];
  },
});

interface Parameters {
  readonly right: number;
  readonly up: number;
  readonly left: number;
  readonly low: number;
  readonly wide: number;
  readonly high: number;
}

function triangle(p: Parameters): readonly [Point, Point, Point] {
  const at = (x: number, y: number): Point => [p.right * x, p.up * y];
  return [at(p.left, p.low), at(p.left + p.wide, p.low), at(p.left, p.low + p.high)];
}
