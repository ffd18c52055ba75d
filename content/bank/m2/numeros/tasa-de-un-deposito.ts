import { defineDataSufficiency, frac, md, pesos, SUFFICIENCIES, type Sufficiency } from '../../authoring/index.ts';

type Piece = 'deposit' | 'interest' | 'balance' | 'factor' | 'secondOverFirst' | 'moreThan';

interface Draw {
  readonly start: number;
  readonly rate: number;
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

/** Deposit in thousands of pesos, rate in per cent. */
interface Model {
  readonly start: ReturnType<typeof frac>;
  readonly rate: number;
}

const CASES: readonly (readonly [Piece, Piece, Sufficiency])[] = [
  ['deposit', 'interest', 'together'],
  ['interest', 'deposit', 'together'],
  ['deposit', 'balance', 'together'],
  ['interest', 'balance', 'together'],
  ['factor', 'deposit', 'first'],
  ['secondOverFirst', 'balance', 'first'],
  ['deposit', 'factor', 'second'],
  ['interest', 'secondOverFirst', 'second'],
  ['factor', 'secondOverFirst', 'either'],
  ['secondOverFirst', 'factor', 'either'],
  ['interest', 'moreThan', 'neither'],
  ['moreThan', 'balance', 'neither'],
];

export default defineDataSufficiency<Draw, Model>({
  id: 'm2-tasa-de-un-deposito',
  version: 1,
  content: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const [first, second, suffices] = random.pick(CASES);
    return {
      start: 100 * random.integer(3, 12),
      rate: random.integer(3, 10),
      pieces: [first, second],
      suffices,
    };
  },
  situation: () =>
    md`Una persona deposita cierta cantidad de dinero a una tasa de interés compuesto anual constante y no hace otros depósitos ni retiros.`,
  information: (p) => [sentence(p, p.pieces[0]), sentence(p, p.pieces[1])],
  asks: () => md`la tasa de interés anual`,
  suffices: (p) => p.suffices,
  *models(p) {
    // Round deposits, and for each rate those which give the same interest or the same balance.
    for (let rate = 1; rate <= 25; rate++) {
      for (let start = 50; start <= 2000; start += 50) yield { start: frac(start), rate };
      yield { start: frac(p.start * p.rate, rate), rate };
      yield { start: frac(p.start * (100 + p.rate), 100 + rate), rate };
    }
  },
  fitsFirst: (p, model) => fits(p, p.pieces[0], model),
  fitsSecond: (p, model) => fits(p, p.pieces[1], model),
  answer: (_, { rate }) => rate,
  hints: (p) => ({
    first: md`Sobre (1): ${HINTS[p.pieces[0]]}`,
    second: md`Sobre (2): ${HINTS[p.pieces[1]]}`,
    together: md`La tasa compara el interés de un año con lo depositado: ¿se conocen ambos con las dos informaciones?`,
  }),
  solution: (p) => [
    {
      title: 'Qué se necesita',
      text: md`La tasa es el interés de un año dividido por la cantidad con que comenzó ese año; basta conocer esa razón.`,
    },
    { title: 'Información (1)', text: REASONS[p.pieces[0]] },
    { title: 'Información (2)', text: REASONS[p.pieces[1]] },
    {
      title: 'Conclusión',
      text: `${p.suffices === 'together' ? 'Con las dos se conocen el depósito y el interés del primer año. ' : p.suffices === 'neither' ? 'Ni con las dos se conocen el depósito y el interés. ' : ''}La respuesta es: ${SUFFICIENCIES[p.suffices]}.`,
    },
  ],
});

function sentence(p: Draw, piece: Piece): string {
  const thousands = p.start * 1000;
  return {
    deposit: md`La cantidad depositada fue ${pesos(thousands)}.`,
    interest: md`El interés ganado el primer año fue ${pesos((thousands * p.rate) / 100)}.`,
    balance: md`Al terminar el primer año había ${pesos((thousands * (100 + p.rate)) / 100)} en la cuenta.`,
    factor: md`Al terminar el primer año había en la cuenta un ${p.rate} % más que lo depositado.`,
    secondOverFirst: md`El interés ganado el segundo año fue un ${p.rate} % mayor que el ganado el primero.`,
    moreThan: md`La cantidad depositada fue mayor que ${pesos(100_000)}.`,
  }[piece];
}

function fits(p: Draw, piece: Piece, { start, rate }: Model): boolean {
  const interest = start.mul(rate).div(100);
  const balance = start.add(interest);
  return {
    deposit: start.equals(p.start),
    interest: interest.equals(frac(p.start * p.rate, 100)),
    balance: balance.equals(frac(p.start * (100 + p.rate), 100)),
    factor: balance.div(start).equals(frac(100 + p.rate, 100)),
    secondOverFirst: balance
      .mul(rate)
      .div(100)
      .div(interest)
      .equals(frac(100 + p.rate, 100)),
    moreThan: start.compare(100) > 0,
  }[piece];
}

const HINTS: Readonly<Record<Piece, string>> = {
  deposit: 'con solo lo depositado no se sabe cuánto ganó.',
  interest: 'el mismo interés lo dan un depósito grande a tasa baja o uno pequeño a tasa alta.',
  balance: 'un mismo saldo puede venir de distintos depósitos con distintas tasas.',
  factor: 'compara el aumento del primer año con lo que se depositó.',
  secondOverFirst: 'el interés del segundo año se calcula sobre lo depositado más el primer interés.',
  moreThan: 'eso permite muchos depósitos y no dice nada de la ganancia.',
};

const REASONS: Readonly<Record<Piece, string>> = {
  deposit: 'Se conoce lo depositado, pero no lo ganado. No basta.',
  interest: 'Se conoce lo ganado, pero no sobre qué cantidad. No basta.',
  balance: 'Se conoce la suma de depósito e interés, pero no cada uno. No basta.',
  factor: 'El aumento del primer año, en porcentaje, es justamente la tasa. Basta.',
  secondOverFirst:
    'Si se deposita $C$ y la tasa es $i$, los intereses son $Ci$ y $C(1 + i)i$: el segundo es $(1 + i)$ veces el primero, de donde se obtiene $i$. Basta.',
  moreThan: 'No dice cuánto se depositó ni cuánto se ganó. No basta.',
};
