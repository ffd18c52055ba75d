import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  md,
  polynomialAnswer,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'Los dos números',
      prompt: md`Busca dos números que multiplicados den $${p.shown * p.other}$ y sumados den $${p.shown + p.other}$. ¿Cuál es el menor de los dos?`,
      answer: enterNumber(p.shown),
      slips: [
        slip(p.other, md`Es uno de los dos, pero se pide el menor: compara con signo.`),
        slip(
          -p.other,
          md`El producto da, pero la suma sale con el signo contrario: revisa cuál es el negativo.`,
          'cambia-el-signo-del-factor',
        ),
        slip(-p.shown, md`Con ese signo la suma no da lo que se pide.`, 'cambia-el-signo-del-factor'),
      ],
      done: md`Son $${p.shown}$ y $${p.other}$: su producto es $${p.shown * p.other}$ y su suma, $${p.shown + p.other}$.`,
    },
    {
      title: 'Factorizar',
      prompt: md`Escribe $${texPolynomial([1, p.shown + p.other, p.shown * p.other])}$ como un producto de dos factores.`,
      answer: enterExpression(`(${texPolynomial([1, p.shown])})(${texPolynomial([1, p.other])})`, { form: 'factored' }),
      oracle: (x) => (x ?? 0) ** 2 + (p.shown + p.other) * (x ?? 0) + p.shown * p.other,
      slips: [
        slip(
          `(${texPolynomial([1, -p.shown])})(${texPolynomial([1, -p.other])})`,
          md`Multiplica tus factores: el término con $x$ sale con el signo contrario.`,
          'cambia-el-signo-del-factor',
        ),
        slip(
          `(${texPolynomial([1, p.shown + p.other])})(${texPolynomial([1, p.shown * p.other])})`,
          md`Pusiste la suma y el producto; en los factores van los dos números que encontraste.`,
          'pone-el-coeficiente-central-en-el-factor',
        ),
      ],
      done: md`$(${texPolynomial([1, p.shown])})(${texPolynomial([1, p.other])})$: multiplícalos y vuelves al trinomio.`,
    },
    {
      title: 'El factor que se busca',
      prompt: md`De los dos factores, ¿cuál es el que lleva el menor de tus números?`,
      answer: enterExpression(texPolynomial([1, p.shown])),
      slips: [
        slip(texPolynomial([1, p.other]), md`Ese también es un factor, pero lleva el mayor de los números.`),
        slip(
          texPolynomial([1, -p.shown]),
          md`Ese es el tamaño, pero con otro signo: mira cómo quedó en la factorización.`,
          'cambia-el-signo-del-factor',
        ),
        slip(
          texPolynomial([1, p.shown * p.other]),
          md`Pusiste el término libre: en el factor va uno de los dos números.`,
          'pone-el-termino-libre-en-el-factor',
        ),
      ],
      done: md`Entre las alternativas aparece $${texPolynomial([1, p.shown])}$.`,
    },
  ],
});
