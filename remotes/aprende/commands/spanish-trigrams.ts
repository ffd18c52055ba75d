// Writes tutor/voice/spanish-trigrams.ts anew from what lessons and bank say: `node remotes/aprende/commands/spanish-trigrams.ts`, after `npm run build`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDeployedBank } from '@travesia/content-item-model/reader';

const LESSONS = join(import.meta.dirname, '../../../content/lessons/dist/carried/files');
const FILE = join(import.meta.dirname, '../tutor/voice/spanish-trigrams.ts');

/** Kinds of words that have it: of one alone it may be a name or a slip. */
const WORDS_LEAST = 2;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wordsIn = (html: string) =>
  html
    .replace(/<(math|svg)[\s\S]*?<\/\1>|<[^>]+>|&\w+;/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/(?<![a-z0-9.-])[a-z]{2,}(?![a-z0-9-])/g) ?? [];

const bank = await openDeployedBank();
const lessons = readdirSync(LESSONS).map((file): unknown => JSON.parse(readFileSync(join(LESSONS, file), 'utf8')));
const items = bank.entries.flatMap(({ variants: [first] }) => (first ? [bank.item(first)] : []));
const words = new Set([...lessons, ...items].flatMap(textsIn).flatMap(wordsIn));

const counts = new Map<string, number>();
for (const word of words) {
  const framed = `_${word}_`;
  for (let at = 0; at + 3 <= framed.length; at += 1) {
    const trigram = framed.slice(at, at + 3);
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  }
}
const kept = [...counts].filter(([, count]) => count >= WORDS_LEAST).map(([trigram]) => trigram);

const lines: string[] = [];
for (let at = 0; at < kept.length; at += 36)
  lines.push(
    `  '${kept
      .toSorted()
      .slice(at, at + 36)
      .join('')}' +`,
  );
writeFileSync(
  FILE,
  `/**
 * Runs of three letters in words of our lessons and questions, small and without accents, \`_\` before and after a word, one
 * behind the other. Written by commands/spanish-trigrams.ts.
 */
export const SPANISH_TRIGRAMS =
${lines.join('\n')}
  '';
`,
);
console.log(`${kept.length} runs of three letters, of ${words.size} words.`);
