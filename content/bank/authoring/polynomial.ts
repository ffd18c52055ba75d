import { type Exact, frac, md, texTerm } from '@travesia/content-markup';
import type Fraction from 'fraction.js';
import type { Answer } from './item.ts';

/** Coefficients from the highest power down: `[1, 0, -9]` is x² − 9. */
export type Polynomial = readonly Exact[];

/** TeX of a polynomial in one letter: `x^2 - 9`. */
export function texPolynomial(polynomial: Polynomial, symbol = 'x'): string {
  let tex = '';
  polynomial.forEach((coefficient, place) => {
    const power = polynomial.length - 1 - place;
    const letters = power === 0 ? '' : power === 1 ? symbol : `${symbol}^${power}`;
    tex += texTerm(coefficient, letters, tex === '');
  });
  return tex === '' ? '0' : tex;
}

/** Option that is a polynomial, after `before` (`f(x) = `). Two with the same coefficients are the same option. */
export function polynomialAnswer(polynomial: Polynomial, symbol = 'x', before = ''): Answer {
  return { text: md`$${before}${texPolynomial(polynomial, symbol)}$`, value: texPolynomial(polynomial, symbol) };
}

/** The same canonical value from an expression that can only be evaluated: through `degree + 1` of its points. */
export function polynomialValueOf(
  evaluate: (x: Fraction) => Fraction,
  { degree, symbol = 'x', from = 1 }: { readonly degree: number; readonly symbol?: string; readonly from?: number },
): string {
  const points = Array.from({ length: degree + 1 }, (_, place) => frac(from + place));
  let total: Fraction[] = Array.from({ length: degree + 1 }, () => frac(0));
  for (const point of points) {
    let basis = [evaluate(point)];
    for (const other of points) {
      if (other === point) continue;
      const scaled = basis.map((coefficient) => coefficient.div(point.sub(other)));
      basis = [...scaled, frac(0)].map((coefficient, place) =>
        coefficient.sub((scaled[place - 1] ?? frac(0)).mul(other)),
      );
    }
    total = total.map((coefficient, place) => coefficient.add(basis[place] ?? frac(0)));
  }
  return texPolynomial(total, symbol);
}
