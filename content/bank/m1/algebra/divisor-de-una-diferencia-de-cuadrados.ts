import { allDifferent, defineTemplate, fractionAnswer, md } from '../../authoring/index.ts';

/** (n + more)² − (n + less)² */
interface Draw {
  readonly more: number;
  readonly less: number;
}

export default defineTemplate<Draw>({
  id: 'm1-divisor-de-una-diferencia-de-cuadrados',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.productos-notables',
  otherContents: ['m1.algebra.expresiones-algebraicas.factorizacion'],
  skill: 'argumentar',
  difficulty: 5,
  parameters: (random) => ({
    more: random.integer(4, 15),
    less: random.integer(1, 11),
  }),
  accepts: (p) => p.more - p.less >= 3 && allDifferent([right(p), otherParity(p), squaresOnly(p), squareOfTheGap(p)]),
  stem: (p) =>
    md`¿Cuál es el mayor entero positivo que divide a $(n + ${p.more})^2 - (n + ${p.less})^2$ para todo entero $n$?`,
  key: (p) => fractionAnswer(right(p)),
  oracle: (p) => {
    let common = 0;
    for (let n = -60; n <= 60; n++) common = greatestDivisor(common, Math.abs((n + p.more) ** 2 - (n + p.less) ** 2));
    return common;
  },
  distractors: [
    {
      mistake: 'juzga-mal-si-un-factor-es-par',
      answer: (p) => fractionAnswer(otherParity(p)),
      feedback: (p) =>
        isSumEven(p)
          ? md`Divide siempre, pero no es el mayor: revisa si el factor que queda con $n$ es par.`
          : md`No siempre divide: reemplaza $n = 0$ y comprueba.`,
    },
    {
      mistake: 'resta-solo-los-cuadrados-de-los-numeros',
      answer: (p) => fractionAnswer(squaresOnly(p)),
      feedback: (p) => md`Ese es el valor cuando $n = 0$; con otros $n$ aparece además el término $${2 * gap(p)}n$.`,
    },
    {
      mistake: 'resta-las-bases-antes-de-elevar',
      answer: (p) => fractionAnswer(squareOfTheGap(p)),
      feedback: () => md`Restaste las bases y elevaste después; una diferencia de cuadrados es otra cosa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Factorizar',
      text: md`Como suma por diferencia: $\left((n + ${p.more}) - (n + ${p.less})\right)\left((n + ${p.more}) + (n + ${p.less})\right) = ${gap(p)}(2n + ${p.more + p.less})$.`,
    },
    {
      title: 'Mirar el factor que depende de n',
      text: isSumEven(p)
        ? md`$2n + ${p.more + p.less} = 2\left(n + ${(p.more + p.less) / 2}\right)$ es siempre par y $n + ${(p.more + p.less) / 2}$ puede valer $1$.`
        : md`$2n + ${p.more + p.less}$ es siempre impar y puede valer $1$, así que no agrega ningún divisor.`,
    },
    {
      title: 'Concluir',
      text: isSumEven(p)
        ? md`La expresión es siempre divisible por $${gap(p)} \cdot 2$ y por ningún número mayor: la respuesta es $${right(p)}$.`
        : md`La expresión es siempre divisible por $${gap(p)}$ y por ningún número mayor: la respuesta es $${right(p)}$.`,
    },
  ],
});

function gap(p: Draw): number {
  return p.more - p.less;
}

function isSumEven(p: Draw): boolean {
  return (p.more + p.less) % 2 === 0;
}

function right(p: Draw): number {
  return isSumEven(p) ? 2 * gap(p) : gap(p);
}

function otherParity(p: Draw): number {
  return isSumEven(p) ? gap(p) : 2 * gap(p);
}

function squaresOnly(p: Draw): number {
  return p.more ** 2 - p.less ** 2;
}

function squareOfTheGap(p: Draw): number {
  return gap(p) ** 2;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
