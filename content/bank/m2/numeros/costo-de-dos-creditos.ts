import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  md,
  pesos,
  pesosAnswer,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly loan: number;
  readonly months: readonly [number, number];
  readonly fees: readonly [number, number];
}

export default defineTemplate<Draw>({
  id: 'm2-costo-de-dos-creditos',
  version: 1,
  content: 'm2.numeros.matematica-financiera.creditos',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => {
    const loan = 100_000 * random.integer(10, 40);
    const months = random.pick([
      [12, 24],
      [18, 36],
      [24, 36],
      [12, 18],
      [24, 48],
    ] as const);
    // Interest of 8 to 14 per cent of the loan for each year.
    const fee = (count: number) =>
      Math.round((loan * (1 + (random.integer(8, 14) / 100) * (count / 12))) / count / 500) * 500;
    return { loan, months, fees: [fee(months[0]), fee(months[1])] };
  },
  accepts: (p) =>
    p.fees[0] > p.fees[1] &&
    total(p, 1) - total(p, 0) > 20_000 &&
    total(p, 0) > p.loan &&
    allDifferent([right(p), p.fees[0] - p.fees[1], total(p, 1) - p.loan, total(p, 0) - p.loan]),
  stem: (
    p,
  ) => md`Para un crédito de consumo de ${pesos(p.loan)}, un banco ofrece las dos alternativas de la tabla. Las cuotas son mensuales, iguales e incluyen todos los gastos (datos ficticios).

| Alternativa | Número de cuotas | Valor de cada cuota |
|---|---|---|
| A | ${p.months[0]} | ${pesos(p.fees[0])} |
| B | ${p.months[1]} | ${pesos(p.fees[1])} |

¿Cuánto más se paga en total con la alternativa B que con la alternativa A?`,
  key: (p) => pesosAnswer(right(p)),
  oracle: (p) => {
    let [a, b] = [0, 0];
    for (let month = 1; month <= 60; month++) {
      if (month <= p.months[0]) a += p.fees[0];
      if (month <= p.months[1]) b += p.fees[1];
    }
    return frac(b - a);
  },
  distractors: [
    {
      mistake: 'compara-el-valor-de-las-cuotas',
      answer: (p) => pesosAnswer(p.fees[0] - p.fees[1]),
      feedback: () => md`Comparaste una cuota con otra; lo que se paga depende también de cuántas son.`,
    },
    {
      mistake: 'compara-con-el-monto-prestado',
      answer: (p) => pesosAnswer(total(p, 1) - p.loan),
      feedback: () => md`Eso es lo que B cuesta sobre el monto prestado; se pide compararla con A.`,
    },
    {
      mistake: 'da-el-costo-de-la-otra-alternativa',
      answer: (p) => pesosAnswer(total(p, 0) - p.loan),
      feedback: () => md`Eso es lo que A cuesta sobre el monto prestado; se pide comparar las dos alternativas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Total de A',
      text: md`$${p.months[0]} \cdot ${texDecimal(p.fees[0])} = ${texDecimal(total(p, 0))}$ pesos.`,
    },
    {
      title: 'Total de B',
      text: md`$${p.months[1]} \cdot ${texDecimal(p.fees[1])} = ${texDecimal(total(p, 1))}$ pesos.`,
    },
    {
      title: 'La diferencia',
      text: md`La cuota de B es menor, pero son más cuotas: con B se paga ${pesos(right(p))} más.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Lo que se paga con A',
      prompt: md`Con la alternativa A son ${p.months[0]} cuotas de ${pesos(p.fees[0])}. ¿Cuánto se paga en total?`,
      answer: enterNumber(total(p, 0), { unit: '$' }),
      slips: [
        slip(p.loan, md`Ese es el monto prestado: con las cuotas se paga más.`),
        slip(
          total(p, 0) - p.loan,
          md`Eso es lo que A cuesta sobre lo prestado; se pide todo lo que se paga.`,
          'da-el-costo-de-la-otra-alternativa',
        ),
        slip(p.months[1] * p.fees[0], md`Usaste el número de cuotas de B.`),
      ],
      done: md`$${p.months[0]} \cdot ${texDecimal(p.fees[0])} = ${texDecimal(total(p, 0))}$.`,
    },
    {
      title: 'Lo que se paga con B',
      prompt: md`Con la alternativa B son ${p.months[1]} cuotas de ${pesos(p.fees[1])}. ¿Cuánto se paga en total?`,
      answer: enterNumber(total(p, 1), { unit: '$' }),
      slips: [
        slip(p.loan, md`Ese es el monto prestado: con las cuotas se paga más.`),
        slip(
          total(p, 1) - p.loan,
          md`Eso es lo que B cuesta sobre lo prestado; se pide todo lo que se paga.`,
          'compara-con-el-monto-prestado',
        ),
        slip(p.months[0] * p.fees[1], md`Usaste el número de cuotas de A.`),
      ],
      done: md`$${p.months[1]} \cdot ${texDecimal(p.fees[1])} = ${texDecimal(total(p, 1))}$.`,
    },
    {
      title: 'La diferencia',
      prompt: md`¿Cuánto más se paga en total con B que con A?`,
      answer: enterNumber(right(p), { unit: '$' }),
      slips: [
        slip(
          p.fees[0] - p.fees[1],
          md`Comparaste una cuota con otra: importa también cuántas son.`,
          'compara-el-valor-de-las-cuotas',
        ),
        slip(
          total(p, 1) - p.loan,
          md`Comparaste B con el monto prestado, y se pide con A.`,
          'compara-con-el-monto-prestado',
        ),
        slip(total(p, 0) - p.loan, md`Comparaste A con el monto prestado.`, 'da-el-costo-de-la-otra-alternativa'),
        slip(-right(p), md`Restaste al revés: con B se paga más.`),
      ],
      done: md`La cuota de B es menor, pero son más: ${pesos(right(p))} de diferencia.`,
    },
  ],
});

function total(p: Draw, which: 0 | 1): number {
  return p.months[which] * p.fees[which];
}

function right(p: Draw): number {
  return total(p, 1) - total(p, 0);
}
