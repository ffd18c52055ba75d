import { defineDataSufficiency, md, SUFFICIENCIES, type Sufficiency } from '../../authoring/index.ts';

type Piece =
  | { readonly kind: 'root'; readonly by: number }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'prime' }
  | { readonly kind: 'multiple'; readonly of: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number };

interface Draw {
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

export default defineDataSufficiency<Draw, number>({
  id: 'm2-es-racional-la-raiz',
  version: 1,
  content: 'm2.numeros.reales.operaciones',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const of = random.pick([2, 3, 5, 6, 7]);
    const start = of * random.integer(3, 12);
    const multiple = { kind: 'multiple', of } as const;
    const root = { kind: 'root', by: random.integer(2, 9) ** 2 } as const;
    const digit = { kind: 'digit', digit: random.pick([3, 7]) } as const;
    const range = { kind: 'range', from: start - of, to: start + of } as const;
    const other = { kind: 'multiple', of: random.pick([2, 3, 5, 6, 7].filter((one) => one !== of)) } as const;
    const prime = { kind: 'prime' } as const;
    return random.pick([
      { pieces: [root, multiple], suffices: 'first' },
      { pieces: [prime, multiple], suffices: 'first' },
      { pieces: [multiple, root], suffices: 'second' },
      { pieces: [digit, prime], suffices: 'either' },
      { pieces: [prime, digit], suffices: 'either' },
      { pieces: [multiple, range], suffices: 'together' },
      { pieces: [range, multiple], suffices: 'together' },
      { pieces: [multiple, other], suffices: 'neither' },
    ] as const satisfies readonly Draw[]);
  },
  accepts: (p) => {
    const [first, second] = p.pieces;
    if (
      [first, second].some(({ kind }) => kind === 'prime') &&
      [first, second].some((one) => one.kind === 'multiple' && one.of === 6)
    )
      return false;
    // A range says nothing only if it holds a square and others.
    return p.pieces.every((piece) => piece.kind !== 'range' || squaresBetween(piece.from, piece.to) > 0);
  },
  situation: () => md`Sea $n$ un número entero positivo.`,
  information: (p) => [sentence(p.pieces[0]), sentence(p.pieces[1])],
  asks: () => md`si $\sqrt{n}$ es un número racional`,
  suffices: (p) => p.suffices,
  *models() {
    for (let n = 1; n <= 3000; n++) yield n;
  },
  fitsFirst: (p, n) => fits(p.pieces[0], n),
  fitsSecond: (p, n) => fits(p.pieces[1], n),
  answer: (_, n) => isSquare(n),
  hints: (p) => ({
    first: md`Sobre (1): ${hint(p.pieces[0])}`,
    second: md`Sobre (2): ${hint(p.pieces[1])}`,
    together: md`Busca valores de $n$ que cumplan las dos informaciones y mira si alguno es un cuadrado perfecto.`,
  }),
  solution: (p) => [
    {
      title: 'Cuándo la raíz es racional',
      text: md`$\sqrt{n}$ es racional solo si $n$ es un cuadrado perfecto.`,
    },
    { title: 'Información (1)', text: reason(p.pieces[0]) },
    { title: 'Información (2)', text: reason(p.pieces[1]) },
    { title: 'Conclusión', text: conclusion(p) },
  ],
});

function isSquare(n: number): boolean {
  return Math.round(Math.sqrt(n)) ** 2 === n;
}

function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false;
  return true;
}

function squaresBetween(from: number, to: number): number {
  let found = 0;
  for (let n = from + 1; n < to; n++) if (isSquare(n)) found++;
  return found;
}

function fits(piece: Piece, n: number): boolean {
  if (piece.kind === 'root') return isSquare(piece.by * n);
  if (piece.kind === 'digit') return n % 10 === piece.digit;
  if (piece.kind === 'prime') return isPrime(n);
  if (piece.kind === 'multiple') return n % piece.of === 0;
  return piece.from < n && n < piece.to;
}

function sentence(piece: Piece): string {
  if (piece.kind === 'root') return md`$\sqrt{${piece.by}n}$ es un número racional.`;
  if (piece.kind === 'digit') return md`La última cifra de $n$ es $${piece.digit}$.`;
  if (piece.kind === 'prime') return md`$n$ es un número primo.`;
  if (piece.kind === 'multiple') return md`$n$ es múltiplo de $${piece.of}$.`;
  return md`$n$ es mayor que $${piece.from}$ y menor que $${piece.to}$.`;
}

function hint(piece: Piece): string {
  if (piece.kind === 'root') return md`$${piece.by}$ es un cuadrado perfecto, así que puedes sacarlo de la raíz.`;
  if (piece.kind === 'digit') return md`mira en qué cifras terminan los cuadrados perfectos.`;
  if (piece.kind === 'prime') return md`¿puede un número primo ser el cuadrado de un entero?`;
  if (piece.kind === 'multiple')
    return md`busca dos múltiplos de $${piece.of}$: uno que sea cuadrado perfecto y otro que no.`;
  return md`mira qué enteros hay en ese intervalo y cuáles son cuadrados perfectos.`;
}

function reason(piece: Piece): string {
  if (piece.kind === 'root')
    return md`$\sqrt{${piece.by}n} = ${Math.sqrt(piece.by)}\sqrt{n}$; si este número es racional, $\sqrt{n}$ también lo es. Basta.`;
  if (piece.kind === 'digit')
    return md`Los cuadrados perfectos terminan en $0$, $1$, $4$, $5$, $6$ o $9$; $n$ no es un cuadrado perfecto y $\sqrt{n}$ es irracional. Basta.`;
  if (piece.kind === 'prime')
    return md`Un número primo no es el cuadrado de un entero, así que $\sqrt{n}$ es irracional. Basta.`;
  if (piece.kind === 'multiple')
    return md`Con $n = ${piece.of ** 2}$ la raíz es racional y con $n = ${2 * piece.of === 4 ? 6 : isSquare(2 * piece.of) ? 3 * piece.of : 2 * piece.of}$ es irracional. No basta.`;
  return md`Entre $${piece.from}$ y $${piece.to}$ hay enteros que son cuadrados perfectos y otros que no. No basta.`;
}

function conclusion(p: Draw): string {
  const range = p.pieces.find((piece) => piece.kind === 'range');
  const multiple = p.pieces.find((piece) => piece.kind === 'multiple');
  if (p.suffices === 'together' && range?.kind === 'range' && multiple?.kind === 'multiple')
    return md`El único múltiplo de $${multiple.of}$ en ese intervalo es $${range.from + multiple.of}$, así que se sabe quién es $n$. La respuesta es: ${SUFFICIENCIES.together}.`;
  if (p.suffices === 'neither')
    return md`Hay múltiplos de ambos números que son cuadrados perfectos y otros que no. La respuesta es: ${SUFFICIENCIES.neither}.`;
  return md`La respuesta es: ${SUFFICIENCIES[p.suffices]}.`;
}
