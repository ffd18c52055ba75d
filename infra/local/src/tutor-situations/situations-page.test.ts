import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SITUATIONS } from '../../../../remotes/aprende/tutor/situations/index.ts';
import { SITUATIONS_PAGE, situationsPage } from './situations-page.ts';

/** Words alone: what formats the docs breaks lines and marks as it likes. */
const words = (text: string) => text.replaceAll(/[\s>\\*_-]+/g, ' ').trim();

it('the docs have what the tutor says now in forty situations; if not, npm run aprende:situations', async () => {
  expect(SITUATIONS.flatMap(({ situations }) => situations)).toHaveLength(40);
  expect(words(await readFile(SITUATIONS_PAGE, 'utf8'))).toBe(words(await situationsPage()));
});
