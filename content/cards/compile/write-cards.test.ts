import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCards } from '../load-cards.ts';
import cards from '../m1/numeros.ts';
import { writeCards, writeSample } from './write-cards.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('cards are read as they were compiled: formulas seen as MathML and heard in Spanish, in the order of the temario', async () => {
  const file = join(folder, 'cards.json');
  await writeCards(cards.toReversed(), file);
  const text = await readFile(file, 'utf8');
  expect(text).not.toMatch(/<[^>]+\sstyle=|<script/);
  const compiled = await openCards(file);
  expect(new Set(compiled.map(({ content }) => content))).toEqual(new Set(cards.map(({ content }) => content)));
  const product = compiled.find(({ id }) => id === 'm1.numeros.potencias-raices.potencias:producto-de-igual-base');
  expect(product?.front).toMatch(/aria-label="a [^"]+"><math/);
  const mistakes = cards.filter(({ kind }) => kind === 'mistake');
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { content, id, mistake } of mistakes)
    expect(compiled.find((card) => card.id === `${content}:${id}`)?.mistake).toBe(mistake);
});

it('anybody may try twenty, four of each test, with the name of their content', async () => {
  const all = (await loadCards()).flatMap((file) => file.cards);
  await writeSample(all, folder);
  const { cards: sample } = JSON.parse(await readFile(join(folder, 'files/sample.json'), 'utf8'));
  const tests = Map.groupBy(sample as { readonly contentId: string }[], ({ contentId }) => contentId.split('.')[0]);
  expect([...tests.values()].map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  expect(new Set(sample.map(({ id }: { id: string }) => id)).size).toBe(20);
  expect(sample[0]).toMatchObject({ content: 'Problemas con porcentajes', kind: 'mistake', isNew: true });
  await expect(writeSample(all.slice(0, 10), folder)).rejects.toThrow(/sample\.ts/);
});

it('what is no artifact of cards is refused', async () => {
  const file = join(folder, 'other.json');
  await expect(openCards(file)).rejects.toThrow(/npm run build/);
  await writeFile(file, JSON.stringify({ format: 2, cards: [] }));
  await expect(openCards(file)).rejects.toThrow(/format/);
});
