import { describe, expect, it } from 'vitest';
import { keepScores, recallScores } from './kept-scores.ts';

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

describe('the scores kept in a tab', () => {
  it('come back as they were typed', () => {
    const storage = memory();
    keepScores(() => storage, { nem: '700', m1: '652,5', cl: 'x' });
    expect(recallScores(() => storage)).toEqual({ nem: '700', m1: '652,5', cl: 'x' });
  });

  it('leave no trace once they are deleted', () => {
    const storage = memory();
    keepScores(() => storage, { nem: '700' });
    keepScores(() => storage, {});
    expect(storage.length).toBe(0);
  });

  it('are none where the browser keeps nothing or what it kept is not ours', () => {
    expect(recallScores(denied)).toEqual({});
    expect(() => keepScores(denied, { nem: '700' })).not.toThrow();
    for (const kept of ['null', '7', '[1]', '{"nem":700}', '{"otra":"1"}', 'no es json']) {
      const storage = memory();
      keepScores(() => storage, { nem: '1' });
      storage.setItem(storage.key(0) ?? '', kept);
      expect(
        recallScores(() => storage),
        kept,
      ).toEqual({});
    }
  });
});
