import {
  composeLadder,
  findKey,
  findTellingWord,
  keyFormsOf,
  type Ladder,
  plainText,
  siblingIds,
  TITLE_MAX,
} from '@travesia/content-hints';
import type { DeployedBank, FrozenItem, FrozenText, LessonIdeas } from '@travesia/content-item-model';
import { HINT_RUNGS } from '@travesia/contracts/slices';
import type { Finding } from './finding.ts';

type AskedBank = Pick<DeployedBank, 'entries' | 'item' | 'text'>;

/** Siblings that are tried for one question before it is said to have none. */
export const SIBLINGS_TRIED = 12;

/** The ladder of one variant as a student would be told it, and the sibling that was worked out in it. */
export interface ToldLadder extends Ladder {
  readonly item: FrozenItem;
  readonly sibling?: FrozenItem;
}

/** The ladder of a deployed variant with the first sibling that does not give its key away. */
export function ladderOf(bank: AskedBank, ideas: LessonIdeas, id: string): ToldLadder {
  const item = bank.item(id);
  const about = { item, reading: readingOf(bank, item), idea: ideas.get(item.facts.content) };
  for (const other of siblingIds(bank.entries, id).slice(0, SIBLINGS_TRIED)) {
    const sibling = bank.item(other);
    const withSibling = { ...about, sibling, siblingReading: readingOf(bank, sibling) };
    if (composeLadder({ ...withSibling, rungs: [4] }).hints.length > 0) {
      return { ...composeLadder(withSibling), item, sibling };
    }
  }
  return { ...composeLadder(about), item };
}

const readingOf = (bank: AskedBank, { facts }: FrozenItem) => (facts.text ? bank.text(facts.text.id) : null);

/** What of the hints of these variants must not be told, or is missing. */
export function checkHints(bank: AskedBank, ideas: LessonIdeas, variants: readonly string[]): readonly Finding[] {
  return variants.flatMap((id) => {
    const ladder = ladderOf(bank, ideas, id);
    const reading = readingOf(bank, ladder.item);
    // What is told to who chose wrong, of every wrong option.
    const told = ladder.item.options.flatMap(({ wrong }, chosen) =>
      wrong ? composeLadder({ item: ladder.item, reading, chosen, rungs: [2] }).hints : [],
    );
    return checkLadder({ ...ladder, hints: [...ladder.hints, ...told] }, reading).map((says) => ({ about: id, says }));
  });
}

function checkLadder({ item, sibling, hints }: ToldLadder, reading: FrozenText | null): readonly string[] {
  const forms = keyFormsOf({ item });
  const withReading = keyFormsOf({ item, reading });
  const complaints: string[] = [];
  for (const rung of HINT_RUNGS) {
    if (!hints.some((hint) => hint.rung === rung)) complaints.push(`has no rung ${rung} of its hints`);
  }
  for (const { rung, title, html } of hints) {
    const text = plainText(html);
    if (title.trim() === '' || text === '') complaints.push(`rung ${rung} of its hints is empty`);
    if (title.length > TITLE_MAX)
      complaints.push(`rung ${rung} of its hints has a title of ${title.length} characters`);
    const found = rung < 5 ? findKey(`${title}\n${text}`, forms) : undefined;
    if (found) complaints.push(`rung ${rung} of its hints gives the key away by its ${found.by}: ${found.at}`);
    // A sibling is another case, and is told whole or not at all.
    const word = rung >= 1 && rung <= 3 ? findTellingWord(`${title}\n${text}`, withReading) : undefined;
    if (word !== undefined) complaints.push(`rung ${rung} of its hints has a word that only the key has: ${word}`);
  }
  if (sibling) {
    const own = keyFormsOf({ item: sibling });
    if (sibling.id === item.id) complaints.push('is its own sibling');
    if (own.text === forms.text || (own.value !== undefined && own.value === forms.value && own.unit === forms.unit)) {
      complaints.push(`has the answer of its sibling ${sibling.id}`);
    }
  }
  return complaints;
}
