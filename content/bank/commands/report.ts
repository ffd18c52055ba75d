// What the bank holds and what was found out about it: `npm run bank:report`.

import { countWords } from '@travesia/content-markup/gates';
import { allContents, findContent, TEMARIO } from '@travesia/contracts/temario';
import { deploymentOf } from '../deployment.ts';
import { distinctDraws } from '../draws.ts';
import { checkBank } from '../gates/check-bank.ts';
import { checkDuplicates } from '../gates/check-duplicates.ts';
import { checkSolving } from '../gates/check-solving.ts';
import { loadBank } from '../load-bank.ts';
import { readAnswers } from '../solving/answers.ts';
import { askedOf } from '../solving/asked.ts';
import { variantOf } from '../variant.ts';

const bank = await loadBank();
const answers = await readAnswers();
const placed = [...bank.items.values()];
const deployment = deploymentOf(bank);
const testOf = (content: string) => content.split('.')[0] ?? '';

function count<T>(values: readonly T[], keyOf: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1;
  return counts;
}

console.log('\nItems by test');
console.table(
  TEMARIO.map(({ id, name, axes }) => {
    const own = placed.filter(({ item }) => testOf(item.content) === id);
    const templates = own.filter(({ item }) => item.kind === 'template');
    const covered = new Set<string>(own.flatMap(({ item }) => [item.content, ...(item.otherContents ?? [])]));
    const contents = axes.flatMap((axis) => axis.units.flatMap((unit) => unit.contents));
    return {
      test: name,
      items: own.length,
      templates: templates.length,
      variants: own.reduce((sum, { item }) => sum + (deployment[item.id]?.variants.length ?? 0), 0),
      contents: `${contents.filter(({ id: content }) => covered.has(content)).length} of ${contents.length}`,
      figures: own.filter(({ item }) => item.figure !== undefined).length,
    };
  }),
);

console.log('Items by axis');
console.table(
  Object.fromEntries(
    TEMARIO.flatMap(({ axes }) => axes).map(({ id }) => {
      const own = placed.filter(({ item }) => item.content.startsWith(`${id}.`));
      const whole = placed.filter(({ item }) => testOf(item.content) === testOf(id));
      return [
        id,
        {
          items: own.length,
          templates: own.filter(({ item }) => item.kind === 'template').length,
          variants: own.reduce((sum, { item }) => sum + (deployment[item.id]?.variants.length ?? 0), 0),
          'of its test': `${Math.round((100 * own.length) / whole.length)} %`,
        },
      ];
    }),
  ),
);

console.log('Items by unit');
console.table(count(placed, ({ item }) => findContent(item.content)?.unit.id ?? item.content));
console.log('Contents without an item');
console.log(
  allContents()
    .filter(
      ({ id }) =>
        !placed.some(({ item }) => [item.content, ...(item.otherContents ?? [])].some((content) => content === id)),
    )
    .map(({ id }) => id)
    .join('\n') || 'none',
);

for (const [title, keyOf] of [
  ['skill', (one: (typeof placed)[number]) => one.item.skill],
  ['difficulty', (one: (typeof placed)[number]) => String(one.item.difficulty)],
] as const) {
  console.log(`Items by ${title}`);
  console.table(
    Object.fromEntries(
      TEMARIO.map(({ id }) => [
        id,
        count(
          placed.filter(({ item }) => testOf(item.content) === id),
          keyOf,
        ),
      ]),
    ),
  );
}

console.log('Lengths: how often the key is the longest option, and words of reading texts');
const variants = placed.flatMap(({ item }) => variantOf(item) ?? distinctDraws(item, 1)[0]?.variant ?? []);
const longest = variants.filter(({ options: [key, ...wrong] }) =>
  wrong.every(({ text }) => text.length < (key?.text.length ?? 0)),
);
console.log(
  `key longest in ${longest.length} of ${variants.length} (${Math.round((100 * longest.length) / variants.length)} %)`,
);
console.log(
  [...bank.stimuli.values()]
    .map(({ id, text, items }) => `${id}: ${countWords(text)} words, ${items.length} items`)
    .join('\n'),
);

console.log('Keys in items of a fixed order, by place (the others are spread evenly when a form is made)');
console.table(
  count(
    placed
      .filter(({ item }) => item.fixedOrder)
      .flatMap(({ item }) =>
        distinctDraws(item, 40).flatMap(({ variant }) => variant.options.find(({ wrong }) => !wrong)?.position ?? []),
      ),
    String,
  ),
);

const asked = placed.flatMap(askedOf);
const solved = asked.filter(({ variant, digest }) => answers[variant.id]?.digest === digest);
const agreed = solved.filter(({ variant }) => answers[variant.id]?.agrees);
console.log(`Solved without the key: ${solved.length} of ${asked.length}; ${agreed.length} as the key says`);
console.log(`Duplicates: ${checkDuplicates(placed).length}`);
const findings = [...checkBank(bank), ...checkSolving(bank, answers)];
console.log(`Gates: ${findings.length} findings`);
