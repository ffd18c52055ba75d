import {
  allDifferent,
  decimal,
  defineTemplate,
  enterChoice,
  enterExpression,
  enterNumber,
  md,
  slip,
} from '../../authoring/index.ts';

interface Draw {
  readonly start: number;
  readonly factor: number;
  readonly hours: number;
  readonly organism: string;
}

const VERBS: Readonly<Record<number, string>> = { 2: 'duplica', 3: 'triplica', 4: 'cuadruplica', 5: 'quintuplica' };

export default defineTemplate<Draw>({
  id: 'm1-cultivo-que-se-multiplica',
  version: 1,
  content: 'm1.numeros.potencias-raices.problemas',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    start: 10 * random.integer(5, 90),
    factor: random.integer(2, 5),
    hours: random.pick([2, 3, 4, 6, 8, 12]),
    organism: random.pick(['bacterias', 'levaduras', 'microalgas']),
  }),
  accepts: (p) => p.hours ** 2 !== 24 && p.start % p.factor !== 0 && allDifferent([p.start, p.start * p.factor]),
  stem: (p) =>
    md`En un laboratorio se inicia un cultivo con ${decimal(p.start)} ${p.organism}. En las condiciones del experimento, la cantidad de ${p.organism} se ${VERBS[p.factor] ?? ''} cada ${p.hours} horas. ¿Cuál de las siguientes expresiones representa la cantidad de ${p.organism} que habrá al cabo de $d$ días?`,
  key: (p) => expression(p, `${p.start} \\cdot ${p.factor}^{${24 / p.hours}d}`),
  oracle: (p) => {
    const cells = [p.start];
    for (let hour = 1; hour <= 48; hour++) cells.push((cells.at(-1) ?? 0) * (hour % p.hours === 0 ? p.factor : 1));
    const [atStart, oneDay, twoDays] = [cells[0] ?? 0, cells[24] ?? 0, cells[48] ?? 0];
    if (oneDay * oneDay !== atStart * twoDays) return 'not exponential';
    let exponent = 0;
    for (let times = oneDay / atStart; times > 1; times /= p.factor) exponent++;
    return `${atStart} \\cdot ${p.factor}^{${exponent}d}`;
  },
  distractors: [
    {
      mistake: 'multiplica-horas-por-dias-en-el-exponente',
      answer: (p) => expression(p, `${p.start} \\cdot ${p.factor}^{${p.hours}d}`),
      feedback: (p) =>
        md`El exponente es la cantidad de veces que se ${VERBS[p.factor] ?? ''}: ¿cuántas veces ocurre en un día?`,
    },
    {
      mistake: 'modela-como-crecimiento-lineal',
      answer: (p) => expression(p, `${p.start} \\cdot ${p.factor} \\cdot ${24 / p.hours}d`),
      feedback: () =>
        md`Multiplicar varias veces por el mismo factor es una potencia, no un producto por la cantidad de veces.`,
    },
    {
      mistake: 'eleva-tambien-la-cantidad-inicial',
      answer: (p) => expression(p, `(${p.start} \\cdot ${p.factor})^{${24 / p.hours}d}`),
      feedback: () => md`La cantidad inicial aparece una sola vez; lo que se repite es el factor.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuántas veces ocurre en un día',
      text: md`Un día tiene $24$ horas, así que la cantidad se ${VERBS[p.factor] ?? ''} $24 : ${p.hours} = ${24 / p.hours}$ veces al día.`,
    },
    {
      title: 'Cuántas veces ocurre en los días dados',
      text: md`En $d$ días ocurre $${24 / p.hours}d$ veces, y cada vez se multiplica por $${p.factor}$.`,
    },
    {
      title: 'La expresión',
      text: md`A la cantidad inicial se le aplica ese factor tantas veces: $${p.start} \cdot ${p.factor}^{${24 / p.hours}d}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Cuántas veces en un día',
      prompt: md`La cantidad se ${VERBS[p.factor] ?? ''} cada ${p.hours} horas. ¿Cuántas veces ocurre eso en un día?`,
      answer: enterNumber(24 / p.hours),
      slips: [
        slip(
          p.hours,
          md`Esas son las horas que pasan entre una vez y la siguiente. ¿Cuántas caben en un día?`,
          'multiplica-horas-por-dias-en-el-exponente',
        ),
        slip(24 * p.hours, md`Multiplicaste: reparte las $24$ horas del día en tramos de ${p.hours}.`),
      ],
      done: md`$24 : ${p.hours} = ${24 / p.hours}$ veces al día.`,
    },
    {
      title: 'Cuántas veces en d días',
      prompt: md`¿Cuántas veces ocurre en $d$ días? Escríbelo con la letra $d$.`,
      answer: enterExpression(`${24 / p.hours}d`),
      oracle: (d) => (d ?? 0) / (p.hours / 24),
      slips: [
        slip(
          `${p.hours}d`,
          md`Usaste las horas de cada tramo y no las veces que ocurre en un día.`,
          'multiplica-horas-por-dias-en-el-exponente',
        ),
        slip(`d + ${24 / p.hours}`, md`Cada día se repite lo mismo: no es una suma, es tantas veces por cada día.`),
      ],
      done: md`Por cada día son $${24 / p.hours}$ veces: $${24 / p.hours}d$.`,
    },
    {
      title: 'La expresión',
      prompt: md`Se parte con ${decimal(p.start)} ${p.organism}. ¿Cómo queda la cantidad al cabo de $d$ días?`,
      answer: enterChoice(
        [
          md`$${p.start} \cdot ${p.factor} \cdot ${24 / p.hours}d$`,
          md`$${p.start} \cdot ${p.factor}^{${24 / p.hours}d}$`,
          md`$(${p.start} \cdot ${p.factor})^{${24 / p.hours}d}$`,
        ],
        1,
      ),
      slips: [
        slip(
          '0',
          md`Así la cantidad crecería lo mismo cada vez; aquí cada vez se multiplica lo que ya hay.`,
          'modela-como-crecimiento-lineal',
        ),
        slip(
          '2',
          md`El número inicial aparece una sola vez: lo que se repite es el factor.`,
          'eleva-tambien-la-cantidad-inicial',
        ),
      ],
      done: md`El factor $${p.factor}$ se aplica $${24 / p.hours}d$ veces a la cantidad inicial.`,
    },
  ],
});

function expression(_: Draw, tex: string) {
  return { text: md`$${tex}$`, value: tex };
}
