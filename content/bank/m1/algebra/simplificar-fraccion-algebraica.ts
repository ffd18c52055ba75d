import { defineTemplate, enterExpression, frac, md, slip, texPolynomial } from '../../authoring/index.ts';

/** (x² − a²) / ((x + a)(x + b)) */
interface Draw {
  readonly a: number;
  readonly b: number;
}

export default defineTemplate<Draw>({
  id: 'm1-simplificar-fraccion-algebraica',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.factorizacion',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({ a: random.integer(-9, 9), b: random.integer(-9, 9) }),
  accepts: (p) => p.a !== 0 && p.b !== 0 && p.a + p.b !== 0 && p.a !== p.b && Math.abs(p.a) > 1,
  stem: (p) =>
    md`Para los valores de $x$ en que está definida, ¿a cuál de las siguientes expresiones es equivalente la fracción $\frac{${texPolynomial([1, 0, -(p.a ** 2)])}}{${texPolynomial([1, p.a + p.b, p.a * p.b])}}$?`,
  key: (p) => quotient(-p.a, p.b),
  oracle: (p) => {
    const fraction = (x: number) => frac(x * x - p.a * p.a, x * x + (p.a + p.b) * x + p.a * p.b);
    const points = [21, 34, 55];
    for (let above = -20; above <= 20; above++)
      for (let below = -20; below <= 20; below++)
        if (points.every((x) => fraction(x).equals(frac(x + above, x + below)))) return canonical(above, below);
    return 'no fraction fits';
  },
  distractors: [
    {
      mistake: 'cancela-el-factor-equivocado',
      answer: (p) => quotient(p.a, p.b),
      feedback: () => md`Cancelaste el factor del numerador que no aparece abajo: factoriza ambos y compara.`,
    },
    {
      mistake: 'cambia-signos-al-factorizar-el-trinomio',
      answer: (p) => quotient(-p.a, -p.b),
      feedback: () => md`Multiplica tus factores del denominador: el signo de uno de ellos no da el trinomio.`,
    },
    {
      mistake: 'cancela-terminos-sueltos',
      answer: (p) => ({
        text: md`$\frac{${-(p.a ** 2)}}{${texPolynomial([p.a + p.b, p.a * p.b])}}$`,
        value: `${-(p.a ** 2)} / ${texPolynomial([p.a + p.b, p.a * p.b])}`,
      }),
      feedback: () => md`Tachaste $x^2$ arriba y abajo, pero son términos de una suma: solo se cancelan factores.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Factorizar el numerador',
      text: md`Es una diferencia de cuadrados: $${texPolynomial([1, 0, -(p.a ** 2)])} = (${texPolynomial([1, p.a])})(${texPolynomial([1, -p.a])})$.`,
    },
    {
      title: 'Factorizar el denominador',
      text: md`Dos números que suman $${p.a + p.b}$ y multiplicados dan $${p.a * p.b}$: $(${texPolynomial([1, p.a])})(${texPolynomial([1, p.b])})$.`,
    },
    {
      title: 'Cancelar el factor común',
      text: md`El factor $(${texPolynomial([1, p.a])})$ está arriba y abajo. Queda ${quotient(-p.a, p.b).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Factorizar el numerador',
      prompt: md`Escribe $${texPolynomial([1, 0, -(p.a ** 2)])}$ como un producto.`,
      answer: enterExpression(`(${texPolynomial([1, -p.a])})(${texPolynomial([1, p.a])})`, { form: 'factored' }),
      oracle: (x) => (x ?? 0) ** 2 - p.a ** 2,
      slips: [
        slip(
          `(${texPolynomial([1, -p.a])})^2`,
          md`Ese es un cuadrado de binomio y tiene un término con $x$: aquí no hay ninguno.`,
        ),
        slip(
          `(${texPolynomial([1, p.a])})^2`,
          md`Ese es un cuadrado de binomio y tiene un término con $x$: aquí no hay ninguno.`,
        ),
        slip(`(x - ${p.a ** 2})(x + ${p.a ** 2})`, md`La forma es esa, pero en los factores va la raíz del número.`),
      ],
      done: md`Es una diferencia de cuadrados: suma por diferencia.`,
    },
    {
      title: 'Factorizar el denominador',
      prompt: md`Ahora factoriza $${texPolynomial([1, p.a + p.b, p.a * p.b])}$.`,
      answer: enterExpression(`(${texPolynomial([1, p.a])})(${texPolynomial([1, p.b])})`, { form: 'factored' }),
      oracle: (x) => (x ?? 0) ** 2 + (p.a + p.b) * (x ?? 0) + p.a * p.b,
      slips: [
        slip(
          `(${texPolynomial([1, -p.a])})(${texPolynomial([1, -p.b])})`,
          md`Multiplica tus factores: el término con $x$ sale con el signo contrario.`,
          'cambia-signos-al-factorizar-el-trinomio',
        ),
        slip(
          `(${texPolynomial([1, p.a])})(${texPolynomial([1, -p.b])})`,
          md`Multiplica tus factores: el último número sale con otro signo.`,
          'cambia-signos-al-factorizar-el-trinomio',
        ),
      ],
      done: md`Dos números que suman $${p.a + p.b}$ y multiplicados dan $${p.a * p.b}$: $${p.a}$ y $${p.b}$.`,
    },
    {
      title: 'Simplificar',
      prompt: md`Cancela el factor que está arriba y abajo. ¿Qué fracción queda? Pon el numerador y el denominador entre paréntesis.`,
      answer: enterExpression(`(${texPolynomial([1, -p.a])})/(${texPolynomial([1, p.b])})`, { form: 'simplified' }),
      slips: [
        slip(
          `(${texPolynomial([1, p.a])})/(${texPolynomial([1, p.b])})`,
          md`Cancelaste el factor de arriba que no aparece abajo.`,
          'cancela-el-factor-equivocado',
        ),
        slip(
          `(${texPolynomial([1, -p.a])})/(${texPolynomial([1, -p.b])})`,
          md`Arriba está bien; revisa el signo del factor que quedó abajo.`,
          'cambia-signos-al-factorizar-el-trinomio',
        ),
        slip(
          `${-(p.a ** 2)}/(${texPolynomial([p.a + p.b, p.a * p.b])})`,
          md`Tachaste $x^2$ arriba y abajo, pero son términos de una suma: solo se cancelan factores.`,
          'cancela-terminos-sueltos',
        ),
      ],
      done: md`El factor común es $(${texPolynomial([1, p.a])})$, y queda ${quotient(-p.a, p.b).text}.`,
    },
  ],
});

function quotient(above: number, below: number) {
  return {
    text: md`$\frac{${texPolynomial([1, above])}}{${texPolynomial([1, below])}}$`,
    value: canonical(above, below),
  };
}

function canonical(above: number, below: number): string {
  return `${texPolynomial([1, above])} / ${texPolynomial([1, below])}`;
}
