import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { expect, it } from 'vitest';
import { keepScores, recallScores, typedScoresKey } from '../catalogue/typed-scores.ts';
import { offeredScores, openVisitorScores } from './visitor-scores.ts';

const NOW = Date.UTC(2026, 10, 23);

function openBrowser(texts: Parameters<typeof keepScores>[2]) {
  const browser = createFakeBrowser();
  const tab = browser.tab();
  const storage = () => tab.storage as Storage;
  keepScores(storage, null, texts, NOW);
  return { browser, tab, storage };
}

it('offers what was typed and the account does not have, and says what it has instead', () => {
  expect(offeredScores({ nem: '780', m1: ' 812 ', cl: '700', hcs: '1200', m2: ' ' }, { m1: 680, cl: 700 })).toEqual([
    { factor: 'nem', text: '780' },
    { factor: 'm1', text: '812', instead: 680 },
    { factor: 'hcs', text: '1200' },
  ]);
  expect(offeredScores({ m1: '812' }, { m1: 812 })).toEqual([]);
});

it('becomes the student’s who says so, for the calculators too, and is offered to nobody else', () => {
  const { browser, tab, storage } = openBrowser({ m1: '812' });
  const ana = openVisitorScores('ana', tab);
  expect(ana.read(NOW)).toEqual({ m1: '812' });
  ana.take();
  expect(ana.read(NOW)).toBeNull();
  expect(openVisitorScores('berta', tab).read(NOW)).toBeNull();
  expect(recallScores(storage, 'ana', NOW)?.texts).toEqual({ m1: '812' });
  expect([...browser.items.keys()]).toEqual([typedScoresKey('ana')]);
});

it('refused is not offered again to who refused it, until more is typed, and stays for the others', () => {
  const { tab, storage } = openBrowser({ m1: '812' });
  const ana = openVisitorScores('ana', tab);
  ana.refuse(NOW);
  expect(ana.read(NOW)).toBeNull();
  expect(openVisitorScores('berta', tab).read(NOW)).toEqual({ m1: '812' });
  keepScores(storage, null, { m1: '820' }, NOW + 1);
  expect(ana.read(NOW + 1)).toEqual({ m1: '820' });
});
