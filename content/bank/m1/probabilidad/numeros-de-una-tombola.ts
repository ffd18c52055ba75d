import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, share } from '../../authoring/oracles.ts';

const DRAWS = [
  { where: 'En una tómbola hay bolitas numeradas', thing: 'una bolita' },
  { where: 'En una caja hay tarjetas numeradas', thing: 'una tarjeta' },
  { where: 'En una rifa se vendieron números consecutivos', thing: 'un número' },
  { where: 'En una bolsa hay fichas numeradas', thing: 'una ficha' },
] as const;

export default defineTemplate({
  id: 'm1-numeros-de-una-tombola',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.evento',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    ...random.pick(DRAWS),
    numbers: random.integer(15, 60),
    divisor: random.integer(4, 9),
  }),
  accepts: (p) => p.numbers % p.divisor !== 0 && allDifferent([key(p), inverse(p), oneCase(p), divisorCases(p)]),
  stem: (p) =>
    md`${p.where} del 1 al ${p.numbers}, sin repetir números. Se saca ${p.thing} al azar. ¿Cuál es la probabilidad de que su número sea múltiplo de ${p.divisor}?`.replace(
      'Se saca un número al azar. ¿Cuál es la probabilidad de que su número sea',
      'Se saca un número al azar. ¿Cuál es la probabilidad de que sea',
    ),
  key,
  oracle: (p) => share(integers(1, p.numbers), (number) => number % p.divisor === 0),
  distractors: [
    {
      mistake: 'evento-uno-partido-por-el-multiplo',
      answer: inverse,
      feedback: (p) => md`Eso supone que ${p.numbers} es múltiplo de ${p.divisor}; cuenta los casos uno a uno.`,
    },
    {
      mistake: 'evento-un-solo-caso',
      answer: oneCase,
      feedback: () => md`Contaste un solo caso favorable; hay varios múltiplos en la lista.`,
    },
    {
      mistake: 'evento-divisor-como-casos',
      answer: divisorCases,
      feedback: (p) => md`${p.divisor} es el divisor, no la cantidad de múltiplos: escríbelos y cuéntalos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Casos favorables',
      text: md`Los múltiplos de ${p.divisor} hasta ${p.numbers} son ${integers(1, multiples(p))
        .map((times) => times * p.divisor)
        .join(', ')}: en total, ${multiples(p)}.`,
    },
    {
      title: 'Regla de Laplace',
      text: md`Casos favorables sobre casos posibles: $\frac{${multiples(p)}}{${p.numbers}}$. La probabilidad es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly numbers: number;
  readonly divisor: number;
}

function multiples(p: Parameters): number {
  return Math.floor(p.numbers / p.divisor);
}

function key(p: Parameters) {
  return fractionAnswer(frac(multiples(p), p.numbers));
}

function inverse(p: Parameters) {
  return fractionAnswer(frac(1, p.divisor));
}

function oneCase(p: Parameters) {
  return fractionAnswer(frac(1, p.numbers));
}

function divisorCases(p: Parameters) {
  return fractionAnswer(frac(p.divisor, p.numbers));
}
