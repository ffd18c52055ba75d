import {
  allDifferent,
  amountAnswer,
  decimal,
  defineTemplate,
  enterEquation,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

interface Draw {
  readonly length: number;
  readonly width: number;
  readonly path: number;
  readonly inside: string;
}

export default defineTemplate<Draw>({
  id: 'm1-camino-alrededor-de-la-huerta',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.ecuacion',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    length: random.integer(8, 24),
    width: random.integer(5, 18),
    path: random.integer(1, 4),
    inside: random.pick(['Una huerta', 'Una piscina', 'Un invernadero', 'Una terraza']),
  }),
  accepts: (p) =>
    p.length > p.width &&
    frac(extra(p), p.length + p.width).mul(20).d === 1n &&
    allDifferent([frac(p.path), frac(2 * p.path), overPerimeter(p), frac(p.path + (p.length + p.width) / 2)]),
  stem: (p) =>
    md`${p.inside} rectangular de ${p.length} m de largo y ${p.width} m de ancho está rodeada por un camino que tiene el mismo ancho en todos sus lados, como muestra la figura. En conjunto ocupan un área de $${outer(p)}\ \text{m}^2$. ¿Cuál es el ancho del camino?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 18,
    height: 12,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [2, 1],
          [16, 1],
          [16, 11],
          [2, 11],
        ],
      },
      {
        shape: 'polygon',
        filled: true,
        accent: 1,
        points: [
          [4, 3],
          [14, 3],
          [14, 9],
          [4, 9],
        ],
      },
      { shape: 'text', at: [9, 3.6], text: `${p.length} m`, anchor: 'middle' },
      { shape: 'text', at: [4.4, 6], text: `${p.width} m`, anchor: 'start' },
      { shape: 'text', at: [9, 1.7], text: 'camino', anchor: 'middle', size: 'small' },
    ],
    alt: `Rectángulo de ${p.length} m por ${p.width} m, rodeado por los cuatro lados por un camino de ancho constante y desconocido.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => metres(frac(p.path)),
  oracle: (p) => {
    for (let tenths = 1; tenths <= 300; tenths++) {
      const x = frac(tenths, 10);
      if (x.mul(2).add(p.length).mul(x.mul(2).add(p.width)).equals(outer(p))) return x;
    }
    return 'no width fits';
  },
  distractors: [
    {
      mistake: 'suma-el-camino-por-un-solo-lado',
      answer: (p) => metres(frac(2 * p.path)),
      feedback: () => md`El camino agrega su ancho a los dos lados de cada dimensión, no a uno.`,
    },
    {
      mistake: 'divide-el-area-del-camino-por-el-borde',
      answer: (p) => metres(overPerimeter(p)),
      feedback: () => md`Dividiste el área del camino por el contorno interior: así las esquinas quedan mal contadas.`,
    },
    {
      mistake: 'toma-la-solucion-negativa-sin-su-signo',
      answer: (p) => metres(frac(2 * p.path + p.length + p.width).div(2)),
      feedback: () => md`Ese número viene de la solución negativa de la ecuación, que aquí no tiene sentido.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Las dimensiones con el camino',
      text: md`Si el camino mide $x$ metros de ancho, el conjunto mide $(${p.length} + 2x)$ m por $(${p.width} + 2x)$ m.`,
    },
    {
      title: 'La ecuación',
      text: md`$(${p.length} + 2x)(${p.width} + 2x) = ${outer(p)}$, que equivale a $${texPolynomial([4, 2 * (p.length + p.width), -extra(p)])} = 0$.`,
    },
    {
      title: 'Resolver y descartar',
      text: md`Las soluciones son $${p.path}$ y $-${decimalTex(p)}$. Un ancho no es negativo: el camino mide ${metres(frac(p.path)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El largo con el camino',
      prompt: md`El camino mide $x$ metros de ancho y rodea todo. Escribe, con $x$, el largo del conjunto.`,
      answer: enterExpression(`${p.length} + 2x`),
      oracle: (x) => (x ?? 0) + p.length + (x ?? 0),
      slips: [
        slip(`${p.length} + x`, md`El camino está a los dos lados: mira la figura.`, 'suma-el-camino-por-un-solo-lado'),
        slip(`${p.length}x`, md`El camino se suma a la medida, no la multiplica.`),
      ],
      done: md`Hay camino antes y después: $x + ${p.length} + x$.`,
    },
    {
      title: 'El ancho con el camino',
      prompt: md`¿Y el ancho del conjunto?`,
      answer: enterExpression(`${p.width} + 2x`),
      oracle: (x) => (x ?? 0) + p.width + (x ?? 0),
      slips: [
        slip(`${p.width} + x`, md`El camino está a los dos lados: mira la figura.`, 'suma-el-camino-por-un-solo-lado'),
        slip(`${p.length} + 2x`, md`Ese es el largo; usa la otra medida.`),
      ],
      done: md`$x + ${p.width} + x$.`,
    },
    {
      title: 'La ecuación',
      prompt: md`Todo junto ocupa $${outer(p)}\ \text{m}^2$. Escribe la ecuación que lo dice.`,
      answer: enterEquation(`(${p.length} + 2x)(${p.width} + 2x) = ${outer(p)}`),
      oracle: [p.path],
      slips: [
        slip(
          `(${p.length} + x)(${p.width} + x) = ${outer(p)}`,
          md`En cada medida falta el camino del otro lado.`,
          'suma-el-camino-por-un-solo-lado',
        ),
        slip(
          `2(${p.length} + 2x) + 2(${p.width} + 2x) = ${outer(p)}`,
          md`Sumaste los lados, que es el perímetro; el dato es un área.`,
        ),
        slip(
          `${2 * (p.length + p.width)}x = ${extra(p)}`,
          md`Así las esquinas del camino quedan fuera.`,
          'divide-el-area-del-camino-por-el-borde',
        ),
      ],
      done: md`Largo por ancho: $(${p.length} + 2x)(${p.width} + 2x) = ${outer(p)}$.`,
    },
    {
      title: 'El ancho del camino',
      prompt: md`Resuélvela. ¿Cuántos metros de ancho tiene el camino?`,
      answer: enterNumber(p.path, { unit: 'm' }),
      slips: [
        slip(2 * p.path, md`Eso suman los dos lados del camino.`, 'suma-el-camino-por-un-solo-lado'),
        slip(
          frac(-(2 * p.path + p.length + p.width), 2),
          md`Es solución de la ecuación, pero un ancho no puede ser negativo.`,
          'toma-la-solucion-negativa-sin-su-signo',
        ),
        slip(
          frac(2 * p.path + p.length + p.width, 2),
          md`Ese número es la solución negativa sin su signo.`,
          'toma-la-solucion-negativa-sin-su-signo',
        ),
      ],
      done: md`$(${p.length} + ${2 * p.path})(${p.width} + ${2 * p.path}) = ${outer(p)}$: el área calza.`,
    },
  ],
});

function outer(p: Draw): number {
  return (p.length + 2 * p.path) * (p.width + 2 * p.path);
}

function extra(p: Draw): number {
  return outer(p) - p.length * p.width;
}

function overPerimeter(p: Draw) {
  return frac(extra(p), 2 * (p.length + p.width));
}

function decimalTex(p: Draw): string {
  return decimal(frac(2 * p.path + p.length + p.width, 2)).replace(',', '{,}');
}

function metres(value: ReturnType<typeof frac>) {
  return amountAnswer(value, 'm');
}
