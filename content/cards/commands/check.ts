// What keeps cards from students, for whoever writes them: `npm run cards:check -- [folder or file …]`. Ends with 1 where a
// gate is closed. Contents of the same axis that have no card yet are named.
import { parseArgs } from 'node:util';
import { mistakesOfBank } from '@travesia/content-lessons/gates/mistakes-of-bank.ts';
import { checkCards, contentsWithoutCards } from '../gates/check-cards.ts';
import { loadCards } from '../load-cards.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const files = await loadCards(positionals.length > 0 ? positionals : undefined);
const findings = checkCards(files, new Set((await mistakesOfBank()).names.keys()));
for (const { about, says } of findings) console.log(`${about}: ${says}`);
for (const content of contentsWithoutCards(files)) console.log(`${content}: no card yet`);
console.log(`${files.flatMap(({ cards }) => cards).length} cards, ${findings.length} findings`);
process.exitCode = findings.length > 0 || files.length === 0 ? 1 : 0;
