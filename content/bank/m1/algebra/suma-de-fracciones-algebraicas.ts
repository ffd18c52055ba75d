import { allDifferent, defineTemplate, frac, md, texPolynomial } from '../../authoring/index.ts';

/** a/x + b/(x + c) */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export default defineTemplate<Draw>({
  id: 'm1-suma-de-fracciones-algebraicas',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.operatoria',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({ a: random.integer(2, 9), b: random.integer(1, 9), c: random.integer(1, 9) }),
  accepts: (p) =>
    p.a !== p.b && p.c > 1 && allDifferent([p.a * p.c, p.b * p.c, p.c, p.a + p.b]) && gcd(p.a + p.b, p.a * p.c) === 1,
  stem: (p) =>
    md`Si $x \neq 0$ y $x \neq -${p.c}$, ¿cuál de las siguientes expresiones es equivalente a $\frac{${p.a}}{x} + \frac{${p.b}}{x + ${p.c}}$?`,
  key: (p) => over([p.a + p.b, p.a * p.c], [1, p.c, 0]),
  oracle: (p) => {
    const sum = (x: number) => frac(p.a, x).add(frac(p.b, x + p.c));
    for (let slope = 0; slope <= 20; slope++)
      for (let height = 0; height <= 100; height++)
        if ([5, 7, 11].every((x) => sum(x).equals(frac(slope * x + height, x * x + p.c * x))))
          return over([slope, height], [1, p.c, 0]).value;
    return 'no fraction fits';
  },
  distractors: [
    {
      mistake: 'suma-numeradores-y-denominadores',
      answer: (p) => over([p.a + p.b], [2, p.c]),
      feedback: () => md`Sumaste arriba con arriba y abajo con abajo: primero se necesita un denominador común.`,
    },
    {
      mistake: 'amplifica-solo-el-primer-termino',
      answer: (p) => over([p.a + p.b, p.c], [1, p.c, 0]),
      feedback: (p) => md`Al amplificar, el $${p.a}$ multiplica a los dos términos de $x + ${p.c}$.`,
    },
    {
      mistake: 'amplifica-por-el-propio-denominador',
      answer: (p) => over([p.a + p.b, p.b * p.c], [1, p.c, 0]),
      feedback: () => md`Cada numerador se multiplica por el denominador de la otra fracción, no por el suyo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Denominador común',
      text: md`Es el producto de los denominadores: $x(x + ${p.c}) = x^2 + ${p.c}x$.`,
    },
    {
      title: 'Amplificar cada fracción',
      text: md`$\frac{${p.a}}{x} = \frac{${p.a}(x + ${p.c})}{x(x + ${p.c})}$ y $\frac{${p.b}}{x + ${p.c}} = \frac{${texPolynomial([p.b, 0])}}{x(x + ${p.c})}$.`,
    },
    {
      title: 'Sumar los numeradores',
      text: md`$${p.a}(x + ${p.c}) + ${texPolynomial([p.b, 0])} = ${texPolynomial([p.a + p.b, p.a * p.c])}$. La suma es ${over([p.a + p.b, p.a * p.c], [1, p.c, 0]).text}.`,
    },
  ],
});

function over(above: readonly number[], below: readonly number[]) {
  return {
    text: md`$\frac{${texPolynomial(above)}}{${texPolynomial(below)}}$`,
    value: `${texPolynomial(above)} / ${texPolynomial(below)}`,
  };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
