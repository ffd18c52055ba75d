import { defineDataSufficiency, SUFFICIENCIES, type Sufficiency } from '../../authoring/data-sufficiency.ts';
import { frac, md, texFraction } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const THINGS = [
  { urn: 'Una bolsa', things: 'fichas', one: 'ficha', wanted: 'rojas', other: 'azules', is: 'roja' },
  { urn: 'Una caja', things: 'tarjetas', one: 'tarjeta', wanted: 'premiadas', other: 'en blanco', is: 'premiada' },
  { urn: 'Un frasco', things: 'bolitas', one: 'bolita', wanted: 'verdes', other: 'negras', is: 'verde' },
] as const;
type Fact = 'total' | 'ratio' | 'chance' | 'wanted' | 'exact';
const PAIRS: readonly (readonly [Fact, Fact])[] = [
  ['total', 'ratio'],
  ['total', 'chance'],
  ['ratio', 'chance'],
  ['ratio', 'chance'],
  ['wanted', 'ratio'],
  ['wanted', 'exact'],
  ['total', 'exact'],
  ['chance', 'exact'],
];

export default defineDataSufficiency({
  id: 'm2-suficiencia-urna',
  version: 1,
  content: 'm2.probabilidad.condicional.problemas',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const [first, second] = random.sample(random.pick(PAIRS), 2) as [Fact, Fact];
    return {
      ...random.pick(THINGS),
      parts: random.integer(1, 5),
      otherParts: random.integer(1, 5),
      times: random.integer(2, 5),
      first,
      second,
    };
  },
  accepts: (p) =>
    frac(p.parts, p.otherParts).d === BigInt(p.otherParts) &&
    p.parts !== p.otherParts &&
    p.parts * p.times > 2 &&
    p.otherParts * p.times > 1,
  situation: (p) =>
    md`${p.urn} contiene solo ${p.things} ${p.wanted} y ${p.things} ${p.other}. Se sacan dos ${p.things} al azar, una después de la otra y sin devolver la primera, que resulta ser ${p.is}.`,
  information: (p) => [fact(p, p.first), fact(p, p.second)],
  asks: (p) => md`la probabilidad de que la segunda ${p.one} también sea ${p.is}`,
  suffices,
  models: () => integers(1, 80).flatMap((wanted) => integers(1, 80).map((other) => ({ wanted, other }))),
  fitsFirst: (p, urn) => fits(p, p.first, urn),
  fitsSecond: (p, urn) => fits(p, p.second, urn),
  answer: (_, { wanted, other }) => frac(wanted - 1, wanted + other - 1).toFraction(),
  hints: () => ({
    first: md`Inventa dos contenidos distintos que cumplan (1) y calcula la probabilidad en cada uno.`,
    second: md`Con (2), revisa si sabes cuántas quedan de cada tipo después de sacar la primera.`,
    together: md`Pregúntate si con ambas se puede saber cuántas hay de cada tipo, y no solo su proporción.`,
  }),
  solution: (p) => [
    {
      title: 'Qué hay que conocer',
      text: md`Al sacar la primera queda una ${p.is} menos y una menos en total. Hay que saber cuántas había de cada tipo: con la proporción no basta, porque al quitar una la proporción cambia.`,
    },
    { title: 'Con (1)', text: explained(p, p.first) },
    { title: 'Con (2)', text: explained(p, p.second) },
    { title: 'Concluir', text: md`${together(p)} La respuesta es: ${SUFFICIENCIES[suffices(p)]}.` },
  ],
});

interface Parameters {
  readonly urn: string;
  readonly things: string;
  readonly one: string;
  readonly wanted: string;
  readonly other: string;
  readonly is: string;
  readonly parts: number;
  readonly otherParts: number;
  readonly times: number;
  readonly first: Fact;
  readonly second: Fact;
}

function content(p: Parameters) {
  return { wanted: p.parts * p.times, other: p.otherParts * p.times };
}

function suffices(p: Parameters): Sufficiency {
  if (p.first === 'exact') return 'first';
  if (p.second === 'exact') return 'second';
  return [p.first, p.second].toSorted().join() === 'chance,ratio' ? 'neither' : 'together';
}

function fact(p: Parameters, which: Fact): string {
  const { wanted, other } = content(p);
  return {
    total: md`Al comienzo hay ${wanted + other} ${p.things} en total.`,
    ratio: md`Al comienzo, las ${p.wanted} y las ${p.other} están en la razón $${p.parts} : ${p.otherParts}$.`,
    chance: md`La probabilidad de que la primera fuera ${p.is} era $${texFraction(frac(wanted, wanted + other))}$.`,
    wanted: md`Al comienzo hay ${wanted} ${p.things} ${p.wanted}.`,
    exact: md`Después de sacar la primera quedan ${wanted - 1} ${p.wanted} y ${other} ${p.other}.`,
  }[which];
}

function fits(
  p: Parameters,
  which: Fact,
  { wanted, other }: { readonly wanted: number; readonly other: number },
): boolean {
  const real = content(p);
  return {
    total: wanted + other === real.wanted + real.other,
    ratio: wanted * p.otherParts === other * p.parts,
    chance: wanted * (real.wanted + real.other) === real.wanted * (wanted + other),
    wanted: wanted === real.wanted,
    exact: wanted === real.wanted && other === real.other,
  }[which];
}

function explained(p: Parameters, which: Fact): string {
  return {
    total: md`Se conoce el total, pero no cuántas son ${p.wanted}: por sí sola no basta.`,
    ratio: md`Se conoce la proporción, pero no las cantidades: por sí sola no basta.`,
    chance: md`Da la proporción de ${p.wanted} al comienzo, pero no las cantidades: por sí sola no basta.`,
    wanted: md`Se conoce cuántas son ${p.wanted}, pero no cuántas son ${p.other}: por sí sola no basta.`,
    exact: md`Dice cuántas quedan de cada tipo, así que la probabilidad se puede calcular.`,
  }[which];
}

function together(p: Parameters): string {
  const { wanted, other } = content(p);
  if (suffices(p) === 'together')
    return md`Con ambas se obtiene que había ${wanted} ${p.wanted} y ${other} ${p.other}.`;
  if (suffices(p) === 'neither') return md`Las dos dicen lo mismo: la proporción inicial, y no las cantidades.`;
  return md`Solo una de las informaciones permite calcularla.`;
}
