import {
  allDifferent,
  defineTemplate,
  frac,
  fractionAnswer,
  md,
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
