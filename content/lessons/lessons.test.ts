import { expect, it } from 'vitest';
import { checkLessons } from './gates/check-lessons.ts';
import { mistakesOfBank } from './gates/mistakes-of-bank.ts';
import { loadLessons } from './load-lessons.ts';
import { readReadings } from './read-readings.ts';

it('every gate is open for every lesson', async () => {
  const findings = checkLessons(await loadLessons(), await mistakesOfBank());
  expect(findings.map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
});

it('readers read lessons that there are, in versions that there were', async () => {
  const versions = new Map((await loadLessons()).map(({ lesson }) => [lesson.content as string, lesson.version]));
  for (const { content, reader, version } of await readReadings()) {
    expect(version, `${content} (${reader})`).toBeLessThanOrEqual(versions.get(content) ?? 0);
  }
});
