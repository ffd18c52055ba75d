import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readFlags,
  readNullableNumbers,
  readNumbers,
  readOptions,
  readTexts,
  writeFlags,
  writeNumbers,
  writeTexts,
} from './columns.ts';

const text = fc.string().filter((value) => !/[|\n]/.test(value));

describe('a column', () => {
  it('gives back every text', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        const read = readTexts(writeTexts(values));
        expect(values.map((_, row) => read(row))).toEqual(values);
      }),
    );
  });

  it('gives back every number, also negative ones, fractions and none', () => {
    const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(fc.option(cents), { minLength: 1 }), (values) => {
        const read = readNullableNumbers(writeNumbers(values, 2), 2);
        expect(values.map((_, row) => (read(row) ?? 0) + 0)).toEqual(values.map((value) => (value ?? 0) + 0));
        expect(values.map((_, row) => read(row) === null)).toEqual(values.map((value) => value === null));
      }),
    );
  });

  it('gives back every flag', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (values) => {
        const read = readFlags(writeFlags(values));
        expect(values.map((_, row) => read(row))).toEqual(values);
      }),
    );
  });

  it('does not lose a decimal in silence, nor take a text that it could not read back', () => {
    expect(() => writeNumbers([741.05], 1)).toThrow('741.05 has more than 1 decimals');
    expect(() => writeTexts(['Arte|Diseño'])).toThrow('holds a separator');
  });

  it('says so where a value is not there or not allowed', () => {
    expect(() => readTexts(writeTexts(['a']))(1)).toThrow('no row 1');
    expect(() => readNumbers(writeNumbers([null]))(0)).toThrow('row 0 has no number');
    expect(() => readOptions(writeTexts(['rojo']), ['verde', 'azul'])(0)).toThrow("'rojo' is none of verde, azul");
  });
});
