import { allContents, type ContentId, findContent, PREREQUISITES } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseReviews } from './choose-reviews.ts';
import { DUE_BELOW, MS_A_DAY, VERIFY_AFTER_MS } from './constants.ts';
import { ENCOMPASSING } from './encompassing.ts';
import { EVIDENCE_SOURCES, type Evidence } from './evidence.ts';
import { compareEvidence, foldEvidence } from './fold-evidence.ts';
import { REACH, reachOf } from './implicit-repetition.ts';
import { INTERFERENCE_GROUPS } from './interference.ts';
import {
  applyEvidence,
  EMPTY_MASTERY,
  type MasteryState,
  repeatedBy,
  standingAt,
  standingsAt,
} from './mastery-state.ts';
import { simulateReviews } from './testing/simulate-reviews.ts';

const PERCENTAGE: ContentId = 'm1.numeros.porcentaje.calculo';
const PERCENTAGE_PROBLEMS: ContentId = 'm1.numeros.porcentaje.problemas';
const ids = allContents().map(({ id }) => id as ContentId);

let made = 0;
const answer = (change: Partial<Evidence> = {}): Evidence => ({
  id: `e${made++}`,
  contentId: PERCENTAGE,
  source: 'simulacro',
  correct: true,
  help: 'none',
  at: 0,
  ...change,
});

const fold = (evidence: readonly Evidence[], from: MasteryState = EMPTY_MASTERY) =>
  evidence.reduce(applyEvidence, from);

/** So many right answers, a day apart. */
const rights = (count: number, change: Partial<Evidence> = {}) =>
  Array.from({ length: count }, (_, day) => answer({ at: day * MS_A_DAY, ...change }));

function standing(state: MasteryState, now: number, id = PERCENTAGE) {
  const content = state[id];
  if (!content) throw new Error(`nothing is known of ${id}`);
  return standingAt(content, now);
}

describe('the level of a content', () => {
  it('rises with right answers, and says by which', () => {
    const state = fold(rights(5));
    expect(standing(state, 4 * MS_A_DAY)).toMatchObject({
      level: 4,
      answered: 5,
      lastChange: { from: 3, to: 4, answered: 4, correct: 4 },
    });
  });

  it('does not fall by one slip of who has mastered it, but is asked again a day later', () => {
    const missed = fold([...rights(5), answer({ correct: false, at: 5 * MS_A_DAY })]);
    expect(standing(missed, 5 * MS_A_DAY)).toMatchObject({ level: 4, verifyAt: 5 * MS_A_DAY + VERIFY_AFTER_MS });
    const confirmed = applyEvidence(missed, answer({ at: 6 * MS_A_DAY + 1 }));
    expect(standing(confirmed, 6 * MS_A_DAY + 1)).toMatchObject({ level: 4, verifyAt: null });
    const lost = applyEvidence(missed, answer({ correct: false, at: 6 * MS_A_DAY + 1 }));
    expect(standing(lost, 6 * MS_A_DAY + 1)).toMatchObject({ level: 3, verifyAt: null });
  });

  it('is verified by an answer of weight alone: no game and no hint decides', () => {
    const missed = fold([...rights(5), answer({ correct: false, at: 5 * MS_A_DAY })]);
    const at = 7 * MS_A_DAY;
    for (const light of [{ source: 'game' }, { help: 'hint' }, { source: 'lesson' }] as const) {
      expect(standing(applyEvidence(missed, answer({ ...light, at })), at).verifyAt).not.toBeNull();
    }
  });

  it('counts a hint for less, and the solution and what is missed in a game for nothing', () => {
    const probability = (change: Partial<Evidence>) => standing(fold([answer(change)]), 0).probability;
    expect(probability({ help: 'hint' })).toBeLessThan(probability({}));
    expect(probability({ source: 'game' })).toBeLessThan(probability({ source: 'lesson' }));
    const before = fold(rights(3));
    expect(applyEvidence(before, answer({ help: 'solution', at: 3 * MS_A_DAY }))).toEqual(before);
    expect(applyEvidence(before, answer({ source: 'game', correct: false, at: 90 * MS_A_DAY }))).toEqual(before);
  });

  it('is reviewed from the first right answer without help on', () => {
    const due = (change: Partial<Evidence>) => standing(fold([answer(change)]), 0).dueAt;
    expect(due({})).not.toBeNull();
    expect(due({ correct: false })).toBeNull();
    expect(due({ source: 'game' })).toBeNull();
    expect(due({ help: 'hint' })).toBeNull();
  });

  it('fades towards what is known of anybody, by one level at most, and says since when', () => {
    const state = fold(rights(4, { at: 0 }));
    const soon = standing(state, 0);
    const late = standing(state, 720 * MS_A_DAY);
    expect(late.probability).toBeLessThan(soon.probability);
    expect(soon.level - late.level).toBe(1);
    expect(late.lastChange).toMatchObject({ from: soon.level, answered: 0, correct: 0 });
    const { at } = late.lastChange ?? { at: 0 };
    expect(standing(state, at - 1000).level).toBe(soon.level);
    expect(standing(state, at + 1000).level).toBe(late.level);
  });

  const anyEvidence = fc.record({
    contentId: fc.constantFrom(PERCENTAGE, PERCENTAGE_PROBLEMS),
    source: fc.constantFrom(...EVIDENCE_SOURCES),
    correct: fc.boolean(),
    help: fc.constantFrom('none' as const, 'hint' as const, 'solution' as const),
    wait: fc.integer({ min: 0, max: 40 * MS_A_DAY }),
  });

  it('that is shown never moves down by more than one at an answer, nor up by a wrong one, nor down by a right one or a game', () => {
    fc.assert(
      fc.property(fc.array(anyEvidence, { maxLength: 60 }), (answers) => {
        let state = EMPTY_MASTERY;
        let at = 0;
        const shown = (id: ContentId) => standingsAt(state, at).get(id)?.level ?? 0;
        for (const { wait, ...change } of answers) {
          at += wait;
          const before = shown(change.contentId);
          state = applyEvidence(state, answer({ ...change, at }));
          const after = shown(change.contentId);
          if (before > 0) expect(before - after).toBeLessThanOrEqual(1);
          if (change.correct || change.source === 'game') expect(after).toBeGreaterThanOrEqual(before);
          else expect(after).toBeLessThanOrEqual(Math.max(before, 1));
          for (const { probability, memory } of standingsAt(state, at).values()) {
            expect(probability).toBeGreaterThan(0);
            expect(probability).toBeLessThan(1);
            expect(memory).toBeGreaterThanOrEqual(0);
            expect(memory).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('says of every change by what: the newest answers that weigh, or time alone, and stays as it was said', () => {
    fc.assert(
      fc.property(fc.array(anyEvidence, { maxLength: 60 }), (answers) => {
        let state = EMPTY_MASTERY;
        let at = 0;
        const shown = (id: ContentId) => standingsAt(state, at).get(id);
        const weighing: boolean[] = [];
        for (const { wait, ...change } of answers) {
          const earlier = shown(PERCENTAGE);
          at += wait;
          const before = shown(PERCENTAGE);
          if (before && earlier && before.level !== earlier.level) {
            const faded = { from: earlier.level, to: before.level, answered: 0, correct: 0 };
            expect(before.lastChange).toMatchObject(faded);
            expect(before.lastChange?.at).toBeLessThanOrEqual(at);
          }
          state = applyEvidence(state, answer({ ...change, at }));
          const after = shown(PERCENTAGE);
          const isOwn = change.contentId === PERCENTAGE && after?.answered !== before?.answered;
          if (isOwn) weighing.unshift(change.correct);
          if (after?.level === before?.level) {
            expect(after?.lastChange ?? null).toEqual(before?.lastChange ?? null);
          } else {
            const newest = weighing.slice(0, after?.lastChange?.answered);
            expect(isOwn).toBe(true);
            expect(newest.length).toBeGreaterThan(0);
            const correct = newest.filter(Boolean).length;
            expect(after?.lastChange).toEqual({
              ...{ from: before?.level ?? 0, to: after?.level, at, correct },
              answered: newest.length,
            });
          }
        }
      }),
    );
  });

  it('is the same in whatever order evidence comes, and however often', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvidence, { maxLength: 30 }).chain((answers) => {
          const evidence = answers.map(({ wait, ...change }) => answer({ ...change, at: wait % 5 }));
          return fc.tuple(
            fc.constant(evidence),
            fc.shuffledSubarray([...evidence, ...evidence], { minLength: 2 * evidence.length }),
          );
        }),
        ([evidence, shuffled]) => {
          const inOrder = fold([...evidence].sort(compareEvidence));
          expect(JSON.stringify(foldEvidence(shuffled))).toBe(JSON.stringify(inOrder));
        },
      ),
    );
  });

  it('is made again from evidence to the bit, through what a database keeps', () => {
    fc.assert(
      fc.property(fc.array(anyEvidence, { maxLength: 40 }), fc.nat(), (answers, cut) => {
        let at = 0;
        const evidence = answers.map(({ wait, ...change }) => {
          at += wait;
          return answer({ ...change, at });
        });
        const half = cut % (evidence.length + 1);
        const stored = JSON.parse(JSON.stringify(fold(evidence.slice(0, half)))) as MasteryState;
        expect(JSON.stringify(fold(evidence.slice(half), stored))).toBe(JSON.stringify(fold(evidence)));
      }),
    );
  });
});

describe('implicit repetition', () => {
  const [a, b, c, d] = ids as [ContentId, ContentId, ContentId, ContentId];

  it('gives along 0.4, 0.6 and 0.4 the shares 0.4, 0.24 and 0.096', () => {
    const shares = reachOf([
      { from: a, to: b, weight: 0.4 },
      { from: b, to: c, weight: 0.6 },
      { from: c, to: d, weight: 0.4 },
    ]).get(a);
    expect(shares?.get(b)).toBeCloseTo(0.4);
    expect(shares?.get(c)).toBeCloseTo(0.24);
    expect(shares?.get(d)).toBeCloseTo(0.096);
  });

  it('credits two paths once, by the better', () => {
    const edges = [
      { from: a, to: b, weight: 0.5 },
      { from: b, to: d, weight: 0.8 },
      { from: a, to: c, weight: 0.6 },
      { from: c, to: d, weight: 0.9 },
    ];
    expect(reachOf(edges).get(a)?.get(d)).toBeCloseTo(0.54);
  });

  const learnt = fold([answer({ contentId: PERCENTAGE }), answer({ contentId: PERCENTAGE_PROBLEMS })]);
  const later = 3 * MS_A_DAY;

  it('adds next to nothing for a second repetition within the hour', () => {
    const once = applyEvidence(learnt, answer({ at: later }));
    const twice = applyEvidence(once, answer({ at: later + 3_600_000 }));
    const [first, second] = [once, twice].map((state) => state[PERCENTAGE]?.repetitions ?? 0) as [number, number];
    expect(first).toBeGreaterThan(0.9);
    expect(second - first).toBeLessThan(0.05);
  });

  it('repeats what a content uses, and nothing that the student answers badly', () => {
    const repeated = applyEvidence(learnt, answer({ contentId: PERCENTAGE_PROBLEMS, at: later }));
    expect(repeated[PERCENTAGE]?.repetitions ?? 0).toBeGreaterThan(0.5);
    const bad = fold([answer({ correct: false, at: 1 }), answer({ correct: false, at: 2 })], learnt);
    const before = bad[PERCENTAGE]?.repetitions;
    const after = applyEvidence(bad, answer({ contentId: PERCENTAGE_PROBLEMS, at: later }));
    expect(after[PERCENTAGE]?.repetitions).toBe(before);
  });

  it('takes from those who use what was missed, and nothing from what is used', () => {
    const known = fold(
      [1, 2, 3].flatMap((day) => [
        answer({ at: day * 4 * MS_A_DAY }),
        answer({ contentId: PERCENTAGE_PROBLEMS, at: day * 4 * MS_A_DAY + 1 }),
      ]),
      learnt,
    );
    const at = 13 * MS_A_DAY;
    const upward = applyEvidence(known, answer({ correct: false, at }));
    expect(upward[PERCENTAGE_PROBLEMS]?.repetitions ?? 0).toBeLessThan(known[PERCENTAGE_PROBLEMS]?.repetitions ?? 0);
    const downward = applyEvidence(known, answer({ contentId: PERCENTAGE_PROBLEMS, correct: false, at }));
    expect(downward[PERCENTAGE]).toEqual(known[PERCENTAGE]);
  });

  it('says which contents a test repeated: those that were met before', () => {
    const right = answer({ contentId: PERCENTAGE_PROBLEMS, at: later });
    const test = [right, answer({ contentId: c, correct: false, at: later }), answer({ contentId: d, at: later })];
    expect([...repeatedBy(fold(test, learnt), test)].sort()).toEqual([PERCENTAGE, PERCENTAGE_PROBLEMS].sort());
    expect([...repeatedBy(fold([right]), [right])]).toEqual([]);
  });
});

describe('reviews', () => {
  it('are as few as repeat everything that is due', () => {
    const state = fold([answer({ contentId: PERCENTAGE }), answer({ contentId: PERCENTAGE_PROBLEMS })]);
    const now = 3 * MS_A_DAY;
    const tasks = chooseReviews(state, now, { most: 6 });
    expect(tasks).toEqual([{ content: PERCENTAGE_PROBLEMS, reviews: [PERCENTAGE_PROBLEMS, PERCENTAGE] }]);
    expect(chooseReviews(state, 0, { most: 6 })).toEqual([]);
    expect(chooseReviews(state, now, { most: 0 })).toEqual([]);
    // A task that takes long repeats more and still is not worth it.
    const minutesOf = (id: ContentId) => (id === PERCENTAGE_PROBLEMS ? 30 : 5);
    expect(chooseReviews(state, now, { most: 1, minutesOf })).toEqual([{ content: PERCENTAGE, reviews: [PERCENTAGE] }]);
  });

  const student = { days: 200, newADay: 1.2, passed: 0.88 };

  it('are fewer by a fifth with implicit repetition', () => {
    const plain = simulateReviews({ ...student, seed: 1, most: 60, implicit: false });
    const implicit = simulateReviews({ ...student, seed: 1, most: 60, implicit: true });
    expect(implicit.reviews).toBeLessThan(0.8 * plain.reviews);
  });

  it.each([1, 2, 3, 4])('are five a content at most, six a day, and keep 99 % in date: student %i', (seed) => {
    const { reviews, inDate } = simulateReviews({ ...student, seed, most: 6, implicit: true });
    expect(reviews).toBeLessThanOrEqual(5);
    expect(inDate).toBeGreaterThanOrEqual(0.99);
  });

  it('are asked the morning of the day on which they fall due, and not the evening before', () => {
    const state = fold([answer()]);
    const { dueAt } = standing(state, 0);
    const asked = (hours: number) => chooseReviews(state, (dueAt ?? 0) - hours * 3_600_000, { most: 1 }).length;
    expect([17, 19].map(asked)).toEqual([1, 0]);
  });
});

describe('the edges', () => {
  it('are of contents that there are, once each, none below 0.3, without a circle, each with its reason', () => {
    expect(new Set(ENCOMPASSING.map(({ from, to }) => `${from} ${to}`)).size).toBe(ENCOMPASSING.length);
    for (const { from, to, weight, reason } of ENCOMPASSING) {
      expect(findContent(from) && findContent(to), `${from} ${to}`).toBeTruthy();
      expect(weight).toBeGreaterThanOrEqual(0.3);
      expect(weight).toBeLessThanOrEqual(1);
      expect(reason.length).toBeGreaterThan(10);
    }
    for (const [from, shares] of REACH) expect(shares.has(from), from).toBe(false);
  });

  it('never go against a prerequisite', () => {
    const before = new Set(PREREQUISITES.map(({ from, to }) => `${from} ${to}`));
    for (const { from, to } of ENCOMPASSING) expect(before.has(`${from} ${to}`), `${from} ${to}`).toBe(false);
  });

  it('are one to two a content in mathematics, one at most in sciences and history, few in reading', () => {
    const mathematics = ids.filter((id) => id.startsWith('m1.') || id.startsWith('m2.'));
    const edges = ENCOMPASSING.filter(({ from }) => from.startsWith('m1.') || from.startsWith('m2.')).length;
    expect(edges / mathematics.length).toBeGreaterThanOrEqual(1);
    expect(edges / mathematics.length).toBeLessThanOrEqual(2);
    for (const [test, least, most] of [
      ['ciencias.', 0.5, 1],
      ['hcs.', 0.5, 1],
      ['cl.', 0, 0.5],
    ] as const) {
      const contents = ids.filter((id) => id.startsWith(test)).length;
      const density = ENCOMPASSING.filter(({ from }) => from.startsWith(test)).length / contents;
      expect(density, test).toBeGreaterThanOrEqual(least);
      expect(density, test).toBeLessThanOrEqual(most);
    }
  });

  it('and groups that interfere are of contents that there are', () => {
    for (const group of INTERFERENCE_GROUPS) {
      expect(group.length).toBeGreaterThan(1);
      for (const id of group) expect(findContent(id), id).toBeDefined();
    }
  });
});

it('holds what is due at the moment at which memory has fallen to a half', () => {
  const state = fold([answer()]);
  const { dueAt } = standing(state, 0);
  expect(standing(state, dueAt ?? 0).memory).toBeCloseTo(DUE_BELOW, 5);
});
