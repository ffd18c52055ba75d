import {
  allDifferent,
  defineTemplate,
  frac,
  md,
  polynomialAnswer,
  polynomialValueOf,
  texDecimal,
  texPolynomial,
} from '../../authoring/index.ts';

/** Levels in tenths of a metre. */
interface Draw {
  readonly day1: number;
  readonly level1: number;
  readonly days: number;
  readonly perDay: number;
  readonly place: string;
}

export default defineTemplate<Draw>({
  id: 'm1-nivel-de-un-embalse',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.problemas',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    day1: random.integer(4, 15),
    level1: random.integer(180, 520),
    days: random.pick([5, 10, 15, 20]),
    perDay: random.integer(2, 8),
    place: random.pick(['un embalse', 'una laguna', 'un tranque de riego', 'un canal']),
  }),
  accepts: (p) =>
    allDifferent([right(p), fromFirst(p), rising(p), perReading(p)].map((line) => texPolynomial(line, 'd'))),
  stem: (p) =>
    md`Durante una sequía, el nivel del agua de ${p.place} baja a ritmo constante. El día ${p.day1} del registro el nivel era de $${texDecimal(frac(p.level1, 10))}$ m y el día ${p.day1 + p.days} era de $${texDecimal(level2(p))}$ m. ¿Cuál de las siguientes funciones representa el nivel, en metros, el día $d$ del registro?`,
  key: (p) => option(right(p)),
  oracle: (p) => {
    // Day by day backwards to day 0, and forward to the second reading.
    const levels: number[] = [];
    for (let tenths = p.level1 + p.day1 * p.perDay; levels.length <= p.day1 + p.days; tenths -= p.perDay)
      levels.push(tenths);
    if (levels[p.day1] !== p.level1 || !level2(p).equals(frac(levels[p.day1 + p.days] ?? 0, 10)))
      return 'not this level';
    return polynomialValueOf((d) => frac(levels[Number(d.valueOf())] ?? 0, 10), { degree: 1, symbol: 'd' });
  },
  distractors: [
    {
      mistake: 'toma-la-primera-medicion-por-inicial',
      answer: (p) => option(fromFirst(p)),
      feedback: (p) => md`Con $d = 0$ tu función da el nivel del día ${p.day1}: ese día no es el día $0$.`,
    },
    {
      mistake: 'hace-crecer-lo-que-disminuye',
      answer: (p) => option(rising(p)),
      feedback: () => md`En tu función el nivel sube con los días, y el registro dice que baja.`,
    },
    {
      mistake: 'usa-el-cambio-total-como-pendiente',
      answer: (p) => option(perReading(p)),
      feedback: () => md`Usaste lo que bajó entre las dos mediciones como si hubiera bajado en un día.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuánto baja por día',
      text: md`En $${p.days}$ días bajó $${texDecimal(frac(p.perDay * p.days, 10))}$ m: son $${texDecimal(frac(p.perDay, 10))}$ m por día.`,
    },
    {
      title: 'El nivel del día 0',
      text: md`${p.day1} días antes de la primera medición el nivel era $${texDecimal(frac(p.level1, 10))} + ${p.day1} \cdot ${texDecimal(frac(p.perDay, 10))} = ${texDecimal(frac(p.level1 + p.day1 * p.perDay, 10))}$ m.`,
    },
    { title: 'La función', text: md`Es ${option(right(p)).text}.` },
  ],
});

type Line = readonly [ReturnType<typeof frac>, ReturnType<typeof frac>];

function level2(p: Draw) {
  return frac(p.level1 - p.perDay * p.days, 10);
}

function right(p: Draw): Line {
  return [frac(-p.perDay, 10), frac(p.level1 + p.day1 * p.perDay, 10)];
}

function fromFirst(p: Draw): Line {
  return [frac(-p.perDay, 10), frac(p.level1, 10)];
}

function rising(p: Draw): Line {
  return [frac(p.perDay, 10), frac(p.level1 - p.day1 * p.perDay, 10)];
}

function perReading(p: Draw): Line {
  return [frac(-p.perDay * p.days, 10), frac(p.level1 + p.day1 * p.perDay * p.days, 10)];
}

/** The height first, as a level that falls is told. */
function option([slope, height]: Line) {
  const { value } = polynomialAnswer([slope, height], 'd');
  const size = slope.abs().equals(1) ? '' : texDecimal(slope.abs());
  return { text: md`$N(d) = ${texDecimal(height)} ${slope.s < 0n ? '-' : '+'} ${size}d$`, value };
}
