import { defineDataSufficiency, md, pesos, SUFFICIENCIES, type Sufficiency } from '../../authoring/index.ts';

type Piece = 'fee' | 'count' | 'total' | 'share' | 'years' | 'lowerFee';

interface Draw {
  readonly loan: number;
  readonly count: number;
  readonly fee: number;
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

/** Fee in thousands of pesos. */
interface Model {
  readonly count: number;
  readonly fee: number;
}

const CASES: readonly (readonly [Piece, Piece, Sufficiency])[] = [
  ['fee', 'count', 'together'],
  ['count', 'fee', 'together'],
  ['fee', 'years', 'together'],
  ['total', 'count', 'first'],
  ['share', 'fee', 'first'],
  ['fee', 'total', 'second'],
  ['count', 'share', 'second'],
  ['total', 'share', 'either'],
  ['share', 'total', 'either'],
  ['count', 'years', 'neither'],
  ['lowerFee', 'years', 'neither'],
];

export default defineDataSufficiency<Draw, Model>({
  id: 'm2-interes-total-de-un-credito',
  version: 1,
  content: 'm2.numeros.matematica-financiera.creditos',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const [first, second, suffices] = random.pick(CASES);
    const [count, loan] = [12 * random.integer(1, 4), 600 * random.integer(1, 10)];
    const fee = (loan * (100 + random.integer(8, 30))) / 100 / count;
    return { count, fee, loan, pieces: [first, second], suffices };
  },
  accepts: (p) => Number.isInteger(p.fee) && p.fee >= 40 && p.fee < 390,
  situation: (p) =>
    md`Una familia pide un crédito de ${pesos(p.loan * 1000)} y lo paga por completo en cuotas mensuales iguales, sin otros gastos.`,
  information: (p) => [sentence(p, p.pieces[0]), sentence(p, p.pieces[1])],
  asks: () => md`cuánto paga en intereses por el crédito completo`,
  suffices: (p) => p.suffices,
  *models() {
    for (let count = 1; count <= 72; count++) for (let fee = 1; fee <= 400; fee++) yield { count, fee };
  },
  fitsFirst: (p, model) => fits(p, p.pieces[0], model),
  fitsSecond: (p, model) => fits(p, p.pieces[1], model),
  answer: (p, { count, fee }) => count * fee - p.loan,
  hints: (p) => ({
    first: md`Sobre (1): ${HINTS[p.pieces[0]]}`,
    second: md`Sobre (2): ${HINTS[p.pieces[1]]}`,
    together: md`El interés es todo lo pagado menos lo prestado: ¿se conoce todo lo pagado con las dos informaciones?`,
  }),
  solution: (p) => [
    {
      title: 'Qué se necesita',
      text: md`El interés total es todo lo que se paga menos los ${pesos(p.loan * 1000)} prestados: hay que conocer todo lo pagado.`,
    },
    { title: 'Información (1)', text: REASONS[p.pieces[0]] },
    { title: 'Información (2)', text: REASONS[p.pieces[1]] },
    {
      title: 'Conclusión',
      text: `${p.suffices === 'together' ? 'Con las dos se multiplica el número de cuotas por su valor. ' : p.suffices === 'neither' ? 'Ni con las dos se conoce el valor de la cuota. ' : ''}La respuesta es: ${SUFFICIENCIES[p.suffices]}.`,
    },
  ],
});

function percentage(p: Draw): number {
  return (100 * (p.count * p.fee - p.loan)) / p.loan;
}

function sentence(p: Draw, piece: Piece): string {
  return {
    fee: md`Cada cuota es de ${pesos(p.fee * 1000)}.`,
    count: md`El crédito se paga en ${p.count} cuotas.`,
    total: md`La suma de todas las cuotas es ${pesos(p.count * p.fee * 1000)}.`,
    share: md`El interés total equivale al ${percentage(p)} % del monto prestado.`,
    years: p.count === 12 ? md`El crédito se paga en 1 año.` : md`El crédito se paga en ${p.count / 12} años.`,
    lowerFee: md`Cada cuota es menor que ${pesos((p.fee + 5) * 1000)}.`,
  }[piece];
}

function fits(p: Draw, piece: Piece, { count, fee }: Model): boolean {
  return {
    fee: fee === p.fee,
    count: count === p.count,
    total: count * fee === p.count * p.fee,
    share: 100 * (count * fee - p.loan) === percentage(p) * p.loan,
    years: count === p.count,
    lowerFee: fee < p.fee + 5,
  }[piece];
}

const HINTS: Readonly<Record<Piece, string>> = {
  fee: 'el valor de una cuota no dice cuántas son.',
  count: 'el número de cuotas no dice cuánto se paga en cada una.',
  total: 'compara esa suma con el monto prestado.',
  share: 'el monto prestado es conocido, así que un porcentaje de él también.',
  years: 'de los años se obtiene el número de cuotas, pero no su valor.',
  lowerFee: 'hay muchos valores posibles para la cuota.',
};

const REASONS: Readonly<Record<Piece, string>> = {
  fee: 'Se conoce una cuota, pero no cuántas son. No basta.',
  count: 'Se conoce cuántas cuotas son, pero no su valor. No basta.',
  total: 'Es todo lo pagado; al restarle lo prestado se obtiene el interés. Basta.',
  share: 'Lo prestado es conocido, así que el porcentaje se puede calcular. Basta.',
  years: 'Como las cuotas son mensuales, se conoce cuántas son, pero no su valor. No basta.',
  lowerFee: 'Hay muchos valores posibles para la cuota. No basta.',
};
