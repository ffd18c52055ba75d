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
  readonly above: number;
  readonly below: number;
  readonly exponent: number;
  readonly whole: number;
}

export default defineTemplate<Draw>({
  id: 'm1-potencias-de-exponente-negativo',
  version: 1,
  content: 'm1.numeros.potencias-raices.potencias',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    above: random.integer(2, 5),
    below: random.integer(2, 7),
    exponent: random.pick([2, 2, 3]),
    whole: random.integer(2, 9),
  }),
  accepts: (p) =>
    p.above !== p.below &&
    frac(p.above, p.below).d === BigInt(p.below) &&
    right(p).d <= 72n &&
    allDifferent([right(p), signMoved(p), notInverted(p), multiplied(p)]),
  stem: (p) =>
    md`¿Cuál es el valor de $\left(\frac{${p.above}}{${p.below}}\right)^{-${p.exponent}} - ${p.whole}^{-1}$?`,
  key: (p) => fractionAnswer(right(p)),
  oracle: (p) => {
    // The power is the number which gives 1 when multiplied by the fraction as many times as the exponent says.
    let divided = frac(1);
    for (let turn = 0; turn < p.exponent; turn++) divided = divided.div(p.above).mul(p.below);
    return divided.mul(p.whole).sub(1).div(p.whole);
  },
  distractors: [
    {
      mistake: 'exponente-negativo-como-signo',
      answer: (p) => fractionAnswer(signMoved(p)),
      feedback: () => md`Un exponente negativo no vuelve negativa la potencia: invierte la base.`,
    },
    {
      mistake: 'eleva-sin-invertir-la-base',
      answer: (p) => fractionAnswer(notInverted(p)),
      feedback: (p) => md`En la primera potencia falta invertir la fracción antes de elevar a $${p.exponent}$.`,
    },
    {
      mistake: 'multiplica-base-por-exponente',
      answer: (p) => fractionAnswer(multiplied(p)),
      feedback: (p) => md`Invertiste bien, pero elevar a $${p.exponent}$ no es multiplicar por $${p.exponent}$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El exponente negativo invierte',
      text: md`$\left(\frac{${p.above}}{${p.below}}\right)^{-${p.exponent}} = \left(\frac{${p.below}}{${p.above}}\right)^{${p.exponent}} = ${texFraction(power(p))}$ y $${p.whole}^{-1} = \frac{1}{${p.whole}}$.`,
    },
    {
      title: 'Restar con denominador común',
      text: md`$${texFraction(power(p))} - \frac{1}{${p.whole}}$. El valor es $${texFraction(right(p))}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La primera potencia',
      prompt: md`¿Cuánto vale $\left(\frac{${p.above}}{${p.below}}\right)^{-${p.exponent}}$?`,
      answer: enterNumber(power(p)),
      slips: [
        slip(
          power(p).inverse(),
          md`Elevaste bien, pero el exponente es negativo: primero se invierte la fracción.`,
          'eleva-sin-invertir-la-base',
        ),
        slip(
          power(p).inverse().neg(),
          md`El signo menos del exponente no pasa al resultado.`,
          'exponente-negativo-como-signo',
        ),
        slip(
          frac(p.below * p.exponent, p.above),
          md`Invertiste bien, pero una potencia no es base por exponente.`,
          'multiplica-base-por-exponente',
        ),
      ],
      done: md`$\left(\frac{${p.below}}{${p.above}}\right)^{${p.exponent}} = ${texFraction(power(p))}$.`,
    },
    {
      title: 'La segunda potencia',
      prompt: md`¿Y cuánto vale $${p.whole}^{-1}$?`,
      answer: enterNumber(frac(1, p.whole)),
      slips: [
        slip(-p.whole, md`El menos del exponente no cambia el signo del número.`, 'exponente-negativo-como-signo'),
        slip(
          frac(-1, p.whole),
          md`Invertiste bien, pero el resultado no es negativo.`,
          'exponente-negativo-como-signo',
        ),
        slip(p.whole, md`El exponente $-1$ sí cambia algo: hay que invertir la base.`, 'eleva-sin-invertir-la-base'),
      ],
      done: md`Elevar a $-1$ es tomar el inverso.`,
    },
    {
      title: 'La resta',
      prompt: md`Resta las dos potencias. ¿Cuál es el valor de $\left(\frac{${p.above}}{${p.below}}\right)^{-${p.exponent}} - ${p.whole}^{-1}$?`,
      answer: enterNumber(right(p)),
      slips: [
        slip(power(p).add(frac(1, p.whole)), md`Sumaste las dos potencias, y entre ellas hay una resta.`),
        slip(
          signMoved(p),
          md`El exponente negativo no vuelve negativa la primera potencia.`,
          'exponente-negativo-como-signo',
        ),
        slip(notInverted(p), md`En la primera potencia falta invertir la fracción.`, 'eleva-sin-invertir-la-base'),
        slip(
          multiplied(p),
          md`Revisa la primera potencia: elevar no es multiplicar por el exponente.`,
          'multiplica-base-por-exponente',
        ),
      ],
      done: md`$${texFraction(power(p))} - \frac{1}{${p.whole}} = ${texFraction(right(p))}$.`,
    },
  ],
});

function power(p: Draw) {
  return frac(p.below ** p.exponent, p.above ** p.exponent);
}

function right(p: Draw) {
  return power(p).sub(frac(1, p.whole));
}

function signMoved(p: Draw) {
  return frac(1, p.whole).sub(frac(p.above ** p.exponent, p.below ** p.exponent));
}

function notInverted(p: Draw) {
  return frac(p.above ** p.exponent, p.below ** p.exponent).sub(frac(1, p.whole));
}

function multiplied(p: Draw) {
  return frac(p.below * p.exponent, p.above).sub(frac(1, p.whole));
}
