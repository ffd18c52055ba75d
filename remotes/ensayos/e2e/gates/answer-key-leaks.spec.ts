import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { BuildDocument } from '@travesia/contracts/release';
import { answerKeyLeaks, tellingRuns } from './answer-key-leaks.ts';

const ITEM = {
  id: 'm1-bolsa-de-bolitas',
  mistakes: [{ id: 'suma-en-vez-de-restar', name: 'Suma las que se sacó' }],
  stems: ['<p>Una bolsa tiene 12 bolitas y se agregan otras que estaban en la mesa. ¿Cuántas quedan?</p>'],
  texts: ['<p>Una bolsa tiene 12 bolitas y se agregan otras que estaban en la mesa. ¿Cuántas quedan?</p>'],
};

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'travesia-answer-keys-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

function found(file: string, content: string): readonly string[] {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(folder, file), content);
  return answerKeyLeaks([{ document: { name: 'ensayos' } as BuildDocument, folder }], [ITEM]);
}

test('a text is known by its longest plain words, without figures and accents', () => {
  expect(tellingRuns(ITEM.texts[0] ?? '')).toEqual(['bolitas y se agregan otras que estaban en la mesa']);
});

test('a bundle that holds none of the items is clean', () => {
  expect(found('chunks/page.js', 'const title = "Ensayos de bolitas y otras cosas";')).toEqual([]);
});

for (const [file, content] of [
  ['chunks/page.js', 'x={stem:"Una bolsa tiene "+a+" bolitas y se agregan otras que estaban en la mesa"}'],
  ['page.js.map', '{"sourcesContent":["… bolitas y se agregan otras que estaban en la mesa …"]}'],
  ['index.html', '<p data-item="m1-bolsa-de-bolitas"></p>'],
  ['chunks/mistakes.js', 'x={mistake:"suma-en-vez-de-restar"}'],
  ['names.json', '"Suma las que se sac\\u00f3"'],
] as const) {
  test(`${file} that holds an item is named`, () => {
    expect(found(file, content)).toEqual([expect.stringContaining(`ensayos ${file} holds`)]);
  });
}

test('a lesson names the mistakes of items and speaks as they do, and holds none of their questions', () => {
  mkdirSync(join(folder, 'carried'));
  const lesson = '{"mistake":"suma-en-vez-de-restar","text":"Suma las que se sacó"}';
  expect(found('carried/lesson.json', lesson)).toEqual([]);
  const copied = '{"question":"… bolitas y se agregan otras que estaban en la mesa."}';
  expect(found('carried/lesson.json', copied)).toEqual([expect.stringContaining('of the item m1-bolsa-de-bolitas')]);
  const named = '{"like":"m1-bolsa-de-bolitas"}';
  expect(found('carried/lesson.json', named)).toHaveLength(1);
});
