import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TEACHER_PAGE, teacherPage } from './teacher-page.ts';

/** Words alone: what formats the docs aligns tables. */
const words = (text: string) =>
  text
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

it('the docs have what the models answer now; if not, npm run juegos:teacher', async () => {
  expect(words(await readFile(TEACHER_PAGE, 'utf8'))).toBe(words(await teacherPage()));
});
