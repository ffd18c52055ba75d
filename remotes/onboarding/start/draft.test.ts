import { expect, it } from 'vitest';
import { claimedDraft, type Draft, EMPTY_DRAFT, isTold, readDraft } from './draft.ts';

const goal = (programId: string): Draft['goals'][number] => ({
  programId,
  city: 'Temuco',
  program: { name: 'Enfermería', university: 'U', lastCutoff: null },
});

const GUEST: Draft = {
  ...EMPTY_DRAFT,
  place: 'diagnostic',
  interests: ['nature'],
  goals: [goal('11001'), goal('11002')],
  preparation: { tests: ['cl', 'm1'], minutesByWeekday: { mon: 60 } },
  diagnostics: [{ id: 'de-antes', test: 'm1' }],
  waiting: { 'de-antes': { question: 'q', option: null } },
};

it('is read as it was kept, and what is none is nothing', () => {
  expect(readDraft(JSON.parse(JSON.stringify(GUEST)))).toEqual(GUEST);
  for (const other of [null, 'x', { ...GUEST, interests: ['football'] }]) expect(readDraft(other)).toEqual(EMPTY_DRAFT);
});

it('of a guest is the student’s with everything that was told, and the account hears of what it does not say', () => {
  const claimed = claimedDraft(EMPTY_DRAFT, GUEST);
  expect(claimed).toEqual({ ...GUEST, unsaved: 'what-is-missing' });
  expect(isTold(claimed)).toBe(true);
});

it('of a guest takes nothing from what the student told, and joins it', () => {
  const own: Draft = {
    ...EMPTY_DRAFT,
    place: 'goal',
    goals: [goal('11002')],
    preparation: { tests: ['cl'] },
    diagnostics: [{ id: 'propio', test: 'm1' }],
    unsaved: 'all',
  };
  expect(claimedDraft(own, GUEST)).toMatchObject({
    goals: [{ programId: '11002' }, { programId: '11001' }],
    preparation: { tests: ['cl'] },
    diagnostics: [{ id: 'propio', test: 'm1' }],
    unsaved: 'all',
  });
});
