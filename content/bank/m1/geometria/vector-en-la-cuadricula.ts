import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md, type Point } from '../../authoring/index.ts';
import { integers, onlyOne, outcomes } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm1-vector-en-la-cuadricula',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.puntos-vectores',
  skill: 'representar',
  difficulty: 1,
  parameters: (random) => ({
    fromX: random.integer(-5, 5),
    fromY: random.integer(-4, 4),
    toX: random.integer(-5, 5),
    toY: random.integer(-4, 4),
  }),
  accepts: (p) =>
    Math.abs(p.toX - p.fromX) + Math.abs(p.toY - p.fromY) >= 4 &&
    p.toX !== p.fromX &&
    p.toY !== p.fromY &&
    allDifferent([key(p), opposite(p), swapped(p), theEnd(p)]),
  stem: () =>
    md`En el plano cartesiano de la figura se muestra la flecha que va desde el punto A hasta el punto B. ¿Cuál es el vector que traslada A hasta B?`,
  figure: (p) => ({
    kind: 'plane',
    alt: `Plano cartesiano con una flecha que parte en el punto A(${p.fromX}, ${p.fromY}) y termina en el punto B(${p.toX}, ${p.toY}).`,
    x: [-6, 6],
    y: [-5, 5],
    shapes: [
      { shape: 'arrow', from: [p.fromX, p.fromY], to: [p.toX, p.toY], accent: 1 },
      { shape: 'point', at: [p.fromX, p.fromY] },
      { shape: 'text', at: beyond(p, 'from'), text: 'A' },
      { shape: 'text', at: beyond(p, 'to'), text: 'B' },
    ],
  }),
  key,
  oracle: (p) => {
    const steps = integers(-12, 12);
    const [x = 0, y = 0] = onlyOne(
      outcomes(steps, steps),
      ([right = 0, up = 0]) => p.fromX + right === p.toX && p.fromY + up === p.toY,
    );
    return pairAnswer(x, y).value;
  },
  distractors: [
    {
      mistake: 'vector-sentido-contrario',
      answer: opposite,
      feedback: () => md`Ese vector lleva de B hasta A; revisa desde dónde parte la flecha.`,
    },
    {
      mistake: 'vector-componentes-cambiadas',
      answer: swapped,
      feedback: () => md`La primera componente es el avance horizontal y la segunda, el vertical.`,
    },
    {
      mistake: 'vector-toma-el-extremo',
      answer: theEnd,
      feedback: () => md`Esas son las coordenadas de B; el vector dice cuánto se avanza desde A.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Leer los puntos',
      text: md`En la figura, $A = (${p.fromX}, ${p.fromY})$ y $B = (${p.toX}, ${p.toY})$.`,
    },
    {
      title: 'Extremo menos origen',
      text: md`Avance horizontal: $${p.toX} - ${signed(p.fromX)} = ${p.toX - p.fromX}$. Avance vertical: $${p.toY} - ${signed(p.fromY)} = ${p.toY - p.fromY}$.`,
    },
    { title: 'El vector', text: md`El vector que traslada A hasta B es ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Place of a name, off the arrow and in its line. */
function beyond(p: Parameters, end: 'from' | 'to'): Point {
  const long = Math.hypot(p.toX - p.fromX, p.toY - p.fromY);
  const away = (end === 'to' ? 0.6 : -0.6) / long;
  const [x, y] = end === 'to' ? [p.toX, p.toY] : [p.fromX, p.fromY];
  return [x + away * (p.toX - p.fromX), y + away * (p.toY - p.fromY)];
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : `${value}`;
}

function key(p: Parameters) {
  return pairAnswer(p.toX - p.fromX, p.toY - p.fromY);
}

function opposite(p: Parameters) {
  return pairAnswer(p.fromX - p.toX, p.fromY - p.toY);
}

function swapped(p: Parameters) {
  return pairAnswer(p.toY - p.fromY, p.toX - p.fromX);
}

function theEnd(p: Parameters) {
  return pairAnswer(p.toX, p.toY);
}
