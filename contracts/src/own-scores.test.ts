import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keepTypedScores,
  mergeTypedScores,
  OWN_SCORE_FIELDS,
  readTypedScores,
  recallTypedScores,
  TYPED_DAYS_MAX,
  type TypedScores,
  textsOf,
  typedScoresKey,
  typeScores,
} from './own-scores.ts';
import { STUDENT_STORAGE_PREFIX } from './student-data.ts';

const NOW = Date.UTC(2026, 10, 25);
const DAY_MS = 24 * 60 * 60 * 1000;

const typedScores: fc.Arbitrary<TypedScores> = fc.dictionary(
  fc.constantFrom(...OWN_SCORE_FIELDS),
  // Few moments and texts, so that the same ones meet.
  fc.record({ text: fc.constantFrom('', '650', '700', '81'), at: fc.integer({ min: 0, max: 4 }) }),
  { noNullPrototype: true },
);

function openStorage() {
  const items = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  return { items, storage };
}

describe('merging what was typed', () => {
  it('is the same in whatever order and however often it is done', () => {
    fc.assert(
      fc.property(typedScores, typedScores, typedScores, (a, b, c) => {
        expect(mergeTypedScores(a, a)).toEqual(a);
        expect(mergeTypedScores(a, b)).toEqual(mergeTypedScores(b, a));
        expect(mergeTypedScores(mergeTypedScores(a, b), c)).toEqual(mergeTypedScores(a, mergeTypedScores(b, c)));
        expect(mergeTypedScores(mergeTypedScores(a, b), b)).toEqual(mergeTypedScores(a, b));
      }),
    );
  });

  it('loses no field, and of each no newer value', () => {
    fc.assert(
      fc.property(typedScores, typedScores, (a, b) => {
        const merged = mergeTypedScores(a, b);
        for (const field of OWN_SCORE_FIELDS) {
          const both = [a[field], b[field]].filter((typed) => typed !== undefined);
          expect(merged[field]?.at).toBe(both.length === 0 ? undefined : Math.max(...both.map(({ at }) => at)));
          if (merged[field]) expect(both).toContainEqual(merged[field]);
        }
      }),
    );
  });

  it('takes what was typed after it, whatever the clock says', () => {
    fc.assert(
      fc.property(typedScores, fc.integer({ min: -10, max: 10 }), (before, now) => {
        const after = typeScores(before, { m1: '812' }, now);
        expect(mergeTypedScores(before, after)).toEqual(after);
        expect(after.m1?.text).toBe('812');
      }),
    );
  });
});

describe('what is kept in a browser', () => {
  it('is there for the same person, field by field, and goes with the last of them', () => {
    const { items, storage } = openStorage();
    keepTypedScores(storage, null, { nem: '785' }, NOW);
    keepTypedScores(storage, null, { m1: '81' }, NOW + 1);
    keepTypedScores(storage, 'ana', { nem: '600' }, NOW);
    expect(textsOf(recallTypedScores(storage, null, NOW + 2))).toEqual({ nem: '785', m1: '81' });
    keepTypedScores(storage, null, { nem: '', m1: '' }, NOW + 3);
    expect(recallTypedScores(storage, null, NOW + 3)).toEqual({});
    expect([...items.keys()]).toEqual([typedScoresKey('ana')]);
  });

  it('is forgotten field by field when it was typed too long ago', () => {
    const { items, storage } = openStorage();
    keepTypedScores(storage, null, { nem: '785' }, NOW);
    keepTypedScores(storage, null, { m1: '700' }, NOW + DAY_MS);
    const later = NOW + TYPED_DAYS_MAX * DAY_MS;
    expect(textsOf(recallTypedScores(storage, null, later))).toEqual({ nem: '785', m1: '700' });
    expect(textsOf(recallTypedScores(storage, null, later + 1))).toEqual({ m1: '700' });
    expect(items.get(typedScoresKey(null))).not.toContain('785');
    expect(recallTypedScores(storage, null, later + DAY_MS + 1)).toEqual({});
    expect(items.size).toBe(0);
  });

  it('lies where deleting an account looks for it', () => {
    expect(typedScoresKey('ana@x.cl').startsWith(STUDENT_STORAGE_PREFIX)).toBe(true);
    expect(typedScoresKey('ana').split(/[./]/)).toContain('ana');
  });

  it('may be anything that somebody else wrote there', () => {
    const { items, storage } = openStorage();
    for (const text of ['{', 'null', '[]', '"650"', '{"nem":650,"m1":{"text":1,"at":2},"cl":{"text":"650"}}']) {
      items.set(typedScoresKey(null), text);
      expect(recallTypedScores(storage, null, NOW), text).toEqual({});
    }
    const entries = { nem: { text: '785', at: NOW, more: 1 }, other: { text: '1', at: NOW } };
    expect(readTypedScores(entries)).toEqual({ nem: { text: '785', at: NOW } });
  });

  it('is nothing where the browser keeps nothing', () => {
    const refused = () => {
      throw new DOMException('no', 'SecurityError');
    };
    keepTypedScores(refused, null, { nem: '785' }, NOW);
    expect(recallTypedScores(refused, null, NOW)).toEqual({});
  });
});
