import { allDifferent, defineTemplate, frac, fractionAnswer, md, texFraction } from '../../authoring/index.ts';

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
