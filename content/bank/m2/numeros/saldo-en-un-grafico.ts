import {
  allDifferent,
  areCounts,
  decimal,
  defineTemplate,
  frac,
  md,
  percent,
  pesosAnswer,
} from '../../authoring/index.ts';

/** Saldo at the start in thousands of pesos, and the yearly rate in per cent. */
interface Draw {
  readonly start: number;
  readonly rate: number;
  readonly where: string;
}

export default defineTemplate<Draw>({
  id: 'm2-saldo-en-un-grafico',
  version: 2,
  content: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => {
    const [rate, least] = random.pick([
      [2, 500],
      [3, 1000],
      [4, 250],
      [5, 200],
      [6, 500],
      [8, 250],
    ] as const);
    return {
      rate,
      start: least * random.integer(1, Math.floor(9000 / least)),
      where: random.pick(['una cooperativa', 'un banco', 'una caja de compensación']),
    };
  },
  accepts: (p) =>
    areCounts(
      options(p)
        .slice(0, 3)
        .map((one) => one.mul(1000)),
    ) && allDifferent(options(p)),
  stem: (p) =>
    md`El gráfico muestra tres saldos de un depósito en ${p.where}: el inicial, el del final del primer año y el del final del segundo. El saldo crece a interés compuesto anual, siempre con la misma tasa, sin retiros ni nuevos depósitos. ¿Cuál será el saldo al final del tercer año?`,
  figure: (p) => ({
    kind: 'chart',
    type: 'bars',
    categories: ['Comienzo', 'Año 1', 'Año 2'],
    series: [{ name: 'Saldo', values: [0, 1, 2].map((year) => after(p, year).valueOf()) }],
    yTitle: 'Saldo (miles de pesos)',
    showValues: true,
    alt: `Gráfico de barras del saldo, en miles de pesos: ${[0, 1, 2].map((year) => decimal(after(p, year))).join(', ')}.`,
    caption: 'Datos ficticios con fines didácticos.',
  }),
  key: (p) => thousands(options(p)[0]),
  oracle: (p) => {
    // Year by year, with the interest that the first two bars show.
    const interest = after(p, 1).sub(p.start).div(p.start);
    let saldo = after(p, 2);
    saldo = saldo.add(saldo.mul(interest));
    return saldo.mul(1000);
  },
  distractors: [
    {
      mistake: 'repite-el-ultimo-aumento',
      answer: (p) => thousands(options(p)[1]),
      feedback: () => md`Repetiste el último aumento en pesos; lo que se repite cada año es el porcentaje.`,
    },
    {
      mistake: 'usa-interes-simple',
      answer: (p) => thousands(options(p)[2]),
      feedback: () => md`Sumaste otra vez el interés del primer año: eso es interés simple.`,
    },
    {
      mistake: 'usa-el-crecimiento-de-dos-anos',
      answer: (p) => thousands(options(p)[3]),
      feedback: () => md`Usaste lo que creció en dos años como si fuera lo de uno solo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La tasa desde el gráfico',
      text: md`De ${decimal(after(p, 0))} a ${decimal(after(p, 1))} hay un aumento de ${decimal(after(p, 1).sub(p.start))}, que es el ${percent(p.rate)}. De ${decimal(after(p, 1))} a ${decimal(after(p, 2))} el porcentaje es el mismo.`,
    },
    {
      title: 'El tercer año',
      text: md`El interés es el ${percent(p.rate)} de ${decimal(after(p, 2))}, es decir, ${decimal(after(p, 3).sub(after(p, 2)))} miles de pesos.`,
    },
    {
      title: 'El saldo',
      text: md`${decimal(after(p, 2))} y ${decimal(after(p, 3).sub(after(p, 2)))} suman ${decimal(after(p, 3))} miles de pesos: el saldo será de ${thousands(after(p, 3)).text}.`,
    },
  ],
});

function after(p: Draw, years: number) {
  return frac(100 + p.rate, 100)
    .pow(years)
    ?.mul(p.start) as ReturnType<typeof frac>;
}

/** In thousands: the key, the last rise once more, the first rise once more, two years at once. */
function options(p: Draw) {
  const [start, first, second] = [after(p, 0), after(p, 1), after(p, 2)];
  return [
    after(p, 3),
    second.add(second.sub(first)),
    second.add(first.sub(start)),
    second.mul(second.div(start)),
  ] as const;
}

function thousands(amount: ReturnType<typeof frac>) {
  return pesosAnswer(amount.mul(1000));
}
