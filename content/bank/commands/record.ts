// Keeps solvers' answers beside the items: `npm run bank:record -- <file>`, a line an answer:
// `<variant id> <letter> [remark]`. Prints the disagreements; those items are written anew.
import { readFile } from 'node:fs/promises';
import { loadBank } from '../load-bank.ts';
import { readAnswers, writeAnswers } from '../solving/answers.ts';
import { askedOf, LETTERS } from '../solving/asked.ts';

const bank = await loadBank();
const asked = new Map([...bank.items.values()].flatMap(askedOf).map((one) => [one.variant.id, one]));
const answers = await readAnswers();
let kept = 0;
for (const file of process.argv.slice(2)) {
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, id = '', letter = '', remark = ''] = /^(\S+@\S+)\s+([A-E])\b\s*(.*)$/.exec(line.trim()) ?? [];
    const one = asked.get(id);
    const option = one?.options[LETTERS.indexOf(letter)];
    if (!one || !option) {
      if (line.includes('@')) console.log(`not understood: ${line}`);
      continue;
    }
    const agrees = option.wrong === undefined;
    answers[id] = { digest: one.digest, chose: option.text, agrees, ...(remark && { remark }) };
    kept += 1;
    if (!agrees)
      console.log(
        `${one.placed.file} ${id}: chose "${option.text}", the key is "${one.variant.options[0]?.text}". ${remark}`,
      );
  }
}
await writeAnswers(answers);
console.log(
  `${kept} answers kept, ${Object.values(answers).filter(({ agrees }) => agrees).length} of ${Object.keys(answers).length} agree`,
);
