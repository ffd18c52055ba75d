import { allDifferent, decimalAnswer, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** (first)² x² + kx + (second)² = 0, times a common factor. */
interface Draw {
  readonly first: number;
  readonly second: number;
  readonly times: number;
}

export default defineTemplate<Draw>({
  id: 'm1-una-sola-solucion',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.ecuacion',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    first: random.integer(1, 5),
    second: random.integer(2, 8),
    times: random.integer(1, 4),
  }),
  accepts: (p) =>
    p.first !== p.second && p.first * p.times > 1 && allDifferent([right(p), right(p) ** 2, right(p) / 2, a(p) + c(p)]),
  stem: (p) =>
    md`¿Para qué valor positivo de $k$ la ecuación $${a(p)}x^2 + kx + ${c(p)} = 0$ tiene una única solución real?`,
  key: (p) => decimalAnswer(right(p)),
  oracle: (p) => {
    // The least value of the left side is zero: its vertex stands on the axis.
    for (let k = 1; k <= 2000; k++) {
      const x = frac(-k, 2 * a(p));
      if (x.mul(x).mul(a(p)).add(x.mul(k)).add(c(p)).equals(0)) return frac(k);
    }
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'no-extrae-la-raiz-del-discriminante',
      answer: (p) => decimalAnswer(right(p) ** 2),
      feedback: () => md`Ese es el valor de $k^2$; falta encontrar $k$.`,
    },
    {
      mistake: 'olvida-el-cuatro-del-discriminante',
      answer: (p) => decimalAnswer(right(p) / 2),
      feedback: () => md`El discriminante es $b^2 - 4ac$: revisa si usaste el $4$.`,
    },
    {
      mistake: 'suma-los-otros-coeficientes',
      answer: (p) => decimalAnswer(a(p) + c(p)),
      feedback: () => md`Sumaste los otros dos coeficientes: la condición viene del discriminante.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La condición',
      text: md`Una ecuación de segundo grado tiene una única solución real cuando su discriminante es cero: $k^2 - 4 \cdot ${a(p)} \cdot ${c(p)} = 0$.`,
    },
    {
      title: 'Resolver',
      text: md`$k^2 = ${texDecimal(right(p) ** 2)}$. El valor positivo es $${texDecimal(right(p))}$.`,
    },
  ],
});

function a(p: Draw): number {
  return p.times * p.first ** 2;
}

function c(p: Draw): number {
  return p.times * p.second ** 2;
}

function right(p: Draw): number {
  return 2 * p.times * p.first * p.second;
}
