import { allDifferent, defineTemplate, frac, md, texPolynomial } from '../../authoring/index.ts';

/** m·low + n < mx + n ≤ m·high + n */
interface Draw {
  readonly m: number;
  readonly n: number;
  readonly low: number;
  readonly high: number;
}

export default defineTemplate<Draw>({
  id: 'm1-enteros-entre-dos-condiciones',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    m: random.integer(2, 6),
    n: random.integer(-9, 9),
    low: -random.integer(2, 7),
    high: random.integer(2, 9),
  }),
  accepts: (p) => p.n !== 0 && allDifferent([p.high - p.low, p.high - p.low + 1, p.high - p.low - 1, p.high]),
  stem: (p) =>
    md`¿Cuántos números enteros $x$ cumplen la condición $${p.m * p.low + p.n} < ${texPolynomial([p.m, p.n])} \leq ${p.m * p.high + p.n}$?`,
  key: (p) => count(p.high - p.low),
  oracle: (p) => {
    let found = 0;
    for (let x = -200; x <= 200; x++)
      if (p.m * p.low + p.n < p.m * x + p.n && p.m * x + p.n <= p.m * p.high + p.n) found++;
    return frac(found);
  },
  distractors: [
    {
      mistake: 'cuenta-el-extremo-que-no-pertenece',
      answer: (p) => count(p.high - p.low + 1),
      feedback: () => md`Contaste los dos extremos, y uno de ellos no pertenece: mira los signos $<$ y $\leq$.`,
    },
    {
      mistake: 'no-cuenta-el-extremo-que-pertenece',
      answer: (p) => count(p.high - p.low - 1),
      feedback: () => md`Dejaste fuera los dos extremos, y uno de ellos sí cumple la condición.`,
    },
    {
      mistake: 'cuenta-solo-los-positivos',
      answer: (p) => count(p.high),
      feedback: () => md`Contaste solo los positivos: el cero y algunos negativos también cumplen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Despejar en los tres lados',
      text: md`Se ${p.n > 0 ? `resta $${p.n}$` : `suma $${-p.n}$`} y se divide por $${p.m}$ en las tres partes: $${p.low} < x \leq ${p.high}$.`,
    },
    {
      title: 'Contar los enteros',
      text: md`Van desde $${p.low + 1}$ hasta $${p.high}$, con ambos incluidos: $${p.high} - (${p.low + 1}) + 1$. Son $${p.high - p.low}$.`,
    },
  ],
});

function count(value: number) {
  return { text: md`$${value}$`, value: frac(value) };
}
