import {
  allDifferent,
  defineTemplate,
  frac,
  fractionAnswer,
  md,
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
