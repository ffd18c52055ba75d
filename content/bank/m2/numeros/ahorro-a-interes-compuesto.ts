import {
  allDifferent,
  areCounts,
  defineTemplate,
  frac,
  md,
  pesos,
  pesosAnswer,
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
