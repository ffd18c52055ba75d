import { defineDataSufficiency, md, SUFFICIENCIES, type Sufficiency } from '../../authoring/index.ts';

type Piece = 'most' | 'least' | 'centre' | 'span' | 'period' | 'atZero' | 'sum';

/** f(x) = a sin (bx) + c, a and b positive */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

interface Model {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const CASES: readonly (readonly [Piece, Piece, Sufficiency])[] = [
  ['most', 'least', 'together'],
  ['least', 'most', 'together'],
  ['most', 'centre', 'together'],
  ['atZero', 'least', 'together'],
  ['most', 'sum', 'together'],
  ['span', 'period', 'first'],
  ['span', 'most', 'first'],
  ['centre', 'span', 'second'],
  ['period', 'span', 'second'],
  ['most', 'period', 'neither'],
  ['period', 'atZero', 'neither'],
  ['centre', 'atZero', 'neither'],
];

export default defineDataSufficiency<Draw, Model>({
  id: 'm2-amplitud-de-una-sinusoide',
  version: 1,
  content: 'm2.algebra.trigonometricas.graficos',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const [first, second, suffices] = random.pick(CASES);
    return {
      a: random.integer(2, 8),
      b: random.integer(2, 6),
      c: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
      pieces: [first, second],
      suffices,
    };
  },
  situation: () =>
    md`Sea la función $f(x) = a \operatorname{sen} (bx) + c$, con $a$ y $b$ números positivos y $c$ un número real.`,
  information: (p) => [sentence(p, p.pieces[0]), sentence(p, p.pieces[1])],
  asks: () => md`el valor de $a$`,
  suffices: (p) => p.suffices,
  *models() {
    for (let a = 1; a <= 20; a++)
      for (let b = 1; b <= 8; b++) for (let c = -20; c <= 20; c++) yield { a: a / 2, b, c: c / 2 };
    for (let a = 11; a <= 20; a++) for (let b = 1; b <= 8; b++) for (let c = -20; c <= 20; c++) yield { a, b, c };
  },
  fitsFirst: (p, model) => fits(p, p.pieces[0], model),
  fitsSecond: (p, model) => fits(p, p.pieces[1], model),
  answer: (_, { a }) => a,
  hints: (p) => ({
    first: md`Sobre (1): ${HINTS[p.pieces[0]]}`,
    second: md`Sobre (2): ${HINTS[p.pieces[1]]}`,
    together: md`La amplitud es la distancia del centro a un extremo: ¿se conoce con las dos informaciones?`,
  }),
  solution: (p) => [
    {
      title: 'Qué significa cada letra',
      text: md`La función varía entre $c - a$ y $c + a$; $b$ cambia solo el período.`,
    },
    { title: 'Información (1)', text: REASONS[p.pieces[0]] },
    { title: 'Información (2)', text: REASONS[p.pieces[1]] },
    {
      title: 'Conclusión',
      text: `${p.suffices === 'together' ? 'Con las dos se plantean dos ecuaciones con $a$ y $c$, que tienen una sola solución. ' : p.suffices === 'neither' ? 'Con las dos todavía hay muchos valores posibles. ' : ''}La respuesta es: ${SUFFICIENCIES[p.suffices]}.`,
    },
  ],
});

function sentence(p: Draw, piece: Piece): string {
  return {
    most: md`El valor máximo de $f$ es $${p.c + p.a}$.`,
    least: md`El valor mínimo de $f$ es $${p.c - p.a}$.`,
    centre: md`$c = ${p.c}$`,
    span: md`La diferencia entre el valor máximo y el valor mínimo de $f$ es $${2 * p.a}$.`,
    period: md`El período de $f$ es $\frac{2\pi}{${p.b}}$.`,
    atZero: md`$f(0) = ${p.c}$`,
    sum: md`La suma del valor máximo y el valor mínimo de $f$ es $${2 * p.c}$.`,
  }[piece];
}

function fits(p: Draw, piece: Piece, { a, b, c }: Model): boolean {
  return {
    most: c + a === p.c + p.a,
    least: c - a === p.c - p.a,
    centre: c === p.c,
    span: 2 * a === 2 * p.a,
    period: b === p.b,
    atZero: c === p.c,
    sum: c + a + (c - a) === 2 * p.c,
  }[piece];
}

const HINTS: Readonly<Record<Piece, string>> = {
  most: md`el máximo es $c + a$, y hay muchos pares que dan esa suma.`,
  least: md`el mínimo es $c - a$, y hay muchos pares que dan esa diferencia.`,
  centre: md`$c$ es la altura del centro de la curva, no su amplitud.`,
  span: md`escribe el máximo y el mínimo con $a$ y $c$, y réstalos.`,
  period: md`el período depende solo de $b$.`,
  atZero: md`reemplaza $x = 0$ y mira qué letra queda.`,
  sum: md`al sumar $c + a$ y $c - a$, mira qué letra se cancela.`,
};

const REASONS: Readonly<Record<Piece, string>> = {
  most: md`Se conoce $c + a$, no cada uno. No basta.`,
  least: md`Se conoce $c - a$, no cada uno. No basta.`,
  centre: md`Se conoce el centro de la curva, no su amplitud. No basta.`,
  span: md`$(c + a) - (c - a) = 2a$, así que se obtiene $a$. Basta.`,
  period: md`De él se obtiene $b$, que no influye en $a$. No basta.`,
  atZero: md`$f(0) = a \cdot 0 + c = c$: se conoce $c$ y no $a$. No basta.`,
  sum: md`$(c + a) + (c - a) = 2c$: se conoce $c$ y no $a$. No basta.`,
};
