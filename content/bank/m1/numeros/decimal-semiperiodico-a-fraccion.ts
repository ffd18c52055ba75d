import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';

interface Draw {
  readonly whole: number;
  readonly before: number;
  readonly period: number;
}

export default defineTemplate<Draw>({
  id: 'm1-decimal-semiperiodico-a-fraccion',
  version: 1,
  content: 'm1.numeros.enteros-racionales.racionales',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    whole: random.integer(0, 3),
    before: random.integer(1, 9),
    period: random.integer(1, 8),
  }),
  accepts: (p) => p.before !== p.period && allDifferent([value(p), ended(p), bothRepeat(p), notSubtracted(p)]),
  stem: (p) =>
    md`¿Cuál de las siguientes fracciones es equivalente a $${p.whole}{,}${p.before}\overline{${p.period}}$?`,
  key: (p) => fractionAnswer(value(p)),
  oracle: (p) => {
    for (let numerator = 1; numerator < 400; numerator++) {
      const digits: number[] = [];
      for (let rest = numerator % 90, place = 0; place < 6; place++, rest = (rest * 10) % 90)
        digits.push(Math.floor((rest * 10) / 90));
      if (
        Math.floor(numerator / 90) === p.whole &&
        digits[0] === p.before &&
        digits.slice(1).every((digit) => digit === p.period)
      )
        return frac(numerator, 90);
    }
    return 'no fraction fits';
  },
  distractors: [
    {
      mistake: 'corta-el-decimal-periodico',
      answer: (p) => fractionAnswer(ended(p)),
      feedback: () => md`Esa fracción es un decimal que termina; aquí la última cifra se repite sin fin.`,
    },
    {
      mistake: 'toma-todo-como-periodo',
      answer: (p) => fractionAnswer(bothRepeat(p)),
      feedback: (p) => md`Con denominador 99 se repetirían las dos cifras; aquí solo se repite el $${p.period}$.`,
    },
    {
      mistake: 'no-resta-el-anteperiodo',
      answer: (p) => fractionAnswer(notSubtracted(p)),
      feedback: (p) =>
        md`El denominador es 90, pero al numerador le falta restar la parte que no se repite, $${p.before}$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dos múltiplos con el mismo período',
      text: md`Sea $x = ${p.whole}{,}${p.before}\overline{${p.period}}$. Entonces $100x = ${all(p)}{,}\overline{${p.period}}$ y $10x = ${head(p)}{,}\overline{${p.period}}$: ambos tienen la misma parte decimal.`,
    },
    {
      title: 'Restar para eliminar el período',
      text: md`$100x - 10x = ${all(p)} - ${head(p)}$, es decir, $90x = ${all(p) - head(p)}$.`,
    },
    {
      title: 'Despejar y simplificar',
      text: md`$x = \frac{${all(p) - head(p)}}{90}$. La fracción es $${texFraction(value(p))}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Correr la coma dos lugares',
      prompt: md`Sea $x = ${p.whole}{,}${p.before}\overline{${p.period}}$. En $100x$ la coma se corre dos lugares. ¿Cuál es la parte entera de $100x$?`,
      answer: enterNumber(all(p)),
      slips: [
        slip(head(p), md`Esa es la parte entera de $10x$: falta correr la coma un lugar más.`),
        slip(10 * all(p) + p.period, md`Corriste la coma un lugar de más.`),
      ],
      done: md`$100x = ${all(p)}{,}\overline{${p.period}}$, y de la misma manera $10x = ${head(p)}{,}\overline{${p.period}}$.`,
    },
    {
      title: 'Restar para borrar el período',
      prompt: md`Las partes decimales de $100x$ y $10x$ son iguales, así que al restar se van. ¿Cuánto es $100x - 10x$?`,
      answer: enterNumber(all(p) - head(p)),
      slips: [
        slip(
          all(p),
          md`A $100x$ todavía hay que restarle $10x$, que también tiene parte entera.`,
          'no-resta-el-anteperiodo',
        ),
        slip(all(p) - p.whole, md`Restaste la parte entera de $x$, y se resta la de $10x$.`, 'toma-todo-como-periodo'),
        slip(all(p) - p.before, md`Restaste solo la cifra que no se repite: $10x$ tiene además la parte entera.`),
      ],
      done: md`$${all(p)} - ${head(p)} = ${all(p) - head(p)}$, es decir, $90x = ${all(p) - head(p)}$.`,
    },
    {
      title: 'La fracción',
      prompt: md`Despeja $x$. ¿Qué fracción es $${p.whole}{,}${p.before}\overline{${p.period}}$?`,
      answer: enterNumber(value(p)),
      slips: [
        slip(
          ended(p),
          md`Esa fracción es un decimal que termina: falta considerar que la última cifra se repite.`,
          'corta-el-decimal-periodico',
        ),
        slip(
          bothRepeat(p),
          md`Con $99$ abajo se repetirían las dos cifras, y aquí se repite una sola.`,
          'toma-todo-como-periodo',
        ),
        slip(
          notSubtracted(p),
          md`El $90$ está bien, pero arriba falta restar la parte que no se repite.`,
          'no-resta-el-anteperiodo',
        ),
      ],
      done: md`$x = \frac{${all(p) - head(p)}}{90}$${value(p).d === 90n ? '' : md`, que simplificada es $${texFraction(value(p))}$`}.`,
    },
  ],
});

function head(p: Draw): number {
  return 10 * p.whole + p.before;
}

function all(p: Draw): number {
  return 10 * head(p) + p.period;
}

function value(p: Draw) {
  return frac(all(p) - head(p), 90);
}

function ended(p: Draw) {
  return frac(all(p), 100);
}

function bothRepeat(p: Draw) {
  return frac(10 * p.before + p.period, 99).add(p.whole);
}

function notSubtracted(p: Draw) {
  return frac(10 * p.before + p.period, 90).add(p.whole);
}
