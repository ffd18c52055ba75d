import { allDifferent, defineTemplate, enterExpression, enterNumber, md, slip } from '../../authoring/index.ts';

interface Draw {
  readonly base: number;
  readonly plain: number;
  readonly square: number;
  readonly cube: number;
}

export default defineTemplate<Draw>({
  id: 'm1-cociente-en-una-misma-base',
  version: 1,
  content: 'm1.numeros.potencias-raices.potencias',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    base: random.pick([2, 3, 5]),
    plain: random.integer(3, 12),
    square: random.integer(2, 9),
    cube: random.integer(2, 5),
  }),
  accepts: (p) =>
    Math.abs(right(p)) <= 12 && right(p) !== 0 && allDifferent([right(p), ignored(p), multiplied(p), added(p)]),
  stem: (p) =>
    md`¿Cuál de las siguientes potencias es igual a $\frac{${p.base}^{${p.plain}} \cdot ${p.base ** 2}^{${p.square}}}{${p.base ** 3}^{${p.cube}}}$?`,
  key: (p) => power(p, right(p)),
  oracle: (p) => {
    let above = BigInt(p.base) ** BigInt(p.plain) * BigInt(p.base ** 2) ** BigInt(p.square);
    let below = BigInt(p.base ** 3) ** BigInt(p.cube);
    const base = BigInt(p.base);
    let exponent = 0;
    for (; above > below; below *= base) exponent++;
    for (; below > above; above *= base) exponent--;
    return `${p.base}^${exponent}`;
  },
  distractors: [
    {
      mistake: 'opera-exponentes-de-bases-distintas',
      answer: (p) => power(p, ignored(p)),
      feedback: (p) => md`Sumaste y restaste exponentes de bases distintas: escribe antes todo con base $${p.base}$.`,
    },
    {
      mistake: 'multiplica-exponentes-en-el-producto',
      answer: (p) => power(p, multiplied(p)),
      feedback: () => md`Al multiplicar potencias de igual base, los exponentes se suman.`,
    },
    {
      mistake: 'suma-el-exponente-del-divisor',
      answer: (p) => power(p, added(p)),
      feedback: () => md`El exponente del denominador se resta: es una división.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Todo en la misma base',
      text: md`$${p.base ** 2}^{${p.square}} = (${p.base}^2)^{${p.square}} = ${p.base}^{${2 * p.square}}$ y $${p.base ** 3}^{${p.cube}} = (${p.base}^3)^{${p.cube}} = ${p.base}^{${3 * p.cube}}$.`,
    },
    {
      title: 'Sumar arriba',
      text: md`$${p.base}^{${p.plain}} \cdot ${p.base}^{${2 * p.square}} = ${p.base}^{${p.plain + 2 * p.square}}$.`,
    },
    {
      title: 'Restar el exponente del denominador',
      text: md`$${p.plain + 2 * p.square} - ${3 * p.cube} = ${right(p)}$. El cociente es ${power(p, right(p)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El factor del numerador en la base común',
      prompt: md`Escribe $${p.base ** 2}^{${p.square}}$ como una potencia de base $${p.base}$. ¿Qué exponente queda?`,
      answer: enterNumber(2 * p.square),
      slips: [
        slip(p.square + 2, md`En una potencia de otra potencia los exponentes no se suman.`),
        slip(
          p.square,
          md`Cambiaste la base y dejaste el mismo exponente: $${p.base ** 2}$ es $${p.base}^2$.`,
          'opera-exponentes-de-bases-distintas',
        ),
      ],
      done: md`$(${p.base}^2)^{${p.square}} = ${p.base}^{2 \cdot ${p.square}} = ${p.base}^{${2 * p.square}}$.`,
    },
    {
      title: 'El denominador en la base común',
      prompt: md`Ahora $${p.base ** 3}^{${p.cube}}$ con base $${p.base}$. ¿Qué exponente queda?`,
      answer: enterNumber(3 * p.cube),
      slips: [
        slip(p.cube + 3, md`En una potencia de otra potencia los exponentes no se suman.`),
        slip(
          p.cube,
          md`Cambiaste la base y dejaste el mismo exponente: $${p.base ** 3}$ es $${p.base}^3$.`,
          'opera-exponentes-de-bases-distintas',
        ),
      ],
      done: md`$(${p.base}^3)^{${p.cube}} = ${p.base}^{${3 * p.cube}}$.`,
    },
    {
      title: 'Todo el numerador',
      prompt: md`El numerador es $${p.base}^{${p.plain}} \cdot ${p.base}^{${2 * p.square}}$. ¿Qué exponente tiene como una sola potencia?`,
      answer: enterNumber(p.plain + 2 * p.square),
      slips: [
        slip(
          p.plain * 2 * p.square,
          md`Multiplicaste los exponentes. En un producto de igual base cuenta cuántos factores hay en total.`,
          'multiplica-exponentes-en-el-producto',
        ),
      ],
      done: md`En un producto de igual base los exponentes se suman.`,
    },
    {
      title: 'La división',
      prompt: md`Escribe el cociente completo como una potencia de base $${p.base}$, usando ^ para el exponente.`,
      answer: enterExpression(`${p.base}^(${right(p)})`, { variables: [], form: 'simplified' }),
      slips: [
        slip(
          `${p.base}^${p.plain + 2 * p.square + 3 * p.cube}`,
          md`Sumaste el exponente del denominador, y aquí se divide.`,
          'suma-el-exponente-del-divisor',
        ),
        slip(`${p.base}^(${-right(p)})`, md`Restaste al revés: parte por el exponente del numerador.`),
      ],
      done: md`Al dividir se restan: $${p.plain + 2 * p.square} - ${3 * p.cube} = ${right(p)}$, o sea $${p.base}^{${right(p)}}$.`,
    },
  ],
});

function power(p: Draw, exponent: number) {
  return { text: md`$${p.base}^{${exponent}}$`, value: `${p.base}^${exponent}` };
}

function right(p: Draw): number {
  return p.plain + 2 * p.square - 3 * p.cube;
}

function ignored(p: Draw): number {
  return p.plain + p.square - p.cube;
}

function multiplied(p: Draw): number {
  return p.plain * 2 * p.square - 3 * p.cube;
}

function added(p: Draw): number {
  return p.plain + 2 * p.square + 3 * p.cube;
}
