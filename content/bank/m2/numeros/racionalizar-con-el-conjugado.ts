import { defineTemplate, enterExpression, enterNumber, md, slip } from '../../authoring/index.ts';

/** k(b − c) / (√b − √c) */
interface Draw {
  readonly times: number;
  readonly b: number;
  readonly c: number;
}

const IRRATIONAL = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15] as const;

export default defineTemplate<Draw>({
  id: 'm2-racionalizar-con-el-conjugado',
  version: 1,
  content: 'm2.numeros.reales.operaciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    times: random.integer(1, 6),
    b: random.pick(IRRATIONAL),
    c: random.pick(IRRATIONAL),
  }),
  accepts: (p) => p.b - p.c >= 2 && ![4, 9].includes(p.b - p.c),
  stem: (p) => md`¿Cuál de las siguientes expresiones es igual a $\frac{${above(p)}}{\sqrt{${p.b}} - \sqrt{${p.c}}}$?`,
  key: (p) => ({
    text: md`$${factor(p.times)}${sum(p, '+', p.times)}$`,
    value: p.times * (Math.sqrt(p.b) + Math.sqrt(p.c)),
  }),
  oracle: (p) => above(p) / (Math.sqrt(p.b) - Math.sqrt(p.c)),
  distractors: [
    {
      mistake: 'no-cambia-el-signo-del-conjugado',
      answer: (p) => ({
        text: md`$${factor(p.times)}${sum(p, '-', p.times)}$`,
        value: p.times * (Math.sqrt(p.b) - Math.sqrt(p.c)),
      }),
      feedback: () =>
        md`Amplificaste con la misma diferencia; se amplifica con la suma, para que el producto no tenga raíces.`,
    },
    {
      mistake: 'no-divide-tras-racionalizar',
      answer: (p) => ({
        text: md`$${above(p)}${sum(p, '+', above(p))}$`,
        value: above(p) * (Math.sqrt(p.b) + Math.sqrt(p.c)),
      }),
      feedback: (p) => md`Después de amplificar el denominador es $${p.b - p.c}$: falta dividir por él.`,
    },
    {
      mistake: 'resta-dentro-de-una-sola-raiz',
      answer: (p) => ({
        text: md`$\frac{${above(p)}}{\sqrt{${p.b - p.c}}}$`,
        value: above(p) / Math.sqrt(p.b - p.c),
      }),
      feedback: () => md`La diferencia de dos raíces no es la raíz de la diferencia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Amplificar por el conjugado',
      text: md`Se amplifica por $\sqrt{${p.b}} + \sqrt{${p.c}}$, porque una suma por su diferencia elimina las raíces.`,
    },
    {
      title: 'El denominador',
      text: md`$(\sqrt{${p.b}} - \sqrt{${p.c}})(\sqrt{${p.b}} + \sqrt{${p.c}}) = ${p.b} - ${p.c} = ${p.b - p.c}$.`,
    },
    {
      title: 'Simplificar',
      text: md`Como $${above(p)} : ${p.b - p.c} = ${p.times}$, la expresión es $${factor(p.times)}${sum(p, '+', p.times)}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Por qué se amplifica',
      prompt: md`Para que el denominador $\sqrt{${p.b}} - \sqrt{${p.c}}$ quede sin raíces, ¿por qué expresión se amplifica la fracción?`,
      answer: enterExpression(`√${p.b} + √${p.c}`),
      oracle: (p.b - p.c) / (Math.sqrt(p.b) - Math.sqrt(p.c)),
      slips: [
        slip(
          `√${p.b} - √${p.c}`,
          md`Con la misma resta queda un binomio al cuadrado, que todavía tiene raíces.`,
          'no-cambia-el-signo-del-conjugado',
        ),
        slip(`√${p.b - p.c}`, md`La resta de dos raíces no es la raíz de la resta.`, 'resta-dentro-de-una-sola-raiz'),
        slip(`√${p.b + p.c}`, md`La suma de dos raíces no es la raíz de la suma.`),
      ],
      done: md`Suma por diferencia: las raíces quedan al cuadrado y desaparecen.`,
    },
    {
      title: 'El denominador nuevo',
      prompt: md`¿Cuánto es $(\sqrt{${p.b}} - \sqrt{${p.c}})(\sqrt{${p.b}} + \sqrt{${p.c}})$?`,
      answer: enterNumber(p.b - p.c),
      slips: [
        slip(p.b + p.c, md`En una suma por diferencia el segundo cuadrado se resta.`),
        slip(p.b ** 2 - p.c ** 2, md`El cuadrado de una raíz es lo que hay dentro de ella.`),
      ],
      done: md`$${p.b} - ${p.c} = ${p.b - p.c}$.`,
    },
    {
      title: 'Simplificar',
      prompt: md`El numerador quedó multiplicado por la misma expresión. Simplifica: ¿qué queda? Escríbelo sin denominador.`,
      answer: enterExpression(`${p.times}(√${p.b} + √${p.c})`, { form: 'simplified' }),
      slips: [
        slip(
          `${p.times}(√${p.b} - √${p.c})`,
          md`Se amplificó con la suma: revisa el signo entre las raíces.`,
          'no-cambia-el-signo-del-conjugado',
        ),
        slip(
          `${above(p)}(√${p.b} + √${p.c})`,
          md`Falta dividir por el denominador nuevo.`,
          'no-divide-tras-racionalizar',
        ),
        slip(`${above(p)}√${p.b} + √${p.c}`, md`El numerador multiplica a las dos raíces, y después se divide.`),
      ],
      done: md`$${above(p)} : ${p.b - p.c} = ${p.times}$, y eso multiplica a la suma de las raíces.`,
    },
  ],
});

function above(p: Draw): number {
  return p.times * (p.b - p.c);
}

function factor(times: number): string {
  return times === 1 ? '' : String(times);
}

function sum(p: Draw, sign: '+' | '-', times: number): string {
  const tex = md`\sqrt{${p.b}} ${sign} \sqrt{${p.c}}`;
  return times === 1 ? tex : `(${tex})`;
}
