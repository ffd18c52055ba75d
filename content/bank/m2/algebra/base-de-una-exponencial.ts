import { defineDataSufficiency, frac, md, SUFFICIENCIES, type Sufficiency } from '../../authoring/index.ts';

type Piece = 'atZero' | 'atOne' | 'atTwo' | 'ratio' | 'step' | 'product' | 'grows';

/** f(x) = a·b^x with a, b > 0 */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly pieces: readonly [Piece, Piece];
  readonly suffices: Sufficiency;
}

interface Model {
  readonly a: ReturnType<typeof frac>;
  readonly b: ReturnType<typeof frac>;
}

const CASES: readonly (readonly [Piece, Piece, Sufficiency])[] = [
  ['atZero', 'atOne', 'together'],
  ['atOne', 'atZero', 'together'],
  ['atTwo', 'atZero', 'together'],
  ['atOne', 'atTwo', 'together'],
  ['ratio', 'atOne', 'first'],
  ['step', 'grows', 'first'],
  ['atZero', 'ratio', 'second'],
  ['grows', 'step', 'second'],
  ['ratio', 'step', 'either'],
  ['step', 'ratio', 'either'],
  ['atOne', 'product', 'neither'],
  ['product', 'grows', 'neither'],
  ['atTwo', 'grows', 'neither'],
];

export default defineDataSufficiency<Draw, Model>({
  id: 'm2-base-de-una-exponencial',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const [first, second, suffices] = random.pick(CASES);
    return { a: random.integer(2, 9), b: random.integer(2, 6), pieces: [first, second], suffices };
  },
  situation: () =>
    md`Sea la función exponencial $f(x) = a \cdot b^x$, con $a$ y $b$ números reales positivos y $b \neq 1$.`,
  information: (p) => [sentence(p, p.pieces[0]), sentence(p, p.pieces[1])],
  asks: () => md`el valor de $b$`,
  suffices: (p) => p.suffices,
  *models(p) {
    // Bases in quarters; for each one round factors, and those which keep the value at 1 or at 2.
    for (let quarters = 1; quarters <= 40; quarters++) {
      if (quarters === 4) continue;
      const b = frac(quarters, 4);
      for (let a = 1; a <= 12; a++) yield { a: frac(a), b };
      yield { a: frac(p.a * p.b).div(b), b };
      yield {
        a: frac(p.a * p.b ** 2)
          .div(b)
          .div(b),
        b,
      };
    }
  },
  fitsFirst: (p, model) => fits(p, p.pieces[0], model),
  fitsSecond: (p, model) => fits(p, p.pieces[1], model),
  answer: (_, { b }) => b.toFraction(),
  hints: (p) => ({
    first: md`Sobre (1): ${HINTS[p.pieces[0]]}`,
    second: md`Sobre (2): ${HINTS[p.pieces[1]]}`,
    together: md`Mira si con las dos informaciones queda una sola base posible, que debe ser positiva.`,
  }),
  solution: (p) => [
    {
      title: 'Qué se necesita',
      text: md`La base es lo que se multiplica $f$ cuando $x$ aumenta en $1$; se obtiene al comparar dos valores de $f$.`,
    },
    { title: 'Información (1)', text: REASONS[p.pieces[0]] },
    { title: 'Información (2)', text: REASONS[p.pieces[1]] },
    {
      title: 'Conclusión',
      text: `${p.suffices === 'together' ? 'Con las dos se conocen dos valores de la función, y al dividirlos se obtiene la base. ' : p.suffices === 'neither' ? 'Con las dos todavía hay más de una base posible. ' : ''}La respuesta es: ${SUFFICIENCIES[p.suffices]}.`,
    },
  ],
});

function sentence(p: Draw, piece: Piece): string {
  return {
    atZero: md`$f(0) = ${p.a}$`,
    atOne: md`$f(1) = ${p.a * p.b}$`,
    atTwo: md`$f(2) = ${p.a * p.b ** 2}$`,
    ratio: md`$f(3) = ${p.b ** 2} \cdot f(1)$`,
    step: md`$f(x + 1) = ${p.b} \cdot f(x)$ para todo número real $x$.`,
    product: md`$a \cdot b = ${p.a * p.b}$`,
    grows: md`La función $f$ es creciente.`,
  }[piece];
}

function fits(p: Draw, piece: Piece, { a, b }: Model): boolean {
  return {
    atZero: a.equals(p.a),
    atOne: a.mul(b).equals(p.a * p.b),
    atTwo: a
      .mul(b)
      .mul(b)
      .equals(p.a * p.b ** 2),
    ratio: b.mul(b).equals(p.b ** 2),
    step: b.equals(p.b),
    product: a.mul(b).equals(p.a * p.b),
    grows: b.compare(1) > 0,
  }[piece];
}

const HINTS: Readonly<Record<Piece, string>> = {
  atZero: md`$f(0)$ vale $a$, y no dice nada de la base.`,
  atOne: md`$f(1) = a \cdot b$ se cumple con muchos pares de valores.`,
  atTwo: md`$f(2) = a \cdot b^2$ se cumple con muchos pares de valores.`,
  ratio: md`al dividir $f(3)$ por $f(1)$ se cancela $a$; recuerda que la base es positiva.`,
  step: md`compara esa igualdad con lo que hace la base cuando $x$ aumenta en $1$.`,
  product: md`un producto conocido se obtiene con muchos pares de números.`,
  grows: md`eso dice que la base es mayor que $1$, no cuál es.`,
};

const REASONS: Readonly<Record<Piece, string>> = {
  atZero: md`$f(0) = a$, así que se conoce $a$ y no $b$. No basta.`,
  atOne: md`$f(1) = a \cdot b$: se conoce el producto, no la base. No basta.`,
  atTwo: md`$f(2) = a \cdot b^2$: se conoce ese producto, no la base. No basta.`,
  ratio: md`$\frac{f(3)}{f(1)} = b^2$ y $b > 0$, así que se obtiene $b$. Basta.`,
  step: md`$\frac{f(x + 1)}{f(x)} = b$, así que se conoce $b$. Basta.`,
  product: md`Es lo mismo que conocer $f(1)$: muchos pares $a$, $b$ lo cumplen. No basta.`,
  grows: md`Solo dice que $b > 1$. No basta.`,
};
