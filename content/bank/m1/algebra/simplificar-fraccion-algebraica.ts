import { defineTemplate, frac, md, texPolynomial } from '../../authoring/index.ts';

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
