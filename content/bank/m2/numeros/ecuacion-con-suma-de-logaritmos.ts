import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
  texPolynomial,
} from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'Un solo logaritmo',
      prompt: md`Junta la suma en un solo logaritmo. ¿Qué expresión queda como su argumento? Escríbela sin paréntesis.`,
      answer: enterExpression(texPolynomial([1, -shift(p), 0]), { form: 'expanded' }),
      oracle: (x) => (x ?? 0) * ((x ?? 0) - shift(p)),
      slips: [
        slip(
          texPolynomial([2, -shift(p)]),
          md`Sumaste los argumentos: la suma de logaritmos junta los argumentos de otra manera.`,
          'suma-los-argumentos',
        ),
        slip(texPolynomial([1, 0, -shift(p)]), md`La $x$ multiplica a los dos términos de $x - ${shift(p)}$.`),
      ],
      done: md`La suma de logaritmos es el logaritmo del producto: $x(x - ${shift(p)})$.`,
    },
    {
      title: 'Pasar a forma exponencial',
      prompt: md`Ese argumento es igual a un número. ¿A cuál?`,
      answer: enterNumber(p.base ** (p.first + p.second)),
      slips: [
        slip(
          p.first + p.second,
          md`Al quitar el logaritmo, ese número pasa a ser un exponente.`,
          'elimina-los-logaritmos',
        ),
        slip(p.base * (p.first + p.second), md`No es base por exponente, es una potencia.`),
        slip((p.first + p.second) ** p.base, md`Cambiaste de lugar la base y el exponente.`),
      ],
      done: md`$${p.base}^{${p.first + p.second}} = ${p.base ** (p.first + p.second)}$.`,
    },
    {
      title: 'La solución que sirve',
      prompt: md`Resuelve $${texPolynomial([1, -shift(p), 0])} = ${p.base ** (p.first + p.second)}$ y revisa los argumentos. ¿Cuál es la única solución?`,
      answer: enterNumber(solution(p)),
      slips: [
        slip(
          -other(p),
          md`Es solución de la cuadrática, pero deja un logaritmo de un número negativo.`,
          'no-descarta-argumentos-negativos',
        ),
        slip(-solution(p), md`El número está, pero revisa el signo al igualar el factor a cero.`),
        slip(other(p), md`Revisa el signo, y después mira si los argumentos quedan positivos.`),
        slip(sumInside(p), md`Ese valor sale si los argumentos se suman.`, 'suma-los-argumentos'),
        slip(linear(p), md`Ese valor sale si los logaritmos se borran.`, 'elimina-los-logaritmos'),
      ],
      done: md`Las soluciones de la cuadrática son $${solution(p)}$ y $${-other(p)}$; con la segunda el argumento es negativo.`,
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
