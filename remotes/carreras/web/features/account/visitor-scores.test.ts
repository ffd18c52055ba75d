import {
  keepTypedScores,
  recallTypedScores,
  type ScoreTexts,
  type TypedScores,
  textsOf,
  typedScoresKey,
} from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { expect, it } from 'vitest';
import type { StudentScore } from '../../../api/scores.ts';
import { offeredScores, openVisitorScores } from './visitor-scores.ts';

const NOW = Date.UTC(2026, 10, 23);
const BEFORE = new Date(NOW - 1).toISOString();
const AFTER = new Date(NOW + 1).toISOString();

const own = (factor: StudentScore['factor'], value: number, updatedAt?: string): StudentScore => ({
  kind: 'own',
  factor,
  value,
  ...(updatedAt !== undefined && { updatedAt }),
});

const typed = (texts: ScoreTexts): TypedScores =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, at: NOW }]));

function openBrowser(texts: ScoreTexts) {
  const browser = createFakeBrowser();
  const tab = browser.tab();
  const storage = () => tab.storage;
  keepTypedScores(storage, null, texts, NOW);
  return { browser, tab, storage };
}

it('offers what was typed and the account does not have, and says what it has instead', () => {
  const texts = typed({ nem: '780', m1: ' 812 ', cl: '700', hcs: '1200', m2: ' ' });
  expect(offeredScores(texts, [own('m1', 680, BEFORE), own('cl', 700, BEFORE)])).toEqual([
    { factor: 'nem', text: '780' },
    { factor: 'm1', text: '812', instead: 680 },
    { factor: 'hcs', text: '1200' },
  ]);
  expect(offeredScores(typed({ m1: '812' }), [own('m1', 812, BEFORE)])).toEqual([]);
});

it('offers nothing in place of what the student wrote in the account since', () => {
  const texts = typed({ nem: '780', m1: '812' });
  expect(offeredScores(texts, [own('m1', 680, AFTER)])).toEqual([{ factor: 'nem', text: '780' }]);
  expect(offeredScores(texts, [own('m1', 680)]), 'a service that does not say when').toHaveLength(2);
  const official: StudentScore = {
    kind: 'official',
    process: { year: 2026, round: 'winter' },
    factor: 'm1',
    value: 680,
    updatedAt: AFTER,
  };
  expect(offeredScores(texts, [official]), 'what is official is no score of the same kind').toHaveLength(2);
});

it('becomes the student’s who says so, and is offered to nobody else', () => {
  const { browser, tab } = openBrowser({ m1: '812' });
  const ana = openVisitorScores('ana', tab);
  expect(textsOf(ana.read(NOW) ?? {})).toEqual({ m1: '812' });
  ana.take();
  expect(ana.read(NOW)).toBeNull();
  expect(openVisitorScores('berta', tab).read(NOW)).toBeNull();
  expect([...browser.items.keys()]).toEqual([]);
});

it('refused is not offered again to who refused it, until more is typed, and stays for the others', () => {
  const { tab, storage } = openBrowser({ m1: '812' });
  const ana = openVisitorScores('ana', tab);
  ana.refuse(NOW);
  expect(ana.read(NOW)).toBeNull();
  expect(textsOf(openVisitorScores('berta', tab).read(NOW) ?? {})).toEqual({ m1: '812' });
  expect(textsOf(recallTypedScores(storage, null, NOW))).toEqual({ m1: '812' });
  keepTypedScores(storage, null, { m1: '820' }, NOW + 1);
  expect(textsOf(ana.read(NOW + 1) ?? {})).toEqual({ m1: '820' });
  expect(tab.storage.getItem(typedScoresKey(null))).toContain('820');
});
