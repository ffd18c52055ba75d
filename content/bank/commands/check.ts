// What keeps items from students, for whoever writes them: `npm run bank:check -- [folder of the bank …]`,
// and `--show <item id>` to read three variants as students would. Ends with 1 where a gate is closed.
import { parseArgs } from 'node:util';
import { checkDeployed, readDeployment } from '../deployment.ts';
import { distinctDraws } from '../draws.ts';
import { checkBank } from '../gates/check-bank.ts';
import { checkSolving } from '../gates/check-solving.ts';
import { loadBank } from '../load-bank.ts';
import { readAnswers } from '../solving/answers.ts';
import { stepsOf } from '../variant.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', multiple: true } },
});
const bank = await loadBank(positionals.length > 0 ? positionals : undefined);

for (const id of values.show ?? []) {
  const placed = bank.items.get(id);
  if (!placed) throw new Error(`There is no item "${id}".`);
  for (const { index, variant } of distinctDraws(placed.item, 3)) {
    const figure = variant.figure ? `\n[${variant.figure.kind}: ${variant.figure.alt}]` : '';
    const options = variant.options.map(
      ({ text, wrong }) => `  ${wrong ? '-' : '✓'} ${text}${wrong ? `   (${wrong.mistake}: ${wrong.feedback})` : ''}`,
    );
    const steps = variant.solution.map(({ title, text }) => `  ${title}: ${text}`);
    const entered = stepsOf(placed.item, index).flatMap(({ title, prompt, answer, slips, done }) => [
      `  [${title}] ${prompt}`,
      `    ✓ ${answer.kind === 'choice' ? answer.options[answer.right] : answer.value}   (${done})`,
      ...slips.map(({ entered: wrong, mistake, feedback }) => `    - ${wrong}   (${mistake ?? '—'}: ${feedback})`),
    ]);
    console.log(`\n${variant.id}\n${variant.stem}${figure}\n${[...options, ...steps, ...entered].join('\n')}`);
  }
}

const findings = [
  ...checkBank(bank),
  ...checkSolving(bank, await readAnswers()),
  ...checkDeployed(bank, await readDeployment()),
];
for (const { about, says } of findings) console.log(`${about}: ${says}`);
console.log(`${bank.items.size} items, ${bank.stimuli.size} texts, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
