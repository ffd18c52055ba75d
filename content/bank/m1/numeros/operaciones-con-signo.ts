import { allDifferent, defineTemplate, enterNumber, frac, fractionAnswer, md, slip } from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'El paréntesis',
      prompt: md`¿Cuánto es $${p.less} - ${p.more}$?`,
      answer: enterNumber(p.less - p.more),
      slips: [
        slip(p.more - p.less, md`El tamaño está bien. Al número menor le quitas el mayor: mira el signo.`),
        slip(p.less + p.more, md`Sumaste, y entre los dos hay una resta.`),
      ],
      done: md`Se quita más de lo que hay, así que el resultado es negativo.`,
    },
    {
      title: 'La multiplicación',
      prompt: md`Ahora multiplica: ¿cuánto es $${p.times} \cdot (${p.less - p.more})$?`,
      answer: enterNumber(p.times * (p.less - p.more)),
      slips: [
        slip(p.times * (p.more - p.less), md`Positivo por negativo: revisa el signo del producto.`),
        slip(p.times + p.less - p.more, md`Sumaste, y entre los dos hay una multiplicación.`),
      ],
      done: md`Un positivo por un negativo da negativo.`,
    },
    {
      title: 'La resta',
      prompt: md`Queda $${p.start} - (${p.times * (p.less - p.more)})$. ¿Cuál es el resultado?`,
      answer: enterNumber(right(p)),
      slips: [
        slip(
          lostSign(p),
          md`Restaste un número negativo como si fuera positivo: restar un negativo es sumar su opuesto.`,
          'menos-por-menos-da-menos',
        ),
        slip(
          fromLeft(p),
          md`Ese resultado sale si restas antes de multiplicar: la multiplicación va primero.`,
          'opera-de-izquierda-a-derecha',
        ),
        slip(-right(p), md`El número está, pero con el signo contrario: compara cuál de los dos es más grande.`),
      ],
      done: md`$${p.start} + ${p.times * (p.more - p.less)} = ${right(p)}$.`,
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
