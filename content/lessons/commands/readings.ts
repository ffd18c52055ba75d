// Says which lessons somebody has read who did not write them, and what they found: `npm run -s lessons:readings`.
import { TEMARIO } from '@travesia/contracts/temario';
import { loadLessons } from '../load-lessons.ts';
import { readReadings } from '../read-readings.ts';

const [placed, readings] = await Promise.all([loadLessons(), readReadings()]);
const lessons = placed.map(({ lesson }) => lesson);
const versions = new Map(lessons.map(({ content, version }) => [content as string, version]));

console.table(
  Object.fromEntries(
    TEMARIO.map(({ id }) => {
      const own = readings.filter(({ content }) => content.startsWith(`${id}.`));
      const current = new Set(
        own.flatMap(({ content, version }) => (versions.get(content) === version ? [content] : [])),
      );
      const readers = Map.groupBy(own, ({ content }) => content);
      const byTwo = [...readers.values()].filter((rows) => new Set(rows.map(({ reader }) => reader)).size > 1);
      const sum = (of: (reading: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0);
      return [
        id,
        {
          lessons: lessons.filter(({ content }) => content.startsWith(`${id}.`)).length,
          'read as they are': current.size,
          'by two readers': byTwo.length,
          'errors found': sum(({ errors }) => errors),
          mended: sum(({ mended }) => mended),
          'solved with the lesson': `${sum(({ solved: [right] }) => right)} of ${sum(({ solved: [, all] }) => all)}`,
        },
      ];
    }),
  ),
);
for (const { content, reader, doubt } of readings) if (doubt) console.log(`${content} (${reader}): ${doubt}`);
