import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texFraction } from '../../authoring/index.ts';

interface Draw {
  readonly indices: readonly [number, number];
  readonly exponents: readonly [number, number];
  readonly letter: string;
}

export default defineTemplate<Draw>({
  id: 'm1-producto-de-raices-de-distinto-indice',
  version: 1,
  content: 'm1.numeros.potencias-raices.raices',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    indices: random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [3, 2],
      [4, 3],
    ] as const),
    exponents: [random.integer(1, 4), random.integer(1, 4)],
    letter: random.pick(['x', 'a', 'm', 'p']),
  }),
  accepts: (p) =>
    p.exponents[0] < p.indices[0] &&
    p.exponents[1] < p.indices[1] &&
    right(p).compare(1) < 0 &&
    allDifferent([right(p), multipliedIndices(p), addedIndices(p), multipliedAll(p)]),
  stem: (p) =>
    md`Si $${p.letter}$ es un número real positivo, ¿cuál de las siguientes expresiones es igual a $${root(p.letter, p.indices[0], p.exponents[0])} \cdot ${root(p.letter, p.indices[1], p.exponents[1])}$?`,
  key: (p) => asRoot(p, right(p)),
  oracle: (p) => {
    // With 2 to the product of the indices in the letter's place both roots are whole, and the exponents can be counted.
    const [m, n] = p.indices;
    const number = 2n ** BigInt(m * n);
    let product = rootOf(number ** BigInt(p.exponents[0]), m) * rootOf(number ** BigInt(p.exponents[1]), n);
    let twos = 0;
    for (; product > 1n; product /= 2n) twos++;
    return frac(twos, m * n);
  },
  distractors: [
    {
      mistake: 'multiplica-indices-y-suma-exponentes',
      answer: (p) => asRoot(p, multipliedIndices(p)),
      feedback: () =>
        md`Al igualar los índices también cambian los exponentes: amplifica cada raíz antes de multiplicar.`,
    },
    {
      mistake: 'suma-indices-y-exponentes',
      answer: (p) => asRoot(p, addedIndices(p)),
      feedback: () => md`Sumaste los índices; las raíces se multiplican cuando tienen el mismo índice.`,
    },
    {
      mistake: 'multiplica-indices-y-exponentes',
      answer: (p) => asRoot(p, multipliedAll(p)),
      feedback: () => md`Multiplicar potencias de igual base suma sus exponentes; revisa qué hiciste con ellos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cada raíz como potencia',
      text: md`$${root(p.letter, p.indices[0], p.exponents[0])} = ${p.letter}^{\frac{${p.exponents[0]}}{${p.indices[0]}}}$ y $${root(p.letter, p.indices[1], p.exponents[1])} = ${p.letter}^{\frac{${p.exponents[1]}}{${p.indices[1]}}}$.`,
    },
    {
      title: 'Sumar los exponentes',
      text: md`$\frac{${p.exponents[0]}}{${p.indices[0]}} + \frac{${p.exponents[1]}}{${p.indices[1]}} = ${texFraction(right(p))}$.`,
    },
    {
      title: 'Volver a raíz',
      text: md`El denominador es el índice y el numerador, el exponente: el producto es ${asRoot(p, right(p)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La primera raíz como potencia',
      prompt: md`Escribe $${root(p.letter, p.indices[0], p.exponents[0])}$ como una potencia de $${p.letter}$. ¿Qué exponente tiene?`,
      answer: enterNumber(frac(p.exponents[0], p.indices[0])),
      slips: [
        slip(frac(p.indices[0], p.exponents[0]), md`La pusiste al revés: el índice de la raíz va abajo.`),
        ...(p.exponents[0] === 1
          ? []
          : [
              slip(
                p.exponents[0] * p.indices[0],
                md`Multiplicaste el índice por el exponente: una raíz divide el exponente.`,
              ),
            ]),
      ],
      done: md`El exponente de dentro va arriba y el índice, abajo: $${p.letter}^{\frac{${p.exponents[0]}}{${p.indices[0]}}}$.`,
    },
    {
      title: 'La segunda raíz como potencia',
      prompt: md`Lo mismo con $${root(p.letter, p.indices[1], p.exponents[1])}$. ¿Qué exponente tiene $${p.letter}$?`,
      answer: enterNumber(frac(p.exponents[1], p.indices[1])),
      slips: [
        slip(frac(p.indices[1], p.exponents[1]), md`La pusiste al revés: el índice de la raíz va abajo.`),
        ...(p.exponents[1] === 1
          ? []
          : [
              slip(
                p.exponents[1] * p.indices[1],
                md`Multiplicaste el índice por el exponente: una raíz divide el exponente.`,
              ),
            ]),
      ],
      done: md`Queda $${p.letter}^{\frac{${p.exponents[1]}}{${p.indices[1]}}}$.`,
    },
    {
      title: 'El exponente del producto',
      prompt: md`Multiplica las dos potencias de $${p.letter}$. ¿Con qué exponente queda el producto?`,
      answer: enterNumber(right(p)),
      slips: [
        slip(
          multipliedIndices(p),
          md`Multiplicaste los índices sin amplificar los numeradores: es una suma de fracciones.`,
          'multiplica-indices-y-suma-exponentes',
        ),
        slip(
          addedIndices(p),
          md`Sumaste arriba con arriba y abajo con abajo: así no se suman fracciones.`,
          'suma-indices-y-exponentes',
        ),
        slip(
          multipliedAll(p),
          md`Multiplicaste los exponentes; en un producto de igual base se suman.`,
          'multiplica-indices-y-exponentes',
        ),
      ],
      done: md`$\frac{${p.exponents[0]}}{${p.indices[0]}} + \frac{${p.exponents[1]}}{${p.indices[1]}} = ${texFraction(right(p))}$. De vuelta a raíz, el producto es ${asRoot(p, right(p)).text}.`,
    },
  ],
});

function root(letter: string, index: number | bigint, exponent: number | bigint): string {
  const inside = exponent === 1 || exponent === 1n ? letter : `${letter}^{${exponent}}`;
  return index === 2 || index === 2n ? `\\sqrt{${inside}}` : `\\sqrt[${index}]{${inside}}`;
}

function asRoot(p: Draw, exponent: ReturnType<typeof frac>) {
  return {
    text: exponent.d === 1n ? md`$${p.letter}$` : md`$${root(p.letter, exponent.d, exponent.n)}$`,
    value: exponent,
  };
}

function right({ indices: [m, n], exponents: [a, b] }: Draw) {
  return frac(a, m).add(frac(b, n));
}

function multipliedIndices({ indices: [m, n], exponents: [a, b] }: Draw) {
  return frac(a + b, m * n);
}

function addedIndices({ indices: [m, n], exponents: [a, b] }: Draw) {
  return frac(a + b, m + n);
}

function multipliedAll({ indices: [m, n], exponents: [a, b] }: Draw) {
  return frac(a * b, m * n);
}

function rootOf(number: bigint, index: number): bigint {
  let root = 1n;
  while (root ** BigInt(index) < number) root *= 2n;
  return root;
}
