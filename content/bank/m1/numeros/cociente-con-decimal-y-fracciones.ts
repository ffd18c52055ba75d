import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texDecimal,
  texFraction,
} from '../../authoring/index.ts';

interface Draw {
  readonly hundredths: number;
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}

const FRACTIONS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [5, 6],
  [1, 3],
  [1, 4],
  [3, 5],
  [4, 5],
  [2, 5],
  [1, 6],
  [3, 8],
  [5, 8],
] as const;

export default defineTemplate<Draw>({
  id: 'm1-cociente-con-decimal-y-fracciones',
  version: 1,
  content: 'm1.numeros.enteros-racionales.racionales',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const [first, second] = random.sample(FRACTIONS, 2);
    return {
      hundredths: random.pick([20, 25, 40, 50, 60, 75, 125, 150, 250]),
      first: first ?? [1, 2],
      second: second ?? [1, 3],
    };
  },
  accepts: (p) =>
    difference(p).compare(0) > 0 &&
    p.first[0] !== p.second[0] &&
    p.first[1] !== p.second[1] &&
    quotient(p).d <= 20n &&
    quotient(p).compare(12) < 0 &&
    !onlyFirst(p).equals(0) &&
    allDifferent([quotient(p), eachPart(p), product(p), onlyFirst(p)]),
  stem: (p) =>
    md`¿Cuál es el resultado de $${texDecimal(number(p))} : \left(${texFraction(frac(...p.first))} - ${texFraction(frac(...p.second))}\right)$?`,
  key: (p) => fractionAnswer(quotient(p)),
  oracle: (p) => {
    const [a, b] = p.first;
    const [c, d] = p.second;
    for (let below = 1; below <= 20; below++)
      for (let above = 1; above <= 400; above++)
        if (above * (a * d - c * b) * 100 === p.hundredths * below * b * d) return frac(above, below);
    return 'no quotient fits';
  },
  distractors: [
    {
      mistake: 'resta-numeradores-y-denominadores',
      answer: (p) => fractionAnswer(eachPart(p)),
      feedback: () => md`Restaste numeradores y denominadores por separado: busca antes un denominador común.`,
    },
    {
      mistake: 'multiplica-en-vez-de-dividir',
      answer: (p) => fractionAnswer(product(p)),
      feedback: () => md`Multiplicaste por la fracción del paréntesis; al dividir se multiplica por su inverso.`,
    },
    {
      mistake: 'divide-solo-por-el-primero',
      answer: (p) => fractionAnswer(onlyFirst(p)),
      feedback: () => md`Dividiste por la primera fracción y después restaste: el paréntesis se resuelve antes.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Resolver el paréntesis',
      text: md`Con denominador común, $${texFraction(frac(...p.first))} - ${texFraction(frac(...p.second))} = ${texFraction(difference(p))}$.`,
    },
    {
      title: 'Escribir el decimal como fracción',
      text: md`$${texDecimal(number(p))} = ${texFraction(number(p))}$.`,
    },
    {
      title: 'Dividir es multiplicar por el inverso',
      text: md`$${texFraction(number(p))} \cdot ${texFraction(difference(p).inverse())}$. El resultado es $${texFraction(quotient(p))}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Primero el paréntesis',
      prompt: md`¿Cuánto es $${texFraction(frac(...p.first))} - ${texFraction(frac(...p.second))}$?`,
      answer: enterNumber(difference(p)),
      slips: [
        slip(
          frac(p.first[0] - p.second[0], p.first[1] - p.second[1]),
          md`Restaste numeradores y denominadores por separado: busca antes un denominador común.`,
          'resta-numeradores-y-denominadores',
        ),
        slip(
          frac(p.first[0] - p.second[0], p.first[1] * p.second[1]),
          md`El denominador común sirve, pero los numeradores también hay que amplificarlos.`,
        ),
      ],
      done: md`Con denominador común: $\frac{${p.first[0] * p.second[1]} - ${p.second[0] * p.first[1]}}{${p.first[1] * p.second[1]}} = ${texFraction(difference(p))}$.`,
    },
    {
      title: 'Cambiar la división por un producto',
      prompt: md`Para dividir $${texDecimal(number(p))}$ por el resultado del paréntesis, ¿por qué número hay que multiplicarlo?`,
      answer: enterNumber(difference(p).inverse()),
      slips: [
        slip(
          difference(p),
          md`Ese es el divisor tal como está. Al pasar a producto se usa su inverso.`,
          'multiplica-en-vez-de-dividir',
        ),
        slip(
          difference(p).neg(),
          md`Cambiaste el signo, y lo que hay que cambiar es la posición del numerador y el denominador.`,
        ),
      ],
      done: md`Dividir por $${texFraction(difference(p))}$ es multiplicar por $${texFraction(difference(p).inverse())}$.`,
    },
    {
      title: 'El resultado',
      prompt: md`¿Cuál es el resultado de $${texDecimal(number(p))} : \left(${texFraction(frac(...p.first))} - ${texFraction(frac(...p.second))}\right)$?`,
      answer: enterNumber(quotient(p)),
      slips: [
        slip(
          product(p),
          md`Multiplicaste por la fracción del paréntesis y no por su inverso.`,
          'multiplica-en-vez-de-dividir',
        ),
        slip(
          eachPart(p),
          md`La resta del paréntesis no quedó bien: revisa el denominador común.`,
          'resta-numeradores-y-denominadores',
        ),
        slip(
          onlyFirst(p),
          md`Dividiste solo por la primera fracción: el paréntesis va completo.`,
          'divide-solo-por-el-primero',
        ),
      ],
      done: md`$${texFraction(number(p))} \cdot ${texFraction(difference(p).inverse())} = ${texFraction(quotient(p))}$.`,
    },
  ],
});

function number(p: Draw) {
  return frac(p.hundredths, 100);
}

function difference(p: Draw) {
  return frac(...p.first).sub(frac(...p.second));
}

function quotient(p: Draw) {
  return number(p).div(difference(p));
}

function eachPart(p: Draw) {
  return number(p).div(frac(p.first[0] - p.second[0], p.first[1] - p.second[1]));
}

function product(p: Draw) {
  return number(p).mul(difference(p));
}

function onlyFirst(p: Draw) {
  return number(p)
    .div(frac(...p.first))
    .sub(frac(...p.second));
}
