import { allDifferent, defineTemplate, frac, fractionAnswer, md } from '../../authoring/index.ts';

interface Draw {
  readonly start: number;
  readonly times: number;
  readonly less: number;
  readonly more: number;
}

export default defineTemplate<Draw>({
  id: 'm1-operaciones-con-signo',
  version: 1,
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    start: -random.integer(2, 15),
    times: random.integer(2, 7),
    less: random.integer(1, 6),
    more: random.integer(4, 15),
  }),
  accepts: (p) =>
    p.more - p.less >= 2 && allDifferent([right(p), fromLeft(p), lostSign(p), halfDistributed(p)]) && right(p) !== 0,
  stem: (p) => md`¿Cuál es el resultado de $${p.start} - ${p.times} \cdot (${p.less} - ${p.more})$?`,
  key: (p) => fractionAnswer(right(p)),
  oracle: (p) => {
    let total = frac(p.start);
    for (let turn = 0; turn < p.times; turn++) total = total.add(p.more).sub(p.less);
    return total;
  },
  distractors: [
    {
      mistake: 'opera-de-izquierda-a-derecha',
      answer: (p) => fractionAnswer(fromLeft(p)),
      feedback: () => md`Restaste antes de multiplicar: la multiplicación va primero.`,
    },
    {
      mistake: 'menos-por-menos-da-menos',
      answer: (p) => fractionAnswer(lostSign(p)),
      feedback: () => md`El paréntesis es negativo y lo precede un signo menos: revisa el signo del producto.`,
    },
    {
      mistake: 'distribuye-solo-al-primero',
      answer: (p) => fractionAnswer(halfDistributed(p)),
      feedback: (p) => md`El factor $${p.times}$ multiplicó solo al primer número del paréntesis.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Primero el paréntesis',
      text: md`$${p.less} - ${p.more} = ${p.less - p.more}$.`,
    },
    {
      title: 'Luego la multiplicación',
      text: md`$${p.times} \cdot (${p.less - p.more}) = ${p.times * (p.less - p.more)}$.`,
    },
    {
      title: 'Al final la resta',
      text: md`Restar un negativo es sumar su opuesto: $${p.start} - (${p.times * (p.less - p.more)}) = ${p.start} + ${p.times * (p.more - p.less)}$. El resultado es $${right(p)}$.`,
    },
  ],
});

function right(p: Draw): number {
  return p.start - p.times * (p.less - p.more);
}

function fromLeft(p: Draw): number {
  return (p.start - p.times) * (p.less - p.more);
}

function lostSign(p: Draw): number {
  return p.start - p.times * (p.more - p.less);
}

function halfDistributed(p: Draw): number {
  return p.start - p.times * p.less - p.more;
}
