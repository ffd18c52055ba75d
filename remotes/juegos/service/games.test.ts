import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../models/simulation.ts';
import { GAMES } from './games.ts';

const PAGES = join(import.meta.dirname, '../web/pages');

it('every game that can be played has its challenges judged here', async () => {
  const pages = await Promise.all(
    GAME_IDS.map(async (id) => [id, await readFile(join(PAGES, id, 'page.tsx'), 'utf8')]),
  );
  const played = pages.filter(([, text]) => text?.includes('<GamePage')).map(([id]) => id);
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(played.toSorted());
  expect(played).toContain('simulador-ondas');
});
