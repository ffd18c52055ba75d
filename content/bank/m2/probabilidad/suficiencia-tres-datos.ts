import { defineDataSufficiency, SUFFICIENCIES, type Sufficiency } from '../../authoring/data-sufficiency.ts';
import { md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

type Fact = 'steps' | 'symmetric' | 'range' | 'mean' | 'least';
/** Each pair may come in both orders; the pairs that suffice come as often as those that do not. */
const PAIRS: readonly (readonly [Fact, Fact])[] = [
  ['symmetric', 'range'],
  ['symmetric', 'range'],
  ['steps', 'mean'],
  ['steps', 'range'],
  ['steps', 'least'],
  ['mean', 'range'],
  ['least', 'range'],
  ['symmetric', 'mean'],
];

export default defineDataSufficiency({
  id: 'm2-suficiencia-tres-datos',
  version: 1,
  content: 'm2.probabilidad.dispersion.medidas',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const [first, second] = random.sample(random.pick(PAIRS), 2) as [Fact, Fact];
    // Steps of four at least: with smaller ones, whole numbers alone would settle cases that should stay open.
    return { least: random.integer(3, 12), step: random.integer(4, 8), first, second };
  },
  situation: () => md`Una muestra tiene tres datos, $a < b < c$, que son números enteros positivos.`,
  information: (p) => [fact(p, p.first), fact(p, p.second)],
  asks: () => md`la desviación estándar de los tres datos`,
  suffices,
  models: () =>
    integers(1, 30).flatMap((a) =>
      integers(1, 20).flatMap((up) => integers(1, 20).map((more) => ({ a, b: a + up, c: a + up + more }))),
    ),
  fitsFirst: (p, data) => fits(p, p.first, data),
  fitsSecond: (p, data) => fits(p, p.second, data),
  // Nine times the variance, a whole number.
  answer: (_, { a, b, c }) => 3 * (a * a + b * b + c * c) - (a + b + c) ** 2,
  hints: () => ({
    first: md`Busca dos tríos de datos que cumplan (1) y compara qué tan separados están.`,
    second: md`La desviación depende de las distancias entre los datos: mira si (2) las fija todas.`,
    together: md`Escribe ambas condiciones con $a$, $b$ y $c$ y revisa si fijan las dos distancias, $b - a$ y $c - b$.`,
  }),
  solution: (p) => [
    {
      title: 'Qué hay que conocer',
      text: md`La desviación estándar no cambia si los tres datos se desplazan juntos: basta conocer las distancias $b - a$ y $c - b$.`,
    },
    { title: 'Con (1)', text: explained(p, p.first) },
    { title: 'Con (2)', text: explained(p, p.second) },
    { title: 'Concluir', text: md`${together(p)} La respuesta es: ${SUFFICIENCIES[suffices(p)]}.` },
  ],
});

interface Parameters {
  readonly least: number;
  readonly step: number;
  readonly first: Fact;
  readonly second: Fact;
}

function suffices(p: Parameters): Sufficiency {
  if (p.first === 'steps') return 'first';
  if (p.second === 'steps') return 'second';
  return [p.first, p.second].toSorted().join() === 'range,symmetric' ? 'together' : 'neither';
}

function fact(p: Parameters, which: Fact): string {
  return {
    steps: md`$b$ es ${p.step} unidades mayor que $a$, y $c$ es ${p.step} unidades mayor que $b$.`,
    symmetric: md`La media y la mediana de los tres datos son iguales.`,
    range: md`El rango de los datos es ${2 * p.step}.`,
    mean: md`La media de los datos es ${p.least + p.step}.`,
    least: md`El menor de los datos es ${p.least}.`,
  }[which];
}

function fits(
  p: Parameters,
  which: Fact,
  { a, b, c }: { readonly a: number; readonly b: number; readonly c: number },
): boolean {
  return {
    steps: b - a === p.step && c - b === p.step,
    symmetric: a + c === 2 * b,
    range: c - a === 2 * p.step,
    mean: a + b + c === 3 * (p.least + p.step),
    least: a === p.least,
  }[which];
}

function explained(p: Parameters, which: Fact): string {
  return {
    steps: md`Da las dos distancias, así que la desviación estándar queda determinada.`,
    symmetric: md`Dice que $b$ está justo al medio, $b - a = c - b$, pero no cuánto miden esas distancias: por sí sola no basta.`,
    range: md`Da $c - a = ${2 * p.step}$, pero $b$ puede estar en distintos lugares: por sí sola no basta.`,
    mean: md`Da la suma de los datos, que se logra con distancias distintas: por sí sola no basta.`,
    least: md`Da $a = ${p.least}$ y nada sobre los otros dos datos: por sí sola no basta.`,
  }[which];
}

function together(p: Parameters): string {
  const sufficient = suffices(p);
  if (sufficient === 'together')
    return md`Juntas dicen que $b$ está al medio y que $c - a = ${2 * p.step}$: ambas distancias son ${p.step}.`;
  if (sufficient === 'neither')
    return md`Juntas tampoco fijan las dos distancias: hay más de un trío que cumple ambas, con desviaciones distintas.`;
  return md`Una de las informaciones fija las distancias y la otra no.`;
}
