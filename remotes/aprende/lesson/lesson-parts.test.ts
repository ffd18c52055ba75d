import { describe, expect, it } from 'vitest';
import { fadingOf } from './fading.ts';
import { mayTry, weakestFirst } from './may-try.ts';
import { orderOf } from './option-order.ts';
import { exitCandidates, pickExitCheck } from './pick-exit.ts';

describe('the order of options', () => {
  it('is one of its own in each run, the same again in that run, and has each of them once', () => {
    expect(orderOf('run/check', 4)).toEqual(orderOf('run/check', 4));
    expect(orderOf('run/check', 4).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('puts the key in every place about as often', () => {
    const places = [0, 0, 0, 0];
    for (let run = 0; run < 4_000; run += 1) {
      const place = orderOf(`0193${run}-7abc/check`, 4).indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const times of places) expect(times).toBeGreaterThan(900);
  });
});

describe('help with an example', () => {
  it.each([
    [null, 0, { problemFirst: false, hidden: 0 }],
    [0.39, 2, { problemFirst: false, hidden: 0 }],
    [0.4, 0, { problemFirst: false, hidden: 1 }],
    [0.7, 1, { problemFirst: false, hidden: 2 }],
    [0.71, 0, { problemFirst: true, hidden: 3 }],
  ])('with a probability of %s at point %s is %o', (probability, index, fading) => {
    expect(fadingOf(probability, index, 3)).toEqual(fading);
  });

  it('never leaves out the first step while help is wanted', () => {
    expect(fadingOf(0.5, 3, 2).hidden).toBe(1);
  });
});

describe('a point that was halted', () => {
  const before = (reviewedAt: number | null) => [{ content: 'a', reviewedAt }];

  it('is asked once more at once, then after a review of what it stands on', () => {
    expect(mayTry(1, 10, before(null), 10)).toBe(true);
    expect(mayTry(2, 10, before(null), 10)).toBe(false);
    expect(mayTry(2, 10, before(9), 20)).toBe(false);
    expect(mayTry(2, 10, before(11), 20)).toBe(true);
  });

  it('of a content that stands on no other waits for another day', () => {
    expect(mayTry(2, 0, [], 60_000)).toBe(false);
    expect(mayTry(2, 0, [], 13 * 3_600_000)).toBe(true);
  });

  it('leads to what one knows least, in its order where that is alike', () => {
    const levels: Readonly<Record<string, number>> = { a: 2, b: 0, c: 0 };
    const order = weakestFirst(
      ['a', 'b', 'c'].map((content) => ({ content })),
      (content) => levels[content] ?? 0,
    );
    expect(order.map(({ content }) => content)).toEqual(['b', 'c', 'a']);
  });
});

describe('the question at the end', () => {
  it('is of another lesson, the one that was done longest ago', () => {
    expect(exitCandidates({ new: 30, own: 1, old: 10 }, 'own')).toEqual(['old', 'new']);
    expect(exitCandidates({ own: 1 }, 'own')).toEqual([]);
    expect(['x', 'y', 'z']).toContain(pickExitCheck('run', ['x', 'y', 'z']));
  });
});
