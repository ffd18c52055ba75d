import { allDifferent, defineTemplate, frac, md, texFraction, texPolynomial } from '../../authoring/index.ts';

/** log_base x + log_base (x − shift) = exponent, with the solution base^first for exponent = first + second. */
interface Draw {
  readonly base: number;
  readonly first: number;
  readonly second: number;
}

export default defineTemplate<Draw>({
  id: 'm2-ecuacion-con-suma-de-logaritmos',
  version: 1,
  content: 'm2.numeros.logaritmos.propiedades',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    base: random.integer(2, 9),
    first: random.integer(1, 6),
    second: random.integer(0, 4),
  }),
  accepts: (p) =>
    p.first > p.second &&
    p.base ** p.first <= 260 &&
    allDifferent([frac(solution(p)), frac(-other(p)), sumInside(p), linear(p)]),
  stem: (p) =>
    md`¿Cuál es el conjunto solución de la ecuación $\log_{${p.base}} x + \log_{${p.base}} (x - ${shift(p)}) = ${p.first + p.second}$?`,
  key: (p) => set([frac(solution(p))]),
  oracle: (p) => {
    const found: ReturnType<typeof frac>[] = [];
    for (let x = shift(p) + 1; x <= 1000; x++)
      if (x * (x - shift(p)) === p.base ** (p.first + p.second)) found.push(frac(x));
    return set(found).value;
  },
  distractors: [
    {
      mistake: 'no-descarta-argumentos-negativos',
      answer: (p) => set([frac(-other(p)), frac(solution(p))]),
      feedback: () => md`Una de esas soluciones deja un logaritmo con argumento negativo: hay que descartarla.`,
    },
    {
      mistake: 'suma-los-argumentos',
      answer: (p) => set([sumInside(p)]),
      feedback: () => md`La suma de logaritmos es el logaritmo del producto de los argumentos, no de su suma.`,
    },
    {
      mistake: 'elimina-los-logaritmos',
      answer: (p) => set([linear(p)]),
      feedback: () => md`Borraste los logaritmos; al pasar a forma exponencial cambia el lado derecho.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un solo logaritmo',
      text: md`$\log_{${p.base}} \left(x(x - ${shift(p)})\right) = ${p.first + p.second}$.`,
    },
    {
      title: 'Pasar a forma exponencial',
      text: md`$x(x - ${shift(p)}) = ${p.base}^{${p.first + p.second}}$, es decir, $${texPolynomial([1, -shift(p), -(p.base ** (p.first + p.second))])} = 0$.`,
    },
    {
      title: 'Resolver y revisar los argumentos',
      text: md`Se obtiene $x = ${solution(p)}$ o $x = ${-other(p)}$. Los argumentos deben ser positivos, así que $x > ${shift(p)}$. El conjunto solución es ${set([frac(solution(p))]).text}.`,
    },
  ],
});

function solution(p: Draw): number {
  return p.base ** p.first;
}

/** The solution which is discarded, without its sign. */
function other(p: Draw): number {
  return p.base ** p.second;
}

function shift(p: Draw): number {
  return solution(p) - other(p);
}

function sumInside(p: Draw) {
  return frac(p.base ** (p.first + p.second) + shift(p), 2);
}

function linear(p: Draw) {
  return frac(p.first + p.second + shift(p), 2);
}

function set(values: readonly ReturnType<typeof frac>[]) {
  return {
    text: md`$\{${values.map((value) => texFraction(value)).join(', ')}\}$`,
    value: values.map((value) => value.toFraction()).join(', '),
  };
}
