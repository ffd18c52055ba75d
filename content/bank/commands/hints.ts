// The six rungs of questions as students are told them, and what had to be left out so that none gives its key away:
// `npm run -s bank:hints -- [id, or beginning of a content or id …]`. Of templates the first deployed variant, or `--variant 7`.
import { parseArgs } from 'node:util';
import { plainText } from '@travesia/content-hints';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { ladderOf } from '../gates/check-hints.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string', default: '0' } },
});
const [bank, ideas] = await Promise.all([openDeployedBank(), openLessonIdeas()]);
const asked = bank.entries.filter(
  ({ facts }) =>
    wanted.length === 0 ||
    wanted.some((name) => facts.itemId.startsWith(name) || facts.content.startsWith(name.replaceAll('/', '.'))),
);
if (asked.length === 0) throw new Error(`No deployed question is of ${wanted.join(', ')}.`);

const indented = (text: string) => text.replace(/^/gm, '    ');
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

for (const { facts, variants } of asked) {
  const id = variants[Number(values.variant) % variants.length] ?? '';
  const { item, sibling, hints, less } = ladderOf(bank, ideas, id);
  console.log(`\n══ ${id} · ${facts.content}`);
  console.log(indented(plainText(`${item.stem}${item.figure ?? ''}`)));
  for (const [place, { text }] of item.options.entries()) {
    console.log(indented(`${place === item.key ? '✓' : '·'} ${plainText(text)}`));
  }
  for (const { rung, title, html, lesson } of hints) {
    const from = lesson ? ` (${lesson.content} ${lesson.point})` : rung === 4 && sibling ? ` (${sibling.id})` : '';
    console.log(`  ${rung} ${title}${from}\n${indented(plainText(html))}`);
  }
  for (const { rung, why } of less) console.log(`  – ${rung}: ${why.replaceAll('\n', ' ')}`);
  for (const rung of new Set(less.map(({ rung }) => rung))) count(`peldaño ${rung} con menos`);
  if (!hints.some(({ rung }) => rung === 4)) count('sin hermana');
}
console.log(`\n${asked.length} preguntas`);
for (const [what, number] of [...counts].sort()) console.log(`${what}: ${number}`);
