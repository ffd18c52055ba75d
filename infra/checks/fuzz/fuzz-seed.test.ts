import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzSeed, GATE_SEED } from './fuzz-seed.ts';

describe('the seed of the tests', () => {
  it('is the same in every run, and another one where it is asked for', () => {
    expect(fuzzSeed({})).toBe(GATE_SEED);
    expect(fuzzSeed({ FUZZ_SEED: '' })).toBe(GATE_SEED);
    expect(fuzzSeed({ FUZZ_SEED: '-428192244' })).toBe(-428192244);
  });

  it.each(['x', '1.5', '4294967296', 'NaN', '1e99'])('is never %s', (given) => {
    expect(() => fuzzSeed({ FUZZ_SEED: given })).toThrow(RangeError);
  });

  it('is what this very run draws from, in properties and in scenarios', () => {
    const seed = fuzzSeed(process.env);
    expect(process.env['FUZZ_SEED']).toBe(String(seed));
    expect(fc.readConfigureGlobal().seed).toBe(seed);
    expect(fc.check(fc.property(fc.integer(), () => true)).seed).toBe(seed);
    expect(fc.sample(fc.integer(), 5)).toEqual(fc.sample(fc.integer(), 5));
  });
});
