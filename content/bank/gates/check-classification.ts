import { findContent, type TestId } from '@travesia/contracts/temario';
import type { Bank, BankItem, PlacedItem } from '../bank.ts';

const TITLE_MOST_CHARACTERS = 60;
const FEEDBACK_MOST_CHARACTERS = 160;
const MISTAKE_MOST_CHARACTERS = 80;
const STEPS = { least: 2, most: 5 } as const;

export { FEEDBACK_MOST_CHARACTERS, STEPS, TITLE_MOST_CHARACTERS };

/** Whether an item stands where it says, and everything it names exists. */
export function checkClassification({ item, file, stimulus }: PlacedItem, bank: Bank): readonly string[] {
  const says: string[] = [];
  const content = findContent(item.content);
  const folder = file.split('/')[0];
  if (!content) return [`content "${item.content}" is not in the temario`];
  const { test } = content;
  if (test.id !== folder) says.push(`lies in ${folder}/ and its content is of ${test.id}`);
  if (!item.id.startsWith(`${test.id}-`) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(item.id))
    says.push('id must be lowercase with hyphens and begin with its test');
  if (!Number.isInteger(item.version) || item.version < 1) says.push('version is a whole number from 1');
  if (![1, 2, 3, 4, 5].includes(item.difficulty)) says.push('difficulty is 1 to 5');
  if (!test.skills.some(({ id }) => id === item.skill)) says.push(`skill "${item.skill}" is not one of ${test.id}`);
  for (const id of item.otherContents ?? []) if (!findContent(id)) says.push(`content "${id}" is not in the temario`);
  if ((test.id === 'ciencias') !== (item.module !== undefined)) says.push('module is for Ciencias, all of it');
  for (const { mistake } of item.distractors)
    if (!bank.mistakes.has(mistake)) says.push(`mistake "${mistake}" is in no mistakes.ts`);
  if (statesFacts(test.id, item) && !(item.sources ?? stimulus?.sources)?.length)
    says.push('names no source of its facts');
  const counts = item.fixedOrder ? [4, 5] : test.options;
  if (!counts.includes(item.distractors.length + 1)) says.push(`has ${item.distractors.length + 1} options`);
  if (item.kind === 'authored') {
    for (const words of item.evidence ?? []) {
      if (!stimulus) says.push('has evidence and no text');
      else if (!squeeze(stimulus.text).includes(squeeze(words)))
        says.push(`evidence is not in the text: "${words.slice(0, 60)}"`);
    }
    if (test.id === 'cl' && !item.evidence?.length) says.push('has no evidence in its text');
  }
  return says;
}

/** All of Historia, and what Ciencias asks about something that happened in a year and was not made up. */
function statesFacts(test: TestId, item: BankItem): boolean {
  if (test === 'hcs') return true;
  if (test !== 'ciencias' || item.kind === 'template') return false;
  const words = JSON.stringify([item.stem, item.figure]);
  return /(?<![\d.,])(1[5-9]|20)\d\d(?![\d.,]*\d)/.test(words) && !/ficticio/.test(words);
}

export function checkMistakes(bank: Bank): readonly string[] {
  const used = new Set([...bank.items.values()].flatMap(({ item }) => item.distractors.map(({ mistake }) => mistake)));
  return [...bank.mistakes].flatMap(([id, name]) => [
    ...(name.length > MISTAKE_MOST_CHARACTERS ? [`mistake "${id}" has a name of ${name.length} characters`] : []),
    ...(used.has(id) ? [] : [`mistake "${id}" is made by no distractor`]),
  ]);
}

const squeeze = (text: string) => text.replace(/[*_]/g, '').replace(/\s+/g, ' ').trim();
