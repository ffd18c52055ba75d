import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly primes: readonly [number, number];
  readonly exponents: readonly [number, number];
}

export default defineTemplate<Draw>({
  id: 'm2-logaritmo-de-un-producto-de-potencias',
  version: 1,
  content: 'm2.numeros.logaritmos.propiedades',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    primes: random.pick([
      [2, 3],
      [2, 7],
      [3, 7],
      [2, 11],
      [3, 11],
      [5, 3],
      [5, 7],
    ] as const),
    exponents: [random.integer(1, 5), random.integer(1, 4)],
  }),
  accepts: (p) =>
    p.exponents[0] !== p.exponents[1] && number(p) <= 5000 && allDifferent(options(p).map(({ text }) => text)),
  stem: (p) =>
    md`Si $\log ${p.primes[0]} = a$ y $\log ${p.primes[1]} = b$, ¿cuál de las siguientes expresiones es igual a $\log ${texDecimal(number(p))}$?`,
  key: (p) => options(p)[0],
  // The right coefficients are those by which the logarithms of both primes give that of the number.
  oracle: (p) => {
    for (let first = 0; first < 15; first++)
      for (let second = 0; second < 15; second++)
        if (
          Math.abs(first * Math.log10(p.primes[0]) + second * Math.log10(p.primes[1]) - Math.log10(number(p))) < 1e-12
        )
          return `${first}a + ${second}b`;
    return 'no sum fits';
  },
  distractors: [
    {
      mistake: 'eleva-los-logaritmos',
      answer: (p) => options(p)[1],
      feedback: () => md`El exponente del argumento multiplica al logaritmo; no lo eleva.`,
    },
    {
      mistake: 'multiplica-los-logaritmos-de-los-factores',
      answer: (p) => options(p)[2],
      feedback: () => md`El logaritmo de un producto es la suma de los logaritmos, no su producto.`,
    },
    {
      mistake: 'intercambia-los-exponentes-de-los-primos',
      answer: (p) => options(p)[3],
      feedback: () => md`Cada exponente va con el logaritmo de su propia base: revisa la descomposición.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Descomponer el número',
      text: md`$${texDecimal(number(p))} = ${power(String(p.primes[0]), p.exponents[0])} \cdot ${power(String(p.primes[1]), p.exponents[1])}$.`,
    },
    {
      title: 'Aplicar las propiedades',
      text: md`El logaritmo del producto es una suma y los exponentes pasan como factores: $${term(p.exponents[0], md`\log ${p.primes[0]}`)} + ${term(p.exponents[1], md`\log ${p.primes[1]}`)}$.`,
    },
    { title: 'Reemplazar', text: md`La expresión es ${options(p)[0].text}.` },
  ],
  steps: (p) => [
    {
      title: 'Descomponer: el primer primo',
      prompt: md`Descompón $${texDecimal(number(p))}$ en factores primos. ¿Cuántas veces está el factor $${p.primes[0]}$?`,
      answer: enterNumber(p.exponents[0]),
      slips: [
        slip(p.exponents[1], md`Esas son las veces del otro primo.`, 'intercambia-los-exponentes-de-los-primos'),
        slip(p.primes[0] ** p.exponents[0], md`Ese es el factor completo: se pregunta cuántas veces se repite.`),
      ],
      done: md`Divide por $${p.primes[0]}$ mientras dé un entero.`,
    },
    {
      title: 'Descomponer: el segundo primo',
      prompt: md`¿Y cuántas veces está el $${p.primes[1]}$?`,
      answer: enterNumber(p.exponents[1]),
      slips: [
        slip(p.exponents[0], md`Esas son las veces del primer primo.`, 'intercambia-los-exponentes-de-los-primos'),
        slip(p.primes[1] ** p.exponents[1], md`Ese es el factor completo: se pregunta cuántas veces se repite.`),
      ],
      done: md`$${texDecimal(number(p))} = ${power(String(p.primes[0]), p.exponents[0])} \cdot ${power(String(p.primes[1]), p.exponents[1])}$.`,
    },
    {
      title: 'Aplicar las propiedades',
      prompt: md`Con $\log ${p.primes[0]} = a$ y $\log ${p.primes[1]} = b$, escribe $\log ${texDecimal(number(p))}$ usando $a$ y $b$.`,
      answer: enterExpression(`${p.exponents[0]}a + ${p.exponents[1]}b`),
      slips: [
        slip(
          `a^${p.exponents[0]} + b^${p.exponents[1]}`,
          md`El exponente de dentro sale multiplicando al logaritmo, no elevándolo.`,
          'eleva-los-logaritmos',
        ),
        slip(
          `${p.exponents[0] * p.exponents[1]}a*b`,
          md`El logaritmo de un producto es una suma de logaritmos.`,
          'multiplica-los-logaritmos-de-los-factores',
        ),
        slip(
          `${p.exponents[1]}a + ${p.exponents[0]}b`,
          md`Cada exponente va con el logaritmo de su propio primo.`,
          'intercambia-los-exponentes-de-los-primos',
        ),
        slip(
          `${p.exponents[0]}a*${p.exponents[1]}b`,
          md`El logaritmo de un producto es una suma de logaritmos.`,
          'multiplica-los-logaritmos-de-los-factores',
        ),
      ],
      done: md`El producto pasa a suma y los exponentes, a factores: ${options(p)[0].text}.`,
    },
  ],
});

function number(p: Draw): number {
  return p.primes[0] ** p.exponents[0] * p.primes[1] ** p.exponents[1];
}

function power(base: string, exponent: number): string {
  return exponent === 1 ? base : `${base}^${exponent}`;
}

function term(times: number, tex: string): string {
  return times === 1 ? tex : tex.startsWith('\\') ? `${times} ${tex}` : `${times}${tex}`;
}

function options(p: Draw) {
  const [m, n] = p.exponents;
  return [
    { text: md`$${term(m, 'a')} + ${term(n, 'b')}$`, value: `${m}a + ${n}b` },
    { text: md`$${power('a', m)} + ${power('b', n)}$`, value: `a^${m} + b^${n}` },
    { text: md`$${term(m * n, 'ab')}$`, value: `${m * n}ab` },
    { text: md`$${term(n, 'a')} + ${term(m, 'b')}$`, value: `${n}a + ${m}b` },
  ] as const;
}
