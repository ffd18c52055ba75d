import { allDifferent, defineTemplate, enterExpression, frac, md, slip, texPolynomial } from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'Amplificar la primera fracción',
      prompt: md`El denominador común es $x(x + ${p.c})$. ¿Qué numerador le corresponde a $\frac{${p.a}}{x}$? Escríbelo sin paréntesis.`,
      answer: enterExpression(texPolynomial([p.a, p.a * p.c]), { form: 'expanded' }),
      oracle: (x) => (p.a / (x ?? 0)) * (x ?? 0) * ((x ?? 0) + p.c),
      slips: [
        slip(
          texPolynomial([p.a, p.c]),
          md`El $${p.a}$ multiplica a los dos términos de $x + ${p.c}$.`,
          'amplifica-solo-el-primer-termino',
        ),
        slip(
          texPolynomial([p.a, 0]),
          md`Le pusiste su propio denominador; le falta el otro.`,
          'amplifica-por-el-propio-denominador',
        ),
        slip(`${p.a}`, md`Al cambiar el denominador también cambia el numerador.`),
      ],
      done: md`Abajo se agregó el factor $x + ${p.c}$, así que arriba también: $${p.a}(x + ${p.c})$.`,
    },
    {
      title: 'Amplificar la segunda fracción',
      prompt: md`¿Y qué numerador le corresponde a $\frac{${p.b}}{x + ${p.c}}$ con ese denominador?`,
      answer: enterExpression(texPolynomial([p.b, 0])),
      oracle: (x) => (p.b / ((x ?? 0) + p.c)) * (x ?? 0) * ((x ?? 0) + p.c),
      slips: [
        slip(
          texPolynomial([p.b, p.b * p.c]),
          md`Le pusiste su propio denominador: el factor que le falta es el de la otra fracción.`,
          'amplifica-por-el-propio-denominador',
        ),
        slip(`${p.b}`, md`Al cambiar el denominador también cambia el numerador.`),
        slip(texPolynomial([1, p.b]), md`Se multiplica por el factor que falta, no se suma.`),
      ],
      done: md`Abajo se agregó el factor $x$, así que arriba también.`,
    },
    {
      title: 'Sumar',
      prompt: md`Suma los numeradores y deja el denominador común. ¿Qué fracción queda? Pon entre paréntesis lo de arriba y lo de abajo.`,
      answer: enterExpression(`(${texPolynomial([p.a + p.b, p.a * p.c])})/(x^2 + ${p.c}x)`, { form: 'simplified' }),
      slips: [
        slip(
          `${p.a + p.b}/(2x + ${p.c})`,
          md`Sumaste arriba con arriba y abajo con abajo: así no se suman fracciones.`,
          'suma-numeradores-y-denominadores',
        ),
        slip(
          `(${texPolynomial([p.a + p.b, p.c])})/(x^2 + ${p.c}x)`,
          md`En el numerador, un factor quedó sin multiplicar al segundo término.`,
          'amplifica-solo-el-primer-termino',
        ),
        slip(
          `(${texPolynomial([p.a + p.b, p.b * p.c])})/(x^2 + ${p.c}x)`,
          md`Cada numerador se amplifica con el denominador de la otra fracción.`,
          'amplifica-por-el-propio-denominador',
        ),
      ],
      done: md`$${texPolynomial([p.a, p.a * p.c])} + ${texPolynomial([p.b, 0])} = ${texPolynomial([p.a + p.b, p.a * p.c])}$, sobre el denominador común.`,
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
