import { defineTemplate, enterExpression, md, slip } from '../../authoring/index.ts';

interface Draw {
  readonly first: number;
  readonly second: number;
  readonly inside: number;
}

export default defineTemplate<Draw>({
  id: 'm1-suma-de-raices-semejantes',
  version: 1,
  content: 'm1.numeros.potencias-raices.raices',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    first: random.integer(2, 9),
    second: random.integer(2, 9),
    inside: random.pick([2, 3, 5, 6, 7, 10, 11, 13]),
  }),
  accepts: (p) =>
    p.first !== p.second &&
    p.first * p.second !== p.first + p.second &&
    p.first ** 2 * p.inside < 700 &&
    p.second ** 2 * p.inside < 700,
  stem: (p) => md`¿Cuál es el resultado de $\sqrt{${p.first ** 2 * p.inside}} + \sqrt{${p.second ** 2 * p.inside}}$?`,
  key: (p) => root(p.first + p.second, p.inside),
  oracle: (p) => Math.sqrt(p.first ** 2 * p.inside) + Math.sqrt(p.second ** 2 * p.inside),
  distractors: [
    {
      mistake: 'suma-los-radicandos',
      answer: (p) => root(1, (p.first ** 2 + p.second ** 2) * p.inside),
      feedback: () => md`La raíz de una suma no es la suma de las raíces: no se pueden juntar los radicandos.`,
    },
    {
      mistake: 'suma-tambien-lo-de-adentro',
      answer: (p) => root(p.first + p.second, 2 * p.inside),
      feedback: () => md`Sumaste los factores de afuera y también los de adentro; lo de adentro queda igual.`,
    },
    {
      mistake: 'multiplica-los-factores-de-afuera',
      answer: (p) => root(p.first * p.second, p.inside),
      feedback: () => md`Multiplicaste los factores de afuera; en una suma de raíces semejantes se suman.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Separar el mayor cuadrado',
      text: md`$\sqrt{${p.first ** 2 * p.inside}} = \sqrt{${p.first ** 2} \cdot ${p.inside}} = ${p.first}\sqrt{${p.inside}}$ y $\sqrt{${p.second ** 2 * p.inside}} = \sqrt{${p.second ** 2} \cdot ${p.inside}} = ${p.second}\sqrt{${p.inside}}$.`,
    },
    {
      title: 'Sumar raíces semejantes',
      text: md`Se suman como términos semejantes: $${p.first}\sqrt{${p.inside}} + ${p.second}\sqrt{${p.inside}}$. El resultado es ${root(p.first + p.second, p.inside).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Simplificar la primera raíz',
      prompt: md`Escribe $\sqrt{${p.first ** 2 * p.inside}}$ con el menor número posible dentro de la raíz.`,
      answer: enterExpression(`${p.first}√${p.inside}`, { form: 'simplified' }),
      oracle: Math.sqrt(p.first ** 2 * p.inside),
      slips: [
        slip(
          `${p.first ** 2}√${p.inside}`,
          md`Encontraste el factor cuadrado, pero al salir se le saca la raíz.`,
          'saca-el-cuadrado-sin-su-raiz',
        ),
        slip(`${p.inside}√${p.first}`, md`Cambiaste los números de lugar: afuera queda la raíz del factor cuadrado.`),
      ],
      done: md`$\sqrt{${p.first ** 2} \cdot ${p.inside}} = ${p.first}\sqrt{${p.inside}}$.`,
    },
    {
      title: 'Simplificar la segunda raíz',
      prompt: md`Haz lo mismo con $\sqrt{${p.second ** 2 * p.inside}}$.`,
      answer: enterExpression(`${p.second}√${p.inside}`, { form: 'simplified' }),
      oracle: Math.sqrt(p.second ** 2 * p.inside),
      slips: [
        slip(
          `${p.second ** 2}√${p.inside}`,
          md`Encontraste el factor cuadrado, pero al salir se le saca la raíz.`,
          'saca-el-cuadrado-sin-su-raiz',
        ),
        slip(`${p.inside}√${p.second}`, md`Cambiaste los números de lugar: afuera queda la raíz del factor cuadrado.`),
      ],
      done: md`$\sqrt{${p.second ** 2} \cdot ${p.inside}} = ${p.second}\sqrt{${p.inside}}$: las dos raíces son semejantes.`,
    },
    {
      title: 'Sumar',
      prompt: md`Ahora suma las dos. ¿Cuánto es $\sqrt{${p.first ** 2 * p.inside}} + \sqrt{${p.second ** 2 * p.inside}}$?`,
      answer: enterExpression(`${p.first + p.second}√${p.inside}`, { form: 'simplified' }),
      slips: [
        slip(
          `√${(p.first ** 2 + p.second ** 2) * p.inside}`,
          md`Sumaste los números de dentro: la raíz de una suma no es la suma de las raíces.`,
          'suma-los-radicandos',
        ),
        slip(
          `${p.first + p.second}√${2 * p.inside}`,
          md`Lo de afuera está bien, pero lo de dentro no se suma.`,
          'suma-tambien-lo-de-adentro',
        ),
        slip(
          `${p.first * p.second}√${p.inside}`,
          md`Multiplicaste los números de afuera, y aquí se suma.`,
          'multiplica-los-factores-de-afuera',
        ),
      ],
      done: md`Se suman como términos semejantes: $${p.first}\sqrt{${p.inside}} + ${p.second}\sqrt{${p.inside}} = ${p.first + p.second}\sqrt{${p.inside}}$.`,
    },
  ],
});

function root(outside: number, inside: number) {
  return {
    text: outside === 1 ? md`$\sqrt{${inside}}$` : md`$${outside}\sqrt{${inside}}$`,
    value: outside * Math.sqrt(inside),
  };
}
