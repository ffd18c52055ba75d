import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

const CASES = [
  {
    what: 'hogares que separan su basura',
    of: 'Hogares',
    column: 'Separan su basura',
    best: 'una mayor parte de los hogares separa su basura',
  },
  {
    what: 'estudiantes que asisten en bicicleta',
    of: 'Estudiantes',
    column: 'Asisten en bicicleta',
    best: 'una mayor parte de los estudiantes asiste en bicicleta',
  },
  {
    what: 'viviendas con panel solar',
    of: 'Viviendas',
    column: 'Con panel solar',
    best: 'una mayor parte de las viviendas tiene panel solar',
  },
] as const;
const PLACES = ['Los Aromos', 'El Boldo', 'Las Quilas', 'Río Claro', 'Los Maitenes', 'Agua Buena'] as const;

export default defineTemplate({
  id: 'm1-tasa-entre-localidades',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.problemas',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const [small = 0, middle = 0, large = 0, largest = 0] = random
      .sample([80, 120, 160, 200, 240, 300, 320, 400, 500, 600], 4)
      .toSorted((a, b) => a - b);
    const [high = 0, next = 0, ...low] = random
      .sample([5, 10, 15, 20, 25, 30, 35, 40, 45, 50], 4)
      .toSorted((a, b) => b - a);
    const [lowSmall = 0, lowLargest = 0] = random.sample(low, 2);
    const rows = random.sample(
      [
        { total: small, rate: lowSmall },
        { total: middle, rate: high },
        { total: large, rate: next },
        { total: largest, rate: lowLargest },
      ],
      4,
    );
    return {
      context: random.integer(0, CASES.length - 1),
      places: random.sample(PLACES, 4),
      totals: rows.map(({ total }) => total),
      shares: rows.map(({ rate }) => rate),
    };
  },
  accepts: (p) => {
    const found = [bestRate(p), mostCases(p), largest(p), smallest(p)];
    return new Set(found).size === 4 && p.totals.every((_, index) => Number.isInteger(cases(p, index)));
  },
  stem: (p) => {
    const { what, of, column, best } = CASES[p.context] ?? CASES[0];
    const rows = p.places.map((place, index) => `| ${place} | ${decimal(p.totals[index] ?? 0)} | ${cases(p, index)} |`);
    return md`La tabla muestra la cantidad de ${what} en cuatro localidades.

| Localidad | ${of} | ${column} |
| --- | --- | --- |
${rows.join('\n')}

¿En cuál de las localidades ${best}?`;
  },
  key: (p) => place(p, bestRate(p)),
  oracle: (p) => {
    // a/b > c/d compared by cross products, without dividing.
    const winner = p.totals.findIndex((total, index) =>
      p.totals.every((other, rival) => cases(p, index) * other >= cases(p, rival) * total),
    );
    return place(p, winner).value;
  },
  distractors: [
    {
      mistake: 'tasa-mayor-cantidad',
      answer: (p) => place(p, mostCases(p)),
      feedback: () => md`Ahí está la mayor cantidad, pero sobre un total también mayor: compara las partes.`,
    },
    {
      mistake: 'tasa-mayor-total',
      answer: (p) => place(p, largest(p)),
      feedback: () => md`Es la localidad más grande; eso no dice qué parte cumple lo pedido.`,
    },
    {
      mistake: 'tasa-menor-total',
      answer: (p) => place(p, smallest(p)),
      feedback: () => md`Es la localidad más pequeña; un total chico no asegura una parte mayor.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Comparar partes, no cantidades',
      text: md`Los totales son distintos, así que se calcula qué fracción del total cumple en cada localidad.`,
    },
    {
      title: 'Las fracciones',
      text: p.places
        .map(
          (name, index) =>
            md`- ${name}: $\frac{${cases(p, index)}}{${p.totals[index] ?? 1}}$, que es el ${p.shares[index] ?? 0} %`,
        )
        .join('\n'),
    },
    { title: 'La mayor', text: md`La mayor parte corresponde a ${place(p, bestRate(p)).text}.` },
  ],
});

interface Parameters {
  readonly places: readonly string[];
  readonly totals: readonly number[];
  readonly shares: readonly number[];
}

function cases(p: Parameters, index: number): number {
  return ((p.totals[index] ?? 0) * (p.shares[index] ?? 0)) / 100;
}

function place(p: Parameters, index: number) {
  return wordsAnswer(p.places[index] ?? '');
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

function bestRate(p: Parameters): number {
  return indexOfMost(p.totals.map((total, index) => frac(cases(p, index), total).valueOf()));
}

function mostCases(p: Parameters): number {
  return indexOfMost(p.totals.map((_, index) => cases(p, index)));
}

function largest(p: Parameters): number {
  return indexOfMost(p.totals);
}

function smallest(p: Parameters): number {
  return p.totals.indexOf(Math.min(...p.totals));
}
