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
  readonly debt: number;
  readonly rate: number;
  readonly fee: number;
}

export default defineTemplate<Draw>({
  id: 'm2-saldo-despues-de-dos-cuotas',
  version: 1,
  content: 'm2.numeros.matematica-financiera.creditos',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    debt: 100_000 * random.integer(4, 30),
    rate: random.integer(1, 3),
    fee: 10_000 * random.integer(4, 20),
  }),
  accepts: (p) =>
    p.fee * 4 < p.debt &&
    p.fee > (p.debt * p.rate) / 50 &&
    areCounts([right(p), noInterest(p), simple(p), firstOnly(p)]) &&
    allDifferent([right(p), noInterest(p), simple(p), firstOnly(p)]),
  stem: (p) =>
    md`Una deuda de ${pesos(p.debt)} tiene un interés de ${p.rate} % mensual sobre el saldo. Al final de cada mes se agrega el interés de ese mes y luego se paga una cuota de ${pesos(p.fee)}. ¿Cuánto se debe después de pagar la segunda cuota?`,
  key: (p) => pesosAnswer(right(p)),
  oracle: (p) => {
    // Interest and repayment of each month, one by one.
    let [owed, month] = [frac(p.debt), 0];
    while (month < 2) {
      const interest = owed.mul(p.rate).div(100);
      owed = owed.sub(frac(p.fee).sub(interest));
      month++;
    }
    return owed;
  },
  distractors: [
    {
      mistake: 'olvida-el-interes-de-la-deuda',
      answer: (p) => pesosAnswer(noInterest(p)),
      feedback: () => md`Restaste las cuotas sin agregar los intereses de cada mes.`,
    },
    {
      mistake: 'calcula-el-interes-sobre-la-deuda-inicial',
      answer: (p) => pesosAnswer(simple(p)),
      feedback: () =>
        md`El interés del segundo mes se calcula sobre lo que se debía entonces, no sobre la deuda inicial.`,
    },
    {
      mistake: 'agrega-el-interes-una-sola-vez',
      answer: (p) => pesosAnswer(firstOnly(p)),
      feedback: () => md`Agregaste el interés del primer mes; el segundo mes también tiene interés.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Primer mes',
      text: md`$${texDecimal(p.debt)} \cdot ${texDecimal(growth(p))} - ${texDecimal(p.fee)} = ${texDecimal(after(p, frac(p.debt)))}$.`,
    },
    {
      title: 'Segundo mes',
      text: md`El interés se calcula sobre ese saldo: $${texDecimal(after(p, frac(p.debt)))} \cdot ${texDecimal(growth(p))} - ${texDecimal(p.fee)} = ${texDecimal(right(p))}$.`,
    },
    { title: 'Respuesta', text: md`Después de la segunda cuota se debe ${pesos(right(p))}.` },
  ],
  steps: (p) => [
    {
      title: 'El interés del primer mes',
      prompt: md`La deuda es de ${pesos(p.debt)}, con ${p.rate} % mensual. ¿Cuánto interés se agrega el primer mes?`,
      answer: enterNumber(frac(p.debt * p.rate, 100), { unit: '$' }),
      slips: [
        slip(frac(p.debt * p.rate, 10), md`Revisa el porcentaje: son centésimos.`),
        slip(
          frac(p.debt - p.fee)
            .mul(p.rate)
            .div(100),
          md`El interés se agrega antes de pagar la cuota: se calcula sobre toda la deuda.`,
        ),
        slip(frac(p.debt).mul(growth(p)), md`Esa es la deuda con el interés; se pide solo el interés.`),
      ],
      done: md`El ${p.rate} % de $${texDecimal(p.debt)}$.`,
    },
    {
      title: 'El saldo después de la primera cuota',
      prompt: md`Se agrega ese interés y se paga la cuota de ${pesos(p.fee)}. ¿Cuánto se debe?`,
      answer: enterNumber(after(p, frac(p.debt)), { unit: '$' }),
      oracle: frac(p.debt)
        .add(frac(p.debt * p.rate, 100))
        .sub(p.fee),
      slips: [
        slip(p.debt - p.fee, md`Pagaste la cuota, pero faltó agregar el interés.`, 'olvida-el-interes-de-la-deuda'),
        slip(frac(p.debt).mul(growth(p)), md`Agregaste el interés; falta descontar la cuota.`),
        slip(
          frac(p.debt)
            .sub(frac(p.debt * p.rate, 100))
            .sub(p.fee),
          md`El interés aumenta la deuda: se suma.`,
        ),
      ],
      done: md`$${texDecimal(p.debt)} \cdot ${texDecimal(growth(p))} - ${texDecimal(p.fee)} = ${texDecimal(after(p, frac(p.debt)))}$.`,
    },
    {
      title: 'El saldo después de la segunda cuota',
      prompt: md`Repite lo mismo con ese saldo. ¿Cuánto se debe después de la segunda cuota?`,
      answer: enterNumber(right(p), { unit: '$' }),
      slips: [
        slip(noInterest(p), md`Restaste las dos cuotas sin agregar intereses.`, 'olvida-el-interes-de-la-deuda'),
        slip(
          simple(p),
          md`El segundo interés se calcula sobre lo que se debía en ese momento.`,
          'calcula-el-interes-sobre-la-deuda-inicial',
        ),
        slip(firstOnly(p), md`El segundo mes también se agrega interés.`, 'agrega-el-interes-una-sola-vez'),
      ],
      done: md`$${texDecimal(after(p, frac(p.debt)))} \cdot ${texDecimal(growth(p))} - ${texDecimal(p.fee)} = ${texDecimal(right(p))}$.`,
    },
  ],
});

function growth(p: Draw) {
  return frac(100 + p.rate, 100);
}

function after(p: Draw, owed: ReturnType<typeof frac>) {
  return owed.mul(growth(p)).sub(p.fee);
}

function right(p: Draw) {
  return after(p, after(p, frac(p.debt)));
}

function noInterest(p: Draw) {
  return frac(p.debt - 2 * p.fee);
}

function simple(p: Draw) {
  return frac(p.debt)
    .mul(100 + 2 * p.rate)
    .div(100)
    .sub(2 * p.fee);
}

function firstOnly(p: Draw) {
  return after(p, frac(p.debt)).sub(p.fee);
}
