import { createRandom } from '@travesia/content-item-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from './attempt/events.ts';
import { NO_RESPONSE, project, type Response } from './attempt/project.ts';
import { blueprintOf } from './blueprint.ts';
import { breakdown } from './breakdown.ts';
import { type Correction, corrected, correctionsSince, gradingVersion } from './corrections.ts';
import { assemble, NOTHING_SEEN, requestOf } from './form/assemble.ts';
import type { Form } from './form/form.ts';
import { grade } from './grade.ts';
import { createSampleBank } from './testing/sample-bank.ts';

const bank = createSampleBank();
const variants = bank.entries.flatMap((entry) => entry.variants);

/** Questions of four and of five options, the same one twice or more often among them. */
const form: fc.Arbitrary<Form> = fc
  .array(fc.constantFrom(...variants), { minLength: 1, maxLength: 12 })
  .chain((items) =>
    fc.tuple(
      ...items.map((item) => {
        const options = [...bank.item(item).options.keys()];
        return fc.record({
          item: fc.constant(item),
          order: fc.shuffledSubarray(options, { minLength: options.length }),
          scored: fc.boolean(),
        });
      }),
    ),
  )
  .map((slots) => ({ slots, sections: [] }));

/** Blanks, and places that no question has, among them. */
const places = fc.array(fc.option(fc.oneof(fc.nat(4), fc.integer({ min: -5, max: 99 }))), { maxLength: 14 });

const responded = (option: number | null): Response => ({ ...NO_RESPONSE, option });

/** The same said in another way: place by place, from the key. */
function reference({ slots }: Form, chosen: readonly (number | null | undefined)[]) {
  let correct = 0;
  let omitted = 0;
  const outcomes: string[] = [];
  for (let n = 0; n < slots.length; n += 1) {
    const { item, order, scored } = slots[n] ?? { item: '', order: [], scored: false };
    const keyPlace = order.indexOf(bank.item(item).key);
    const place = chosen[n];
    let outcome = 'wrong';
    if (place === null || place === undefined || place < 0 || place >= order.length) outcome = 'omitted';
    else if (place === keyPlace) outcome = 'correct';
    outcomes.push(outcome);
    if (scored && outcome === 'correct') correct += 1;
    if (scored && outcome === 'omitted') omitted += 1;
  }
  return { correct, omitted, outcomes };
}

describe('a grade', () => {
  it('X-11 is what another implementation says, of 10,000 forms and their responses', () => {
    fc.assert(
      fc.property(form, places, (asked, chosen) => {
        const graded = grade(asked, chosen.map(responded), bank.item);
        const { correct, omitted, outcomes } = reference(asked, chosen);
        if (graded.correct !== correct || graded.omitted !== omitted) return false;
        if (graded.scored !== asked.slots.filter(({ scored }) => scored).length) return false;
        return graded.slots.every(
          ({ outcome, mistake }, n) => outcome === outcomes[n] && (mistake !== undefined) === (outcome === 'wrong'),
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('is that of the last answer to each question, in whatever order the events came', () => {
    const made = assemble(bank.entries, NOTHING_SEEN, requestOf(blueprintOf('m2')), createRandom(1)).form;
    const asked: Form = { ...made, slots: made.slots.slice(0, 6) };
    const change = fc.record({
      slot: fc.nat(asked.slots.length - 1),
      option: fc.option(fc.nat(4)),
      epoch: fc.integer({ min: 1, max: 3 }),
    });
    /** Three devices that change the same answers one after the other, each counting from 1, and how all that arrived. */
    const history = fc.array(change, { minLength: 1, maxLength: 40 }).chain((changes) => {
      const inOrder = [1, 2, 3].flatMap((epoch) =>
        changes
          .filter((one) => one.epoch === epoch)
          .map(({ slot, option }, index): AttemptEvent => {
            const place = { slot, epoch, seq: index + 1 };
            return option === null ? { kind: 'clear', ...place } : { kind: 'answer', option, ...place };
          }),
      );
      const arrived = fc.shuffledSubarray([...inOrder, ...inOrder], { minLength: 2 * inOrder.length });
      return fc.record({ inOrder: fc.constant(inOrder), arrived });
    });
    fc.assert(
      fc.property(history, ({ inOrder, arrived }) => {
        const last = asked.slots.map((_, slot) => {
          const event = inOrder.findLast((one) => one.slot === slot);
          return event?.kind === 'answer' ? event.option : null;
        });
        const graded = grade(asked, project(arrived, asked.slots.length), bank.item);
        expect(graded.slots.map(({ outcome }) => outcome)).toEqual(reference(asked, last).outcomes);
      }),
      { numRuns: 500 },
    );
  });

  it('of what nobody answered has everything omitted', () => {
    const made = assemble(bank.entries, NOTHING_SEEN, requestOf(blueprintOf('cl')), createRandom(1)).form;
    expect(grade(made, [], bank.item)).toMatchObject({ correct: 0, scored: 60, omitted: 60 });
  });

  it('throws for a question that there is not', () => {
    const slots = [{ item: 'nada@1', order: [0, 1, 2, 3], scored: true }];
    expect(() => grade({ slots, sections: [] }, [], bank.item)).toThrow('"nada@1"');
  });
});

describe('a correction', () => {
  const free = variants.find((id) => bank.item(id).key === 0) ?? '';
  const asked: Form = { slots: [{ item: free, order: [0, 1, 2, 3], scored: true }], sections: [] };
  const graded = (option: number | null, corrections: readonly Correction[]) =>
    grade(asked, [responded(option)], bank.item, corrections).slots[0];

  it('of the key makes another option right, and the old key wrong without a mistake of a name', () => {
    const corrections = [{ item: free, key: 2, reason: 'La clave estaba mal.' }];
    expect(graded(2, corrections)).toEqual({ outcome: 'correct', scored: true, chosen: 2 });
    expect(graded(0, corrections)).toEqual({ outcome: 'wrong', scored: true, chosen: 0 });
    expect(graded(1, corrections)).toMatchObject({ outcome: 'wrong', mistake: expect.any(String) });
    expect(graded(null, corrections)).toMatchObject({ outcome: 'omitted' });
  });

  it('that voids the question withdraws it: it counts for nobody, and is nobody’s loss', () => {
    const corrections = [{ item: free, key: 'void' as const, reason: 'No tiene respuesta.' }];
    for (const option of [null, 0, 1, 2, 3]) {
      expect(graded(option, corrections)).toMatchObject({ outcome: 'correct', scored: false });
    }
    expect(grade(asked, [], bank.item, corrections)).toMatchObject({ correct: 0, scored: 0, omitted: 0, withdrawn: 1 });
    const pilot: Form = { ...asked, slots: asked.slots.map((slot) => ({ ...slot, scored: false })) };
    expect(grade(pilot, [], bank.item, corrections)).toMatchObject({ scored: 0, withdrawn: 0 });
  });

  it('that comes later speaks, and raises the version; other questions stay as they are', () => {
    const corrections: Correction[] = [
      { item: free, key: 2, reason: 'Primera.' },
      { item: free, key: 3, reason: 'Segunda.' },
    ];
    expect(corrected(bank.item(free), corrections).key).toBe(3);
    expect(gradingVersion(corrections)).toBe(gradingVersion([]) + 2);
    expect([1, 2, 3].map((version) => correctionsSince(version, asked, corrections))).toEqual([
      corrections,
      corrections.slice(1),
      [],
    ]);
    const other = variants.find((id) => id !== free) ?? '';
    expect(corrected(bank.item(other), corrections)).toBe(bank.item(other));
  });
});

describe('a breakdown', () => {
  it('counts every question once by axis, by content and by skill, and every mistake that was made', () => {
    fc.assert(
      fc.property(form, places, (asked, chosen) => {
        const graded = grade(asked, chosen.map(responded), bank.item);
        const { axes, contents, skills, mistakes } = breakdown(asked, graded, bank.item);
        for (const tallies of [axes, contents, skills]) {
          for (const outcome of ['correct', 'wrong', 'omitted'] as const) {
            expect(Object.values(tallies).reduce((sum, tally) => sum + tally[outcome], 0)).toBe(
              graded.slots.filter((slot) => slot.outcome === outcome).length,
            );
          }
        }
        expect(Object.values(mistakes).reduce((sum, times) => sum + times, 0)).toBe(
          graded.slots.filter(({ outcome }) => outcome === 'wrong').length,
        );
        for (const { item } of asked.slots) {
          const { content } = bank.item(item).facts;
          expect(contents).toHaveProperty([content]);
          expect(axes).toHaveProperty([content.split('.').slice(0, 2).join('.')]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
