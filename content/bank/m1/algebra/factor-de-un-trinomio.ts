import { allDifferent, defineTemplate, md, polynomialAnswer, texPolynomial } from '../../authoring/index.ts';

/** (x + shown)(x + other) */
interface Draw {
  readonly shown: number;
  readonly other: number;
}

export default defineTemplate<Draw>({
  id: 'm1-factor-de-un-trinomio',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.factorizacion',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({ shown: random.integer(-12, 12), other: random.integer(-12, 12) }),
  accepts: (p) =>
    p.shown * p.other < 0 &&
    p.shown < p.other &&
    p.shown + p.other !== 0 &&
    allDifferent([p.shown, p.other, -p.shown, p.shown + p.other, p.shown * p.other]),
  stem: (p) =>
    md`¿Cuál de las siguientes expresiones es un factor de $${texPolynomial([1, p.shown + p.other, p.shown * p.other])}$?`,
  key: (p) => polynomialAnswer([1, p.shown]),
  // The factor of the greatest root.
  oracle: (p) => {
    for (let root = 200; root >= -200; root--)
      if (root * root + (p.shown + p.other) * root + p.shown * p.other === 0) return texPolynomial([1, -root]);
    return 'no whole root';
  },
  distractors: [
    {
      mistake: 'cambia-el-signo-del-factor',
      answer: (p) => polynomialAnswer([1, -p.shown]),
      feedback: () => md`El tamaño del número sirve, pero con ese signo la suma no da el coeficiente de $x$.`,
    },
    {
      mistake: 'pone-el-coeficiente-central-en-el-factor',
      answer: (p) => polynomialAnswer([1, p.shown + p.other]),
      feedback: () => md`Pusiste el coeficiente de $x$; en los factores van los dos números que lo suman.`,
    },
    {
      mistake: 'pone-el-termino-libre-en-el-factor',
      answer: (p) => polynomialAnswer([1, p.shown * p.other]),
      feedback: () => md`Pusiste el término libre; en los factores van los dos números que lo tienen por producto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué números se buscan',
      text: md`Dos números cuya suma sea $${p.shown + p.other}$ y cuyo producto sea $${p.shown * p.other}$: son $${p.shown}$ y $${p.other}$.`,
    },
    {
      title: 'Escribir los factores',
      text: md`$${texPolynomial([1, p.shown + p.other, p.shown * p.other])} = (${texPolynomial([1, p.shown])})(${texPolynomial([1, p.other])})$.`,
    },
    {
      title: 'Elegir el que aparece',
      text: md`De los dos factores, entre las opciones está $${texPolynomial([1, p.shown])}$.`,
    },
  ],
});
