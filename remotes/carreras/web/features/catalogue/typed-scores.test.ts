import { STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { BEST_TENTH, keepScores, recallScores, TYPED_DAYS_MAX, typedScoresKey } from './typed-scores.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const denied = (): Storage => {
  throw new Error('the browser keeps nothing');
};

const TODAY = Date.UTC(2026, 10, 23);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the scores typed in a browser', () => {
  it('come back as they were typed, with when that was', () => {
    const storage = memory();
    keepScores(() => storage, null, { nem: '700', m1: '652,5', cl: 'x', hcs: '' }, TODAY);
    expect(recallScores(() => storage, null, TODAY)).toEqual({
      texts: { nem: '700', m1: '652,5', cl: 'x' },
      at: TODAY,
    });
  });

  it('are kept with whether the student is among the best tenth of the school', () => {
    const storage = memory();
    keepScores(() => storage, null, { nem: '700', bestTenth: BEST_TENTH }, TODAY);
    expect(recallScores(() => storage, null, TODAY)?.texts).toEqual({ nem: '700', bestTenth: BEST_TENTH });
    keepScores(() => storage, null, { nem: '', bestTenth: '' }, TODAY);
    expect(storage.length).toBe(0);
  });

  it('are of who typed them: a student does not find those of another, nor those of nobody', () => {
    const storage = memory();
    keepScores(() => storage, null, { nem: '700' }, TODAY);
    keepScores(() => storage, 'ana', { nem: '800' }, TODAY);
    expect(recallScores(() => storage, 'ana', TODAY)?.texts).toEqual({ nem: '800' });
    expect(recallScores(() => storage, 'berta', TODAY)).toBeNull();
    expect(recallScores(() => storage, null, TODAY)?.texts).toEqual({ nem: '700' });
  });

  it('of a student lie where deleting an account looks for them', () => {
    const key = typedScoresKey('ana@x.cl');
    expect(key.startsWith(STUDENT_STORAGE_PREFIX)).toBe(true);
    expect(typedScoresKey('ana').split(/[./]/)).toContain('ana');
  });

  it('leave no trace once they are deleted, or too old', () => {
    const storage = memory();
    keepScores(() => storage, null, { nem: '700' }, TODAY);
    keepScores(() => storage, null, { nem: '' }, TODAY);
    expect(storage.length).toBe(0);
    keepScores(() => storage, null, { nem: '700' }, TODAY);
    expect(recallScores(() => storage, null, TODAY + TYPED_DAYS_MAX * DAY_MS)).not.toBeNull();
    expect(recallScores(() => storage, null, TODAY + (TYPED_DAYS_MAX + 1) * DAY_MS)).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('are none where the browser keeps nothing or what it kept is not ours', () => {
    expect(recallScores(denied, null, TODAY)).toBeNull();
    expect(() => keepScores(denied, null, { nem: '700' }, TODAY)).not.toThrow();
    const of = (texts: string) => `{"texts":${texts},"at":${TODAY}}`;
    for (const kept of [
      'null',
      '7',
      '[1]',
      of('{"nem":700}'),
      of('{"otra":"1"}'),
      '{"texts":{"nem":"1"}}',
      'no es json',
    ]) {
      const storage = memory();
      storage.setItem(typedScoresKey(null), kept);
      expect(
        recallScores(() => storage, null, TODAY),
        kept,
      ).toBeNull();
    }
  });
});
