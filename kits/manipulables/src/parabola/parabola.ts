import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { formatSum } from '../shared/format-polynomial.ts';
import { tidy } from '../shared/steps.ts';

export interface ParabolaData {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export const valueAt = ({ a, b, c }: ParabolaData, x: number) => a * x ** 2 + b * x + c;

/** Null where a is 0: a line has none. */
export function vertexOf({ a, b, c }: ParabolaData): readonly [number, number] | null {
  return a === 0 ? null : [tidy(-b / (2 * a)), tidy(c - b ** 2 / (4 * a))];
}

/** Real ones, the lesser first; one where both are the same. */
export function zerosOf({ a, b, c }: ParabolaData): readonly number[] {
  if (a === 0) return b === 0 ? [] : [tidy(-c / b)];
  const discriminant = tidy(b ** 2 - 4 * a * c);
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  const zeros = [tidy((-b - root) / (2 * a)), tidy((-b + root) / (2 * a))].sort((one, other) => one - other);
  return discriminant === 0 ? zeros.slice(0, 1) : zeros;
}

/** The same opening with its vertex elsewhere. */
export function withVertex({ a }: ParabolaData, [x, y]: readonly [number, number]): ParabolaData {
  return { a, b: tidy(-2 * a * x), c: tidy(a * x ** 2 + y) };
}

export function formulaOf({ a, b, c }: ParabolaData): string {
  return formatSum([
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ]);
}

export function describeParabola(parabola: ParabolaData): string {
  const told = `f(x) = ${formulaOf(parabola)}.`;
  const vertex = vertexOf(parabola);
  if (!vertex) return `${told} Con a = 0 ya no es una parábola: es una recta.`;
  const { a, c } = parabola;
  const zeros = zerosOf(parabola);
  const [first, second] = zeros.map((zero) => formatNumber(zero));
  const cuts =
    first === undefined
      ? 'no corta el eje X'
      : second === undefined
        ? `toca el eje X en ${first}`
        : `corta el eje X en ${first} y en ${second}`;
  const width = Math.abs(a) === 1 ? '' : `, más ${Math.abs(a) > 1 ? 'angosta' : 'ancha'} que x²`;
  return `${told} Se abre hacia ${a > 0 ? 'arriba' : 'abajo'}${width}. Su vértice es ${formatPoint(...vertex)}; ${cuts} y el eje Y en ${formatNumber(c)}.`;
}
