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
  readonly deposit: number;
  readonly rate: number;
}

export default defineTemplate<Draw>({
  id: 'm2-aportes-al-comienzo-de-cada-ano',
  version: 1,
  content: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => {
    // Deposits of which three years of interest are whole pesos.
    const [rate, unit] = random.pick([
      [4, 125_000],
      [5, 40_000],
      [6, 125_000],
      [8, 125_000],
      [10, 10_000],
      [10, 50_000],
    ] as const);
    return { deposit: unit * random.integer(2, Math.floor(1_500_000 / unit)), rate };
  },
  accepts: (p) =>
    areCounts([right(p), atTheEnd(p), allAtOnce(p), simple(p)]) &&
    allDifferent([right(p), atTheEnd(p), allAtOnce(p), simple(p)]),
  stem: (p) =>
    md`Para complementar su pensión, una trabajadora aporta ${pesos(p.deposit)} al comienzo de cada año, durante tres años, a un fondo que renta un ${p.rate} % anual compuesto. Si la renta se mantiene, ¿cuánto dinero habrá en el fondo al terminar el tercer año?`,
  key: (p) => pesosAnswer(right(p)),
  oracle: (p) => {
    let fund = frac(0);
    for (let year = 1; year <= 3; year++)
      fund = fund
        .add(p.deposit)
        .mul(100 + p.rate)
        .div(100);
    return fund;
  },
  distractors: [
    {
      mistake: 'aporta-al-final-del-periodo',
      answer: (p) => pesosAnswer(atTheEnd(p)),
      feedback: () => md`Calculaste como si aportara al final de cada año: al último aporte le falta su renta.`,
    },
    {
      mistake: 'hace-rentar-todo-desde-el-comienzo',
      answer: (p) => pesosAnswer(allAtOnce(p)),
      feedback: () => md`Hiciste rentar los tres aportes durante tres años, y el último estuvo solo uno.`,
    },
    {
      mistake: 'aplica-la-renta-una-sola-vez',
      answer: (p) => pesosAnswer(simple(p)),
      feedback: () => md`Aplicaste la renta de un año al total aportado: los primeros aportes rentan más de una vez.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuántos años renta cada aporte',
      text: md`El primero está tres años en el fondo, el segundo dos y el tercero uno. Cada año multiplica por $${texDecimal(growth(p))}$.`,
    },
    {
      title: 'El valor de cada aporte al final',
      text: md`$${texDecimal(p.deposit)} \cdot ${texDecimal(growth(p))}^3 + ${texDecimal(p.deposit)} \cdot ${texDecimal(growth(p))}^2 + ${texDecimal(p.deposit)} \cdot ${texDecimal(growth(p))}$.`,
    },
    { title: 'La suma', text: md`En el fondo habrá ${pesos(right(p))}.` },
  ],
});

function growth(p: Draw) {
  return frac(100 + p.rate, 100);
}

function power(p: Draw, exponent: number) {
  return growth(p).pow(exponent) ?? frac(0);
}

function right(p: Draw) {
  return power(p, 3).add(power(p, 2)).add(growth(p)).mul(p.deposit);
}

function atTheEnd(p: Draw) {
  return power(p, 2).add(growth(p)).add(1).mul(p.deposit);
}

function allAtOnce(p: Draw) {
  return power(p, 3).mul(3 * p.deposit);
}

function simple(p: Draw) {
  return growth(p).mul(3 * p.deposit);
}
