import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texFraction,
  texPolynomial,
} from '../../authoring/index.ts';

/** a(x − b) = cx + d */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export default defineTemplate<Draw>({
  id: 'm1-ecuacion-con-parentesis',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    a: random.integer(3, 9),
    b: random.integer(1, 9),
    c: random.integer(1, 7),
    d: random.integer(1, 20),
  }),
  accepts: (p) =>
    p.a - p.c >= 2 && right(p).d <= 6n && allDifferent([right(p), halfDistributed(p), addedUnknowns(p), lostTerm(p)]),
  stem: (p) => md`¿Cuál es la solución de la ecuación $${p.a}(x - ${p.b}) = ${texPolynomial([p.c, p.d])}$?`,
  key: (p) => fractionAnswer(right(p)),
  // Where the difference of both sides vanishes, by walking on a grid of sixtieths.
  oracle: (p) => {
    for (let sixtieths = 0; sixtieths <= 60 * 120; sixtieths++)
      if (p.a * (sixtieths - 60 * p.b) === p.c * sixtieths + 60 * p.d) return frac(sixtieths, 60);
    return 'no solution found';
  },
  distractors: [
    {
      mistake: 'multiplica-solo-la-incognita',
      answer: (p) => fractionAnswer(halfDistributed(p)),
      feedback: (p) => md`El $${p.a}$ también multiplica al $${p.b}$ del paréntesis.`,
    },
    {
      mistake: 'pasa-la-incognita-sin-cambiar-signo',
      answer: (p) => fractionAnswer(addedUnknowns(p)),
      feedback: () => md`Para juntar los términos con $x$ hay que restar el del lado derecho.`,
    },
    {
      mistake: 'pasa-el-numero-sin-cambiar-signo',
      answer: (p) => fractionAnswer(lostTerm(p)),
      feedback: () => md`El número que resta a la izquierda se suma en ambos lados para eliminarlo.`,
    },
  ],
  solution: (p) => [
    { title: 'Distribuir', text: md`$${p.a}x - ${p.a * p.b} = ${texPolynomial([p.c, p.d])}$.` },
    {
      title: 'Reunir términos semejantes',
      text: md`Se resta $${texPolynomial([p.c, 0])}$ y se suma $${p.a * p.b}$ en ambos lados: $${p.a - p.c}x = ${p.d + p.a * p.b}$.`,
    },
    {
      title: 'Dividir',
      text: md`$x = \frac{${p.d + p.a * p.b}}{${p.a - p.c}}$. La solución es $${texFraction(right(p))}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Distribuir',
      prompt: md`¿Cuánto queda al distribuir el $${p.a}$ en $${p.a}(x - ${p.b})$?`,
      answer: enterExpression(`${p.a}x - ${p.a * p.b}`, { form: 'expanded' }),
      oracle: (x) => p.a * ((x ?? 0) - p.b),
      slips: [
        slip(
          `${p.a}x - ${p.b}`,
          md`El $${p.a}$ multiplicó solo a la $x$: también va con el otro término del paréntesis.`,
          'multiplica-solo-la-incognita',
        ),
        slip(`${p.a}x + ${p.a * p.b}`, md`Multiplicaste bien, pero se perdió el signo menos del paréntesis.`),
      ],
      done: md`El factor va con cada término: $${p.a} \cdot x$ y $${p.a} \cdot ${p.b}$.`,
    },
    {
      title: 'Juntar las x',
      prompt: md`En $${p.a}x - ${p.a * p.b} = ${texPolynomial([p.c, p.d])}$ lleva las $x$ a la izquierda y los números a la derecha. ¿Qué número acompaña a la $x$?`,
      answer: enterNumber(p.a - p.c),
      slips: [
        slip(
          p.a + p.c,
          md`Sumaste los dos. Para quitar $${texPolynomial([p.c, 0])}$ del lado derecho hay que restarlo en ambos lados.`,
          'pasa-la-incognita-sin-cambiar-signo',
        ),
        slip(p.c - p.a, md`Así las $x$ quedarían a la derecha: aquí se juntan a la izquierda.`),
      ],
      done: md`$${texPolynomial([p.a, 0])} - ${texPolynomial([p.c, 0])} = ${texPolynomial([p.a - p.c, 0])}$.`,
    },
    {
      title: 'Juntar los números',
      prompt: md`Y a la derecha, ¿qué número queda?`,
      answer: enterNumber(p.d + p.a * p.b),
      slips: [
        slip(
          p.d - p.a * p.b,
          md`El $${p.a * p.b}$ está restando a la izquierda: para quitarlo se suma en ambos lados.`,
          'pasa-el-numero-sin-cambiar-signo',
        ),
        slip(
          p.d + p.b,
          md`Olvidaste que el número del paréntesis también se multiplicó.`,
          'multiplica-solo-la-incognita',
        ),
      ],
      done: md`$${p.d} + ${p.a * p.b} = ${p.d + p.a * p.b}$. La ecuación quedó $${p.a - p.c}x = ${p.d + p.a * p.b}$.`,
    },
    {
      title: 'La solución',
      prompt: md`¿Cuánto vale $x$? Si no da entero, escríbelo como fracción.`,
      answer: enterNumber(right(p)),
      slips: [
        slip(right(p).inverse(), md`Dividiste al revés: se divide por el número que acompaña a la $x$.`),
        slip(p.d + p.a * p.b - (p.a - p.c), md`Restaste, pero ese número multiplica a la $x$: se deshace dividiendo.`),
        slip(
          halfDistributed(p),
          md`Con ese valor se nota que el factor quedó sin multiplicar un término.`,
          'multiplica-solo-la-incognita',
        ),
      ],
      done: md`$x = ${texFraction(right(p))}$. Reemplázalo en la ecuación: los dos lados dan lo mismo.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.d + p.a * p.b, p.a - p.c);
}

function halfDistributed(p: Draw) {
  return frac(p.d + p.b, p.a - p.c);
}

function addedUnknowns(p: Draw) {
  return frac(p.d + p.a * p.b, p.a + p.c);
}

function lostTerm(p: Draw) {
  return frac(p.d - p.a * p.b, p.a - p.c);
}
