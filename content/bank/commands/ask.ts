// Questions for who solves them without their keys: `npm run -s bank:ask -- <folder of the bank …>`
// prints those that nobody has solved as they are now. Answers go to `record.ts`.
import type { Figure } from '../authoring/index.ts';
import { loadBank } from '../load-bank.ts';
import { readAnswers } from '../solving/answers.ts';
import { type Asked, askedOf, LETTERS } from '../solving/asked.ts';

const bank = await loadBank(process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined);
const answers = await readAnswers();
const open = [...bank.items.values()]
  .flatMap(askedOf)
  .filter(({ variant, digest }) => answers[variant.id]?.digest !== digest);

let text = '';
for (const { placed, variant, options } of open satisfies readonly Asked[]) {
  const { stimulus } = placed;
  if (stimulus && stimulus.id !== text) {
    text = stimulus.id;
    console.log(
      `\n\n######## TEXTO: ${stimulus.title}\n${stimulus.introduction}\n\n${stimulus.text}\n${(stimulus.figures ?? []).map(described).join('\n')}\n######## PREGUNTAS DEL TEXTO`,
    );
  }
  const letters = options.map(({ text: words }, place) => `  ${LETTERS[place]}) ${words}`);
  console.log(
    `\n=== ${variant.id}\n${variant.stem}${variant.figure ? `\n${described(variant.figure)}` : ''}\n${letters.join('\n')}`,
  );
}

/** A figure in words and figures: what can be read off it. */
function described(figure: Figure): string {
  const { alt, caption, ...data } = figure;
  return `[figura: ${alt}${caption ? ` (${caption})` : ''}]\n[datos: ${JSON.stringify(data)}]`;
}
