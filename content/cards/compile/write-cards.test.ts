import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import cards from '../m1/numeros.ts';
import { writeCards } from './write-cards.ts';

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

it('what is no artifact of cards is refused', async () => {
  const file = join(folder, 'other.json');
  await expect(openCards(file)).rejects.toThrow(/npm run build/);
  await writeFile(file, JSON.stringify({ format: 2, cards: [] }));
  await expect(openCards(file)).rejects.toThrow(/format/);
});
