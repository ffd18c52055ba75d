import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyInto } from './copy-into.ts';

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.double({ noNaN: true }),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.float64Array({ noNaN: true, maxLength: 5 }),
    fc.uint8Array({ maxLength: 5 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

describe('copyInto', () => {
  it('is equal to what is copied, whatever was there before, and shares nothing with it', () => {
    fc.assert(
      fc.property(plain, plain, (target, source) => {
        const before = structuredClone(source);
        const copy = copyInto(target, source);
        expect(copy).toEqual(before);
        // A second copy over the first one, of another value, leaves the source as it was.
        copyInto(copy, target);
        expect(source).toEqual(before);
      }),
    );
  });

  it('takes what is there', () => {
    const source = { points: new Float64Array([1, 2]), list: [{ x: 1 }] };
    const target = structuredClone(source);
    const { points, list } = target;
    source.points[0] = 7;
    const copy = copyInto(target, source);
    expect(copy).toBe(target);
    expect(copy.points).toBe(points);
    expect(copy.list).toBe(list);
    expect(copy.points[0]).toBe(7);
  });
});
