import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const NAMES = ['juegos__card-9FiB', 'juegos__card-title-9FiB', 'juegos__stack-Zs_x', 'juegos__turn-a-b2'];

describe('short names', () => {
  it('are one each, shorter, and begin with the project as long ones do', () => {
    const names = shortNames('juegos', NAMES);
    expect([...names.keys()].sort()).toEqual([...NAMES].sort());
    expect(new Set(names.values()).size).toBe(NAMES.length);
    for (const [long, short] of names) {
      expect(short).toMatch(/^juegos__[\w-]{5}$/);
      expect(short.length).toBeLessThan(long.length);
    }
  });

  it('follow from the list alone, in whatever order and however often it says them', () => {
    const again = shortNames('juegos', [...NAMES].reverse().concat(NAMES));
    expect([...again].sort()).toEqual([...shortNames('juegos', NAMES)].sort());
  });

  it('have none in common with those of a list that differs in one name: both may be in one tab', () => {
    const before = new Set(shortNames('juegos', NAMES).values());
    const after = shortNames('juegos', [...NAMES, 'juegos__new-9FiB']).values();
    expect([...after].filter((name) => before.has(name))).toEqual([]);
  });
});
