import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { describe, expect, it } from 'vitest';
import { checkHints, ladderOf } from './check-hints.ts';

const bank = await openDeployedBank();
const ideas = await openLessonIdeas();

/** `npm run bank:deploy` looks at all of them. */
const DEADLINE_MS = 900_000;

/** One variant of each item, another one for each item; all of them in a soak. */
const variants = bank.entries.flatMap(({ variants }, place) =>
  process.env['SOAK'] ? variants : variants.slice(place % variants.length, (place % variants.length) + 1),
);

it(
  'every question has six rungs, and none below the last gives its key away',
  () => {
    expect(ideas.size).toBeGreaterThan(200);
    expect(checkHints(bank, ideas, variants).map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
  },
  DEADLINE_MS,
);

describe('a gate closes for hints', () => {
  const [id = ''] = bank.entries.find(({ facts }) => facts.itemId === 'm1-cable-de-un-mastil')?.variants ?? [];
  const item = bank.item(id);
  const of = (change: Partial<typeof item>) => ({
    ...bank,
    item: (other: string) => (other === id ? { ...item, ...change } : bank.item(other)),
  });
  const says = (change: Partial<typeof item>) => checkHints(of(change), ideas, [id]).map(({ says }) => says);

  it('of a question that asks for what its statement says as the answer', () => {
    const answer = item.options[item.key]?.text ?? '';
    expect(says({ stem: `<p>¿Es cierto que la respuesta es ${answer}?</p>` })).toEqual([]);
    const ladder = ladderOf(
      of({ solution: [{ title: 'Todo', text: `<p>La respuesta es ${answer}.</p>` }] }),
      ideas,
      id,
    );
    expect(ladder.less).toContainEqual(expect.objectContaining({ rung: 3 }));
  });

  it('that have no sibling', () => {
    const alone = { ...bank, entries: bank.entries.filter(({ variants }) => variants.includes(id)) };
    const [entry] = alone.entries;
    const lonely = { ...alone, entries: entry ? [{ ...entry, variants: [id] }] : [] };
    expect(checkHints(lonely, ideas, [id])).toContainEqual({ about: id, says: 'has no rung 4 of its hints' });
  });
});
