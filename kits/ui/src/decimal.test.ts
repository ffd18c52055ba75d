import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['5,5', 5.5],
    ['5.5', 5.5],
    [' 6,05 ', 6.05],
    ['7', 7],
    ['5,', 5],
    [',5', 0.5],
    ['-3,2', -3.2],
    ['\u22123,2', -3.2],
    ['-0', 0],
  ])('reads %j as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', ' ', ',', 'abc', '5,5,5', '1.234,5', '4e0', '0x10', 'NaN', 'Infinity', '٥', '5 5', '--5'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('refuses more digits than a number holds', () => {
    expect(parseDecimal('9'.repeat(400))).toBeNull();
  });
});

describe('formatDecimal', () => {
  it('writes decimal comma and thousands point', () => {
    expect(formatDecimal(1234567.891, 2)).toBe('1.234.567,89');
    expect(formatDecimal(1000)).toBe('1.000');
    expect(formatDecimal(999)).toBe('999');
  });

  it('keeps the decimals asked for', () => {
    expect(formatDecimal(5.5, 2)).toBe('5,50');
    expect(formatDecimal(0, 1)).toBe('0,0');
    expect(formatDecimal(0.04, 2)).toBe('0,04');
  });

  it('rounds half away from zero on the digits that are written, not on the double beneath', () => {
    expect(formatDecimal(1.005, 2)).toBe('1,01');
    expect(formatDecimal(-2.5)).toBe('−3');
    expect(formatDecimal(999.95, 1)).toBe('1.000,0');
  });

  it('has no negative zero', () => {
    expect(formatDecimal(-0.001, 2)).toBe('0,00');
    expect(formatDecimal(-1e-9, 2)).toBe('0,00');
  });

  it('refuses what is not a number of a size we know', () => {
    expect(() => formatDecimal(Number.NaN)).toThrow(RangeError);
    expect(() => formatDecimal(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => formatDecimal(1e12)).toThrow(RangeError);
  });

  it('is read back as the same number below a thousand', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parseDecimal(formatDecimal(value, 3))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
