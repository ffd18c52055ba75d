import { defineDataSufficiency, md, SUFFICIENCIES, type Sufficiency, texTerm } from '../../authoring/index.ts';

type Piece =
  | { readonly kind: 'k'; readonly is: number }
  | { readonly kind: 'above'; readonly than: number }
  | { readonly kind: 'multiple'; readonly of: number }
  | { readonly kind: 'm'; readonly is: number }
  | { readonly kind: 'mIsNot'; readonly is: number };

/** ax + by = c, (a·t)x + ky = m: parallel where k = bt, the same line where also m = ct. */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly times: number;
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

interface Model {
  readonly k: number;
  readonly m: number;
}

export default defineDataSufficiency<Draw, Model>({
  id: 'm2-cuantas-soluciones-tiene',
  version: 1,
  content: 'm2.algebra.sistemas-2x2.cantidad-soluciones',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const [a, b, c, times] = [random.integer(1, 5), random.integer(2, 6), random.integer(2, 9), random.integer(2, 4)];
    const parallel = { kind: 'k', is: b * times } as const;
    const crossing = { kind: 'k', is: b * times + random.integer(1, 5) } as const;
    const above = { kind: 'above', than: b * times } as const;
    const same = { kind: 'm', is: c * times } as const;
    const apart = { kind: 'm', is: c * times + random.integer(1, 7) } as const;
    const notSame = { kind: 'mIsNot', is: c * times } as const;
    const multiple = { kind: 'multiple', of: b } as const;
    const drawn = random.pick([
      { pieces: [parallel, random.pick([same, apart, notSame])], suffices: 'together' },
      { pieces: [random.pick([same, apart, notSame]), parallel], suffices: 'together' },
      { pieces: [random.pick([crossing, above]), random.pick([same, apart])], suffices: 'first' },
      { pieces: [random.pick([same, apart]), random.pick([crossing, above])], suffices: 'second' },
      { pieces: [crossing, above], suffices: 'either' },
      { pieces: [above, crossing], suffices: 'either' },
      { pieces: [random.pick([same, apart]), multiple], suffices: 'neither' },
      { pieces: [multiple, random.pick([same, notSame])], suffices: 'neither' },
    ] as const);
    return { a, b, c, times, ...drawn };
  },
  situation: (p) =>
    md`Considera el sistema de ecuaciones

$$\begin{cases} ${texTerm(p.a, 'x', true)}${texTerm(p.b, 'y')} = ${p.c} \\ ${p.a * p.times}x + ky = m \end{cases}$$

donde $k$ y $m$ son números reales.`,
  information: (p) => [sentence(p.pieces[0]), sentence(p.pieces[1])],
  asks: () => md`cuántas soluciones tiene el sistema`,
  suffices: (p) => p.suffices,
  *models() {
    for (let k = -40; k <= 40; k++) for (let m = -60; m <= 60; m++) yield { k, m };
  },
  fitsFirst: (p, model) => fits(p.pieces[0], model),
  fitsSecond: (p, model) => fits(p.pieces[1], model),
  answer: (p, { k, m }) => {
    if (p.a * k !== p.a * p.times * p.b) return 'one';
    return p.c * p.a * p.times === p.a * m ? 'endless' : 'none';
  },
  hints: (p) => ({
    first: md`Sobre (1): ${hint(p, p.pieces[0])}`,
    second: md`Sobre (2): ${hint(p, p.pieces[1])}`,
    together: md`Con ambas informaciones, mira si las rectas se cortan, son paralelas o son la misma.`,
  }),
  solution: (p) => [
    {
      title: 'De qué depende la cantidad de soluciones',
      text: md`Si $k \neq ${p.b * p.times}$ las rectas se cortan en un punto. Si $k = ${p.b * p.times}$, tienen igual inclinación: son la misma cuando $m = ${p.c * p.times}$ y paralelas distintas en otro caso.`,
    },
    { title: 'Información (1)', text: reason(p, p.pieces[0]) },
    { title: 'Información (2)', text: reason(p, p.pieces[1]) },
    {
      title: 'Conclusión',
      text: `${p.suffices === 'together' ? 'Con las dos se sabe si las rectas son la misma o son paralelas distintas. ' : p.suffices === 'neither' ? 'Aun con las dos, las rectas podrían cortarse o no. ' : ''}La respuesta es: ${SUFFICIENCIES[p.suffices]}.`,
    },
  ],
});

function fits(piece: Piece, { k, m }: Model): boolean {
  if (piece.kind === 'k') return k === piece.is;
  if (piece.kind === 'above') return k > piece.than;
  if (piece.kind === 'multiple') return k % piece.of === 0 && k !== 0;
  if (piece.kind === 'm') return m === piece.is;
  return m !== piece.is;
}

function sentence(piece: Piece): string {
  if (piece.kind === 'k') return md`$k = ${piece.is}$`;
  if (piece.kind === 'above') return md`$k > ${piece.than}$`;
  if (piece.kind === 'multiple') return md`$k$ es un múltiplo de $${piece.of}$ distinto de $0$.`;
  if (piece.kind === 'm') return md`$m = ${piece.is}$`;
  return md`$m \neq ${piece.is}$`;
}

function hint(p: Draw, piece: Piece): string {
  if (piece.kind === 'k' || piece.kind === 'above')
    return md`compara la razón de los coeficientes de $y$ con la de los coeficientes de $x$.`;
  if (piece.kind === 'multiple') return md`prueba con $k = ${p.b * p.times}$ y con $k = ${p.b * (p.times + 1)}$.`;
  return md`no dice nada de $k$: las rectas pueden tener igual o distinta inclinación.`;
}

function reason(p: Draw, piece: Piece): string {
  const parallel = p.b * p.times;
  if (piece.kind === 'k' && piece.is === parallel)
    return md`Las rectas tienen igual inclinación, pero falta saber si son la misma. No basta.`;
  if (piece.kind === 'k' || piece.kind === 'above')
    return md`Asegura que $k \neq ${parallel}$: hay exactamente una solución. Basta.`;
  if (piece.kind === 'multiple') return md`$k$ puede ser $${parallel}$ o no serlo. No basta.`;
  return md`No dice nada de $k$, así que las rectas pueden cortarse o no. No basta.`;
}
