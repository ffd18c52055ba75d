import { frac } from '@travesia/content-markup';
import { describe, expect, it } from 'vitest';
import { polynomialValueOf, texPolynomial } from './polynomial.ts';

describe('a polynomial of an option', () => {
  it('is written without ones and zeros', () => {
    expect(texPolynomial([1, 0, -9])).toBe('x^2 - 9');
    expect(texPolynomial([-1, frac(1, 2), 0], 't')).toBe('-t^2 + \\frac{1}{2}t');
    expect(texPolynomial([0, 0])).toBe('0');
  });

  it('is recognised from the values of an expression', () => {
    expect(polynomialValueOf((x) => x.add(3).mul(x.sub(3)), { degree: 2 })).toBe('x^2 - 9');
    expect(polynomialValueOf((x) => x.mul(2).add(frac(1, 3)), { degree: 3, symbol: 'n' })).toBe('2n + \\frac{1}{3}');
  });
});
