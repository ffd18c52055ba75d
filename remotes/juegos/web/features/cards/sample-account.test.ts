import type { DueCard } from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { expect, it, vi } from 'vitest';
import * as code from './card-code.ts';
import { createSampleAccount } from './sample-account.ts';

const CARDS: readonly DueCard[] = ['m1.a.b.c:uno', 'm1.a.b.c:dos', 'm1.a.b.c:tres'].map((id) => ({
  ...{ id, contentId: 'm1.a.b.c', content: 'Contenido', kind: 'idea' },
  ...{ front: `¿${id}?`, back: id, why: null, isNew: true },
}));

it('of twenty that anybody may try the device remembers which were known, and the last is taken back', async () => {
  const tab = createFakeBrowser().tab();
  async function open() {
    const account = createSampleAccount({ cards: CARDS, ports: tab, loadCode: async () => code });
    await vi.waitFor(() => expect(account.state$.get().cards).not.toBeNull());
    return { account, names: () => account.state$.get().cards?.map(({ id }) => id.slice('m1.a.b.c:'.length)) };
  }
  const first = await open();
  for (const knew of [true, false]) first.account.judge(knew);
  expect(first.names()).toEqual(['tres', 'dos']);
  expect(first.account.state$.get()).toMatchObject({ answered: 2, known: 1, canUndo: true });

  const next = await open();
  expect(next.names()).toEqual(['tres', 'dos']);
  next.account.undo();
  expect(next.names()).toEqual(['dos', 'tres']);
  for (const knew of [true, true]) next.account.judge(knew);
  expect(next.account.state$.get()).toMatchObject({ cards: [], answered: 3, known: 3 });

  expect((await open()).names()).toEqual([]);
  next.account.restart();
  expect(next.names()).toEqual(['uno', 'dos', 'tres']);
  expect((await open()).names()).toEqual(['uno', 'dos', 'tres']);
});
