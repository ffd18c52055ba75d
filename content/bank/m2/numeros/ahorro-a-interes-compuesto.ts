import {
  allDifferent,
  areCounts,
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
  readonly start: number;
  readonly rate: number;
  readonly years: number;
}

export default defineTemplate<Draw>({
  id: 'm2-ahorro-a-interes-compuesto',
  version: 1,
  content: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    start: 50_000 * random.integer(4, 40),
    rate: random.pick([2, 3, 4, 5, 6, 8, 10]),
    years: random.integer(2, 3),
  }),
  accepts: (p) =>
    areCounts([right(p), simple(p), interest(p), once(p)]) && allDifferent([right(p), simple(p), interest(p), once(p)]),
  stem: (p) =>
    md`Una persona deposita ${pesos(p.start)} en una cuenta de ahorro voluntario que paga un interés compuesto de ${p.rate} % anual, y no hace otros depósitos ni retiros. ¿Cuánto dinero tendrá en la cuenta después de ${p.years} años?`,
  key: (p) => pesosAnswer(right(p)),
  oracle: (p) => {
    let balance = frac(p.start);
    for (let year = 0; year < p.years; year++) balance = balance.add(balance.div(100).mul(p.rate));
    return balance;
  },
  distractors: [
    {
      mistake: 'usa-interes-simple',
      answer: (p) => pesosAnswer(simple(p)),
      feedback: () => md`Sumaste cada año el mismo interés; en el compuesto también gana interés lo que ya se ganó.`,
    },
    {
      mistake: 'da-solo-el-interes-ganado',
      answer: (p) => pesosAnswer(interest(p)),
      feedback: () => md`Eso es lo que ganó; en la cuenta está también el depósito.`,
    },
    {
      mistake: 'calcula-un-solo-periodo',
      answer: (p) => pesosAnswer(once(p)),
      feedback: () => md`Ese es el saldo después de un año.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El factor de cada año',
      text: md`Ganar un ${p.rate} % es multiplicar por $${texDecimal(frac(100 + p.rate, 100))}$.`,
    },
    {
      title: 'Todos los años',
      text: md`$${texDecimal(p.start)} \cdot ${texDecimal(frac(100 + p.rate, 100))}^{${p.years}} = ${texDecimal(right(p))}$.`,
    },
    { title: 'Respuesta', text: md`En la cuenta habrá ${pesos(right(p))}.` },
  ],
  steps: (p) => [
    {
      title: 'El factor de un año',
      prompt: md`La cuenta paga un ${p.rate} % anual. ¿Por qué número se multiplica el saldo en un año? Escríbelo como decimal.`,
      answer: enterNumber(frac(100 + p.rate, 100)),
      slips: [
        slip(
          frac(p.rate, 100),
          md`Con ese factor sale solo el interés: falta el saldo que ya había.`,
          'da-solo-el-interes-ganado',
        ),
        slip(frac(10 + p.rate, 10), md`Revisa el porcentaje: son centésimos, no décimos.`),
        slip(frac(100 - p.rate, 100), md`Con ese factor el saldo baja, y la cuenta gana interés.`),
      ],
      done: md`Queda el 100 % más el ${p.rate} %.`,
    },
    {
      title: 'El saldo después de un año',
      prompt: md`Se depositan ${pesos(p.start)}. ¿Cuánto hay después del primer año?`,
      answer: enterNumber(once(p), { unit: '$' }),
      oracle: frac(p.start).add(frac(p.start * p.rate, 100)),
      slips: [
        slip(
          once(p).sub(p.start),
          md`Ese es el interés del año; en la cuenta está también el depósito.`,
          'da-solo-el-interes-ganado',
        ),
      ],
      done: md`$${texDecimal(p.start)} \cdot ${texDecimal(frac(100 + p.rate, 100))} = ${texDecimal(once(p))}$.`,
    },
    {
      title: 'El saldo al final',
      prompt: md`El segundo año el interés se calcula sobre el saldo nuevo${p.years > 2 ? ', y así también el tercero' : ''}. ¿Cuánto hay después de ${p.years} años?`,
      answer: enterNumber(right(p), { unit: '$' }),
      slips: [
        slip(
          simple(p),
          md`Cada año sumaste el mismo interés: el saldo que lo gana va creciendo.`,
          'usa-interes-simple',
        ),
        slip(interest(p), md`Eso es lo ganado; en la cuenta está también el depósito.`, 'da-solo-el-interes-ganado'),
        slip(once(p), md`Ese es el saldo después de un solo año.`, 'calcula-un-solo-periodo'),
      ],
      done: md`$${texDecimal(p.start)} \cdot ${texDecimal(frac(100 + p.rate, 100))}^{${p.years}} = ${texDecimal(right(p))}$.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.start).mul(frac(100 + p.rate, 100).pow(p.years) ?? 0);
}

function simple(p: Draw) {
  return frac(p.start).mul(frac(100 + p.rate * p.years, 100));
}

function interest(p: Draw) {
  return right(p).sub(p.start);
}

function once(p: Draw) {
  return frac(p.start).mul(frac(100 + p.rate, 100));
}
