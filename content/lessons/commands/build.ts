// Compiles the lessons into `dist`, from where the release that shows them carries them: `npm run build` runs this.
import { writeLessons } from '../compile/write-lessons.ts';
import { mistakesOfBank } from '../gates/mistakes-of-bank.ts';
import { loadLessons } from '../load-lessons.ts';

try {
  const lessons = (await loadLessons()).map(({ lesson }) => lesson);
  await writeLessons(lessons, (await mistakesOfBank()).names);
  console.log(`lecciones: ${lessons.length}`);
} catch (error) {
  console.error(`lecciones: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
