// What keeps lessons from students, for whoever writes them: `npm run lessons:check -- [folder or file …]`. Ends with 1 where
// a gate is closed.
import { parseArgs } from 'node:util';
import { checkLessons } from '../gates/check-lessons.ts';
import { mistakesOfBank } from '../gates/mistakes-of-bank.ts';
import { loadLessons } from '../load-lessons.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const lessons = await loadLessons(positionals.length > 0 ? positionals : undefined);
const findings = checkLessons(lessons, await mistakesOfBank());
for (const { about, says } of findings) console.log(`${about}: ${says}`);
console.log(`${lessons.length} lessons, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
