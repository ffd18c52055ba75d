import { formatNumber } from '../shared/format-number.ts';
import { formatSum, superscript } from '../shared/format-polynomial.ts';
import { tidy } from '../shared/steps.ts';

export type Family = 'linear' | 'quadratic' | 'exponential' | 'power' | 'logarithm' | 'sine';

export type Parameters = Readonly<Record<string, number>>;

interface ParameterRange {
  readonly name: string;
  readonly begin: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

interface FamilyModel {
  readonly parameters: readonly ParameterRange[];
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** NaN where there is none. */
  at(x: number, parameters: Parameters): number;
  formula(parameters: Parameters): string;
  /** What one sees, a sentence or two; the cut with the axis Y and the value are said for all. */
  describe(parameters: Parameters): string;
}

const of = (parameters: Parameters, name: string) => parameters[name] ?? 0;
const number = (value: number) => formatNumber(value, 2);
const range = (name: string, begin: number, least: number, most: number, step: number): ParameterRange => ({
  name,
  begin,
  least,
  most,
  step,
});

export const FAMILIES: Readonly<Record<Family, FamilyModel>> = {
  linear: {
    parameters: [range('m', 1, -5, 5, 0.5), range('n', 0, -8, 8, 0.5)],
    x: [-8, 8],
    y: [-10, 10],
    at: (x, p) => of(p, 'm') * x + of(p, 'n'),
    formula: (p) =>
      formatSum([
        [of(p, 'm'), 'x'],
        [of(p, 'n'), ''],
      ]),
    describe(p) {
      const [m, n] = [of(p, 'm'), of(p, 'n')];
      if (m === 0) return 'Es constante: una recta horizontal.';
      const kind = n === 0 ? 'Es lineal: pasa por el origen.' : 'Es afín.';
      return `${kind} ${m > 0 ? 'Crece' : 'Decrece'} ${number(Math.abs(m))} por cada unidad y corta el eje X en ${number(-n / m)}.`;
    },
  },
  quadratic: {
    parameters: [range('a', 1, -3, 3, 0.5), range('b', 0, -6, 6, 0.5), range('c', 0, -8, 8, 0.5)],
    x: [-8, 8],
    y: [-10, 10],
    at: (x, p) => of(p, 'a') * x ** 2 + of(p, 'b') * x + of(p, 'c'),
    formula: (p) =>
      formatSum([
        [of(p, 'a'), 'x²'],
        [of(p, 'b'), 'x'],
        [of(p, 'c'), ''],
      ]),
    describe(p) {
      const [a, b, c] = [of(p, 'a'), of(p, 'b'), of(p, 'c')];
      if (a === 0) return 'Con a = 0 no es cuadrática: es una recta.';
      const discriminant = b ** 2 - 4 * a * c;
      const zeros = discriminant > 0 ? 'en dos puntos' : discriminant === 0 ? 'en un punto' : 'en ninguno';
      return `Se abre hacia ${a > 0 ? 'arriba' : 'abajo'} y corta el eje X ${zeros}.`;
    },
  },
  exponential: {
    parameters: [range('a', 1, -4, 4, 0.5), range('b', 2, 0.1, 4, 0.1)],
    x: [-5, 5],
    y: [-6, 14],
    at: (x, p) => of(p, 'a') * of(p, 'b') ** x,
    formula: (p) => `${factor(of(p, 'a'))}${number(of(p, 'b'))}ˣ`,
    describe(p) {
      const [a, b] = [of(p, 'a'), of(p, 'b')];
      if (a === 0 || b === 1) return `Es constante: vale siempre ${number(a)}.`;
      const grows = b > 1 === a > 0 ? 'Crece' : 'Decrece';
      const doubles = b > 1 ? ` Se duplica cada ${number(Math.log(2) / Math.log(b))} unidades de x.` : '';
      const halves = b < 1 ? ` Queda en la mitad cada ${number(Math.log(2) / -Math.log(b))} unidades de x.` : '';
      return `${grows}: cada paso multiplica por ${number(b)}.${doubles}${halves} No toca el eje X.`;
    },
  },
  power: {
    parameters: [range('a', 1, -3, 3, 0.5), range('n', 2, -3, 6, 1)],
    x: [-4, 4],
    y: [-10, 10],
    at: (x, p) => (x === 0 && of(p, 'n') < 0 ? Number.NaN : of(p, 'a') * x ** of(p, 'n')),
    formula: (p) => {
      const [a, n] = [of(p, 'a'), of(p, 'n')];
      if (a === 0) return '0';
      return n === 0 ? number(a) : formatSum([[a, n === 1 ? 'x' : `x${superscript(n)}`]]);
    },
    describe(p) {
      const [a, n] = [of(p, 'a'), of(p, 'n')];
      if (a === 0 || n === 0) return 'Es constante: una recta horizontal.';
      const [left, right] = [a > 0 === (n % 2 === 0) ? 'arriba' : 'abajo', a > 0 ? 'arriba' : 'abajo'];
      const arms =
        left === right
          ? `Los dos brazos van por ${right}`
          : `El brazo izquierdo va por ${left} y el derecho por ${right}`;
      return `${arms}: el exponente es ${n % 2 === 0 ? 'par' : 'impar'}.${n < 0 ? ' En x = 0 no existe.' : ''}`;
    },
  },
  logarithm: {
    parameters: [range('a', 1, -4, 4, 0.5), range('b', 2, 0.1, 10, 0.1), range('c', 0, -5, 5, 0.5)],
    x: [-2, 14],
    y: [-6, 6],
    at: (x, p) =>
      x > 0 && of(p, 'b') !== 1 ? (of(p, 'a') * Math.log(x)) / Math.log(of(p, 'b')) + of(p, 'c') : Number.NaN,
    formula: (p) => {
      const c = of(p, 'c');
      const rest = c === 0 ? '' : ` ${c > 0 ? '+' : '−'} ${number(Math.abs(c))}`;
      return `${factor(of(p, 'a'))}log(x)${rest}, con base ${number(of(p, 'b'))}`;
    },
    describe(p) {
      const [a, b] = [of(p, 'a'), of(p, 'b')];
      if (b === 1) return 'No hay logaritmo de base 1.';
      if (a === 0) return 'Es constante en los x positivos.';
      return `${b > 1 === a > 0 ? 'Crece' : 'Decrece'}, y existe solo para x mayores que 0: no toca el eje Y.`;
    },
  },
  sine: {
    parameters: [range('a', 1, -4, 4, 0.5), range('b', 1, -4, 4, 0.5), range('c', 0, -4, 4, 0.5)],
    x: [-7, 7],
    y: [-9, 9],
    at: (x, p) => of(p, 'a') * Math.sin(of(p, 'b') * x) + of(p, 'c'),
    formula: (p) => {
      const [a, b, c] = [of(p, 'a'), of(p, 'b'), of(p, 'c')];
      return formatSum([
        [b === 0 ? 0 : a, `${a === 1 || a === -1 ? '' : ' '}sen(${formatSum([[b, 'x']])})`],
        [c, ''],
      ]);
    },
    describe(p) {
      const [a, b, c] = [of(p, 'a'), of(p, 'b'), of(p, 'c')];
      if (a === 0 || b === 0) return `Es constante: vale siempre ${number(c)}.`;
      const reach = Math.abs(a);
      const period = (2 * Math.PI) / Math.abs(b);
      return `Va de ${number(c - reach)} a ${number(c + reach)} y se repite cada ${number(period)} (período 2π : ${number(Math.abs(b))}).`;
    },
  },
};

/** Written before what it multiplies: 1 is nothing, −1 a sign. */
function factor(value: number): string {
  if (value === 1) return '';
  return value === -1 ? '−' : `${number(value)} · `;
}

/** Those of the family, from what the lesson says on, each with a slider on which that lies. */
export function slidersOf(family: Family, parameters: Parameters): readonly ParameterRange[] {
  return FAMILIES[family].parameters.map((one) => {
    const begin = parameters[one.name] ?? one.begin;
    const step = [one.step, 0.1, 0.05].find((fine) => Math.abs(begin / fine - Math.round(begin / fine)) < 1e-9) ?? 0.01;
    return { ...one, begin, step, least: Math.min(one.least, begin), most: Math.max(one.most, begin) };
  });
}

export function describeFunction(family: Family, parameters: Parameters, x: number): string {
  const { at, formula, describe } = FAMILIES[family];
  const crossing = tidy(at(0, parameters));
  const value = tidy(at(x, parameters));
  const cut = Number.isFinite(crossing) ? ` Corta el eje Y en ${number(crossing)}.` : '';
  const there = Number.isFinite(value)
    ? ` En x = ${number(x)} vale ${number(value)}.`
    : ` En x = ${number(x)} no existe.`;
  return `f(x) = ${formula(parameters)}. ${describe(parameters)}${cut}${there}`;
}

/** Points of the curve at `count` steps over the window; null where there is none or it is far outside. */
export function samplesOf(family: Family, parameters: Parameters, count: number) {
  const { x, y, at } = FAMILIES[family];
  const room = y[1] - y[0];
  return Array.from({ length: count + 1 }, (_, index) => {
    const across = x[0] + ((x[1] - x[0]) * index) / count;
    const value = at(across, parameters);
    return value > y[0] - room && value < y[1] + room ? ([across, value] as const) : null;
  });
}
