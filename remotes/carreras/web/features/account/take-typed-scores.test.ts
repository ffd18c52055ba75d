import { keepTypedScores, OWN_SCORE_FACTORS, recallTypedScores, type ScoreTexts } from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ScoresAnswer, StudentScore } from '../../../api/scores.ts';
import { createScoreDrafts } from './score-drafts.ts';
import { scoresRecord } from './scores-record.ts';
import { createStoredRecord } from './stored-record.ts';
import { takeTypedScores } from './take-typed-scores.ts';
import { failure } from './testing/fake-service.ts';

const NOW = Date.UTC(2026, 10, 25);

/** A student's account on a device without a connection, that knows what the service had before. */
function openAccount(known: ScoresAnswer | null) {
  const tab = createFakeBrowser().tab();
  if (known) tab.storage.setItem('travesia.carreras.scores.ana/value', JSON.stringify(known));
  const kind = scoresRecord('ana', async () => {
    throw failure();
  });
  const scores = createStoredRecord('ana', kind, tab);
  const drafts = createScoreDrafts('ana', tab);
  return {
    tab,
    account: { uid: 'ana', scores, drafts },
    own: () =>
      Object.fromEntries((scores.state$.get().value?.scores ?? []).map(({ factor, value }) => [factor, value])),
    close() {
      scores.close();
      drafts.close();
    },
  };
}

const own = (factor: StudentScore['factor'], value: number, at: number): StudentScore => ({
  kind: 'own',
  factor,
  value,
  updatedAt: new Date(at).toISOString(),
});

it('takes what was typed elsewhere for the student, once, and nobody else’s', () => {
  const { tab, account, own: scores, close } = openAccount({ scores: [own('m1', 600, NOW - 1)] });
  const storage = () => tab.storage;
  keepTypedScores(storage, 'ana', { nem: '785' }, NOW);
  keepTypedScores(storage, null, { cl: '700' }, NOW);
  takeTypedScores(account, tab.storage, NOW);
  expect(scores()).toEqual({ m1: 600, nem: 785 });
  expect(account.scores.state$.get().isPending).toBe(true);
  expect(recallTypedScores(storage, 'ana', NOW)).toEqual({});
  expect(Object.keys(recallTypedScores(storage, null, NOW))).toEqual(['cl']);
  close();
});

it('waits until it is known what the account has', () => {
  const { tab, account, close } = openAccount(null);
  const storage = () => tab.storage;
  keepTypedScores(storage, 'ana', { nem: '785' }, NOW);
  takeTypedScores(account, tab.storage, NOW);
  expect(account.scores.state$.get().isPending).toBe(false);
  expect(Object.keys(recallTypedScores(storage, 'ana', NOW))).toEqual(['nem']);
  close();
});

it('leaves of each score the one that was written last, and taking again changes nothing', () => {
  const moment = fc.integer({ min: -3, max: 3 });
  const score = fc.integer({ min: 100, max: 1000 });
  const written = fc.dictionary(fc.constantFrom(...OWN_SCORE_FACTORS), fc.record({ value: score, at: moment }));
  fc.assert(
    fc.property(written, written, (inAccount, typed) => {
      const before = Object.entries(inAccount).map(([factor, { value, at }]) =>
        own(factor as StudentScore['factor'], value, NOW + 10 * at),
      );
      const { tab, account, own: scores, close } = openAccount({ scores: before });
      for (const [factor, { value, at }] of Object.entries(typed)) {
        keepTypedScores(() => tab.storage, 'ana', { [factor]: String(value) } as ScoreTexts, NOW + 10 * at + 5);
      }
      takeTypedScores(account, tab.storage, NOW);
      const taken = scores();
      for (const factor of OWN_SCORE_FACTORS) {
        const [mine, theirs] = [inAccount[factor], typed[factor]];
        const newer = theirs && (!mine || theirs.at >= mine.at) ? theirs : mine;
        expect(taken[factor]).toBe(newer?.value);
      }
      takeTypedScores(account, tab.storage, NOW);
      expect(scores()).toEqual(taken);
      close();
    }),
    { numRuns: 50 },
  );
});
