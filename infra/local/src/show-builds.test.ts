import { expect, it } from 'vitest';
import { showBuilds } from './show-builds.ts';

it('shows a line for each that was really built', () => {
  const shown: string[] = [];
  const take = showBuilds((text) => shown.push(text));
  for (const line of [
    '> nx run @travesia/remote-juegos:build',
    '> travesia-build',
    'juegos: 24 archivos',
    '> nx run @travesia/shell-web:build  [local cache]',
    'shell: 22 archivos',
    '> nx run @travesia/remote-ensayos:build  [existing outputs match the cache, left as is]',
    'ensayos: 20 archivos',
    ' NX   Successfully ran target build for 3 projects',
  ]) {
    take(line);
  }
  expect(shown).toEqual(['juegos: 24 archivos']);
});
