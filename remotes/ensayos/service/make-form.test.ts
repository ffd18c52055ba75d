import type { BankEntry } from '@travesia/content-item-model';
import { createRandom, randomFrom } from '@travesia/content-item-model';
import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN } from '../practice/form/assemble.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { feasibilityOf, makeForm, type Past } from './make-form.ts';
import { SECURE_RANDOM } from './secure-random.ts';

const bank = createSampleBank();
const PAST: Past = { seen: NOTHING_SEEN, review: new Set(), model: null, inSimulacro: new Set() };
const READING = { mode: 'simulacro', test: 'cl' } as const;

/** Twelve texts of six questions: ten of them are 60, eleven 66. */
const sixes = bank.entries
  .filter(({ facts }) => facts.content.startsWith('cl.'))
  .slice(0, 72)
  .map(
    ({ facts, variants }, n): BankEntry => ({
      facts: { ...facts, text: { id: `t${Math.floor(n / 6)}@1`, place: n % 6 } },
      variants,
    }),
  );

it('tells before it is made how many questions a simulacro has, where it cannot have all', () => {
  expect(sixes).toHaveLength(72);
  for (const seed of [1, 2, 3]) {
    expect(feasibilityOf(makeForm(sixes, READING, PAST, createRandom(seed)))).toEqual({
      items: 60,
      unseen: 60,
      shortages: [{ section: 'Competencia Lectora', wanted: 65, available: 60 }],
    });
    expect(makeForm(sixes, READING, PAST, createRandom(-seed)).form.slots).toHaveLength(60);
  }
});

describe('what students get', () => {
  it('is drawn anew for every question: of two forms that ask the same, hardly any two orders are alike', () => {
    const orders = () =>
      makeForm(sixes, READING, PAST, SECURE_RANDOM)
        .form.slots.filter(({ order }) => order.length === 4)
        .map(({ order }) => order.join(''));
    expect(orders()).not.toEqual(orders());
  });

  it('takes each order from the draws that it is given, and from nothing else', () => {
    let draws = 0;
    const counting = randomFrom((least, most) => {
      draws += 1;
      return SECURE_RANDOM.integer(least, most);
    });
    const made = makeForm(bank.entries, { mode: 'simulacro', test: 'hcs' }, PAST, counting);
    const free = made.form.slots.filter(({ order }) => order.join('') !== [...order.keys()].join(''));
    expect(draws).toBeGreaterThan(free.length * 4);
    expect(makeForm(bank.entries, READING, PAST, createRandom(9))).toEqual(
      makeForm(bank.entries, READING, PAST, createRandom(9)),
    );
  });
});
