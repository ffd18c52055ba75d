import {
  defineTemplate,
  enterExpression,
  md,
  polynomialAnswer,
  polynomialValueOf,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

/** (ax + b)² − (cx − d)(cx + d) */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export default defineTemplate<Draw>({
  id: 'm1-cuadrado-menos-suma-por-diferencia',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.productos-notables',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    a: random.integer(2, 5),
    b: random.integer(1, 7),
    c: random.integer(1, 5),
    d: random.integer(1, 7),
  }),
  accepts: (p) => p.a !== p.c && p.b !== p.d,
  stem: (p) =>
    md`¿Cuál de las siguientes expresiones es equivalente a $(${texPolynomial([p.a, p.b])})^2 - (${texPolynomial([p.c, -p.d])})(${texPolynomial([p.c, p.d])})$?`,
  key: (p) => polynomialAnswer([p.a ** 2 - p.c ** 2, 2 * p.a * p.b, p.b ** 2 + p.d ** 2]),
  oracle: (p) =>
    polynomialValueOf(
      (x) => {
        const side = x.mul(p.a).add(p.b);
        return side.mul(side).sub(x.mul(p.c).sub(p.d).mul(x.mul(p.c).add(p.d)));
      },
      { degree: 2 },
    ),
  distractors: [
    {
      mistake: 'olvida-el-doble-producto',
      answer: (p) => polynomialAnswer([p.a ** 2 - p.c ** 2, 0, p.b ** 2 + p.d ** 2]),
      feedback: () => md`El cuadrado de un binomio tiene tres términos: falta el doble producto.`,
    },
    {
      mistake: 'no-resta-todo-el-segundo-producto',
      answer: (p) => polynomialAnswer([p.a ** 2 - p.c ** 2, 2 * p.a * p.b, p.b ** 2 - p.d ** 2]),
      feedback: () => md`El menos cambia el signo de los dos términos del segundo producto, no solo del primero.`,
    },
    {
      mistake: 'olvida-doblar-el-producto',
      answer: (p) => polynomialAnswer([p.a ** 2 - p.c ** 2, p.a * p.b, p.b ** 2 + p.d ** 2]),
      feedback: () => md`El término del medio del cuadrado de un binomio es dos veces el producto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuadrado de binomio',
      text: md`$(${texPolynomial([p.a, p.b])})^2 = ${texPolynomial([p.a ** 2, 2 * p.a * p.b, p.b ** 2])}$.`,
    },
    {
      title: 'Suma por su diferencia',
      text: md`$(${texPolynomial([p.c, -p.d])})(${texPolynomial([p.c, p.d])}) = ${texPolynomial([p.c ** 2, 0, -(p.d ** 2)])}$.`,
    },
    {
      title: 'Restar cambiando ambos signos',
      text: md`$${texPolynomial([p.a ** 2, 2 * p.a * p.b, p.b ** 2])} - (${texPolynomial([p.c ** 2, 0, -(p.d ** 2)])})$ es igual a $${texPolynomial([p.a ** 2 - p.c ** 2, 2 * p.a * p.b, p.b ** 2 + p.d ** 2])}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El cuadrado del binomio',
      prompt: md`Desarrolla $(${texPolynomial([p.a, p.b])})^2$.`,
      answer: enterExpression(texPolynomial([p.a ** 2, 2 * p.a * p.b, p.b ** 2]), { form: 'expanded' }),
      oracle: (x) => (p.a * (x ?? 0) + p.b) ** 2,
      slips: [
        slip(
          texPolynomial([p.a ** 2, 0, p.b ** 2]),
          md`Elevaste cada término por separado: falta el término del medio.`,
          'olvida-el-doble-producto',
        ),
        slip(
          texPolynomial([p.a ** 2, p.a * p.b, p.b ** 2]),
          md`El término del medio es el producto, pero dos veces.`,
          'olvida-doblar-el-producto',
        ),
        slip(
          texPolynomial([p.a, 2 * p.a * p.b, p.b ** 2]),
          md`El número que acompaña a la $x$ también se eleva al cuadrado.`,
        ),
      ],
      done: md`El cuadrado del primero, el doble del producto y el cuadrado del segundo.`,
    },
    {
      title: 'La suma por su diferencia',
      prompt: md`Ahora desarrolla $(${texPolynomial([p.c, -p.d])})(${texPolynomial([p.c, p.d])})$.`,
      answer: enterExpression(texPolynomial([p.c ** 2, 0, -(p.d ** 2)]), { form: 'expanded' }),
      oracle: (x) => (p.c * (x ?? 0) - p.d) * (p.c * (x ?? 0) + p.d),
      slips: [
        slip(texPolynomial([p.c ** 2, 0, p.d ** 2]), md`Los números tienen signos distintos: su producto es negativo.`),
        slip(
          texPolynomial([p.c ** 2, -2 * p.c * p.d, p.d ** 2]),
          md`Eso sería un binomio al cuadrado. Aquí los términos del medio se anulan.`,
        ),
        slip(
          texPolynomial([p.c, 0, -(p.d ** 2)]),
          md`El número que acompaña a la $x$ también se multiplica por sí mismo.`,
        ),
      ],
      done: md`Los términos del medio se anulan y queda una diferencia de cuadrados.`,
    },
    {
      title: 'La resta',
      prompt: md`Resta el segundo desarrollo al primero. ¿Qué expresión queda?`,
      answer: enterExpression(texPolynomial([p.a ** 2 - p.c ** 2, 2 * p.a * p.b, p.b ** 2 + p.d ** 2]), {
        form: 'expanded',
      }),
      slips: [
        slip(
          texPolynomial([p.a ** 2 - p.c ** 2, 2 * p.a * p.b, p.b ** 2 - p.d ** 2]),
          md`El menos cambió solo al primer término de lo que se resta: también cambia al segundo.`,
          'no-resta-todo-el-segundo-producto',
        ),
        slip(
          texPolynomial([p.a ** 2 - p.c ** 2, 0, p.b ** 2 + p.d ** 2]),
          md`Se perdió el término con $x$ del cuadrado.`,
          'olvida-el-doble-producto',
        ),
        slip(
          texPolynomial([p.a ** 2 + p.c ** 2, 2 * p.a * p.b, p.b ** 2 - p.d ** 2]),
          md`Sumaste los dos desarrollos, y el segundo se resta.`,
        ),
      ],
      done: md`Restar $-${p.d ** 2}$ es sumar $${p.d ** 2}$, por eso el último término crece.`,
    },
  ],
});
