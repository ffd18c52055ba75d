import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, share } from '../../authoring/oracles.ts';

const WHEELS = [
  { wheel: 'Una ruleta tiene', parts: 'sectores iguales', once: 'Se hace girar una vez' },
  { wheel: 'Un mazo tiene', parts: 'cartas', once: 'Se saca una carta al azar' },
  { wheel: 'Un bolillero tiene', parts: 'bolitas iguales', once: 'Se extrae una bolita al azar' },
] as const;

export default defineTemplate({
  id: 'm1-par-o-mayor',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.regla-aditiva',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    ...random.pick(WHEELS),
    numbers: random.integer(8, 30),
    divisor: random.integer(2, 4),
    over: random.integer(4, 27),
  }),
  accepts: (p) =>
    p.over < p.numbers - 1 &&
    both(p) >= 1 &&
    multiples(p) + greater(p) < p.numbers &&
    allDifferent([key(p), added(p), exclusive(p), together(p)]),
  stem: (p) =>
    md`${p.wheel} ${p.numbers} ${p.parts} con los números del 1 al ${p.numbers}, sin repetir. ${p.once}. ¿Cuál es la probabilidad de obtener un múltiplo de ${p.divisor} o un número mayor que ${p.over}?`,
  key,
  oracle: (p) => share(integers(1, p.numbers), (number) => number % p.divisor === 0 || number > p.over),
  distractors: [
    {
      mistake: 'union-suma-sin-restar',
      answer: added,
      feedback: () => md`Algunos números cumplen las dos condiciones y los contaste dos veces.`,
    },
    {
      mistake: 'union-solo-uno-de-los-dos',
      answer: exclusive,
      feedback: () => md`Descartaste los números que cumplen ambas condiciones; también son favorables.`,
    },
    {
      mistake: 'union-como-interseccion',
      answer: together,
      feedback: () => md`Contaste solo los números que cumplen las dos condiciones a la vez.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Casos de cada condición',
      text: md`Hay ${multiples(p)} múltiplos de ${p.divisor} y ${greater(p)} números mayores que ${p.over}.`,
    },
    {
      title: 'Casos que cumplen ambas',
      text: md`Hay ${both(p)} que ${both(p) === 1 ? 'es' : 'son'} múltiplo${both(p) === 1 ? '' : 's'} de ${p.divisor} y además mayor${both(p) === 1 ? '' : 'es'} que ${p.over}.`,
    },
    {
      title: 'Regla aditiva',
      text: md`Casos favorables: $${multiples(p)} + ${greater(p)} - ${both(p)} = ${either(p)}$, de ${p.numbers} posibles. La probabilidad es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly numbers: number;
  readonly divisor: number;
  readonly over: number;
}

function multiples(p: Parameters): number {
  return Math.floor(p.numbers / p.divisor);
}

function greater(p: Parameters): number {
  return p.numbers - p.over;
}

function both(p: Parameters): number {
  return multiples(p) - Math.floor(p.over / p.divisor);
}

function either(p: Parameters): number {
  return multiples(p) + greater(p) - both(p);
}

function key(p: Parameters) {
  return fractionAnswer(frac(either(p), p.numbers));
}

function added(p: Parameters) {
  return fractionAnswer(frac(multiples(p) + greater(p), p.numbers));
}

function exclusive(p: Parameters) {
  return fractionAnswer(frac(either(p) - both(p), p.numbers));
}

function together(p: Parameters) {
  return fractionAnswer(frac(both(p), p.numbers));
}
