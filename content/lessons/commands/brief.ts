// What somebody needs who writes a lesson: `npm run -s lessons:brief -- m1.numeros.porcentaje.calculo`. Prints the content,
// what it stands on and what stands on it, the named mistakes of the bank with one question for each, and no key.

import { distinctDraws } from '@travesia/content-bank/draws.ts';
import { loadBank } from '@travesia/content-bank/load-bank.ts';
import { allContents, PREREQUISITES } from '@travesia/contracts/temario';
import { fileOfLesson } from '../load-lessons.ts';

const wanted = process.argv.slice(2);
const bank = await loadBank();
const names = new Map(allContents().map((content) => [content.id as string, content]));

for (const content of allContents().filter(({ id }) => wanted.some((one) => id === one || id.startsWith(`${one}.`)))) {
  const kin = (side: 'from' | 'to') =>
    PREREQUISITES.filter((edge) => edge[side === 'from' ? 'to' : 'from'] === content.id).map(
      (edge) => `${names.get(edge[side])?.name} (${edge[side]}, ${edge.kind})`,
    );
  console.log(`\n# ${content.id}: ${content.name}`);
  console.log(`file: content/lessons/${fileOfLesson(content.id)}`);
  console.log(`${content.test.name} · ${content.axis.name} · ${content.unit.name}\n${content.summary}`);
  console.log(`stands on: ${kin('from').join('; ') || '—'}`);
  console.log(`leads to: ${kin('to').join('; ') || '—'}`);
  const items = [...bank.items.values()].filter(({ item }) => item.content === content.id);
  console.log(`${items.length} items in the bank. Mistakes that the lesson must treat:`);
  const seen = new Set<string>();
  for (const { item } of items) {
    const [draw] = distinctDraws(item, 1);
    const variant = draw?.variant;
    for (const { text, wrong } of variant?.options ?? []) {
      if (!wrong || seen.has(wrong.mistake)) continue;
      seen.add(wrong.mistake);
      console.log(
        `- ${wrong.mistake}: ${bank.mistakes.get(wrong.mistake)} | e.g. «${text}» (${wrong.feedback}) in: ${variant?.stem.replace(/\s+/g, ' ').slice(0, 160)}`,
      );
    }
  }
}
