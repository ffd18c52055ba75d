import type { ReviewedItem } from '../../api/attempts.ts';

/** Fields that only what is graded has, or the bank. */
export const ANSWER_KEY_FIELDS =
  /"(key|correct|solution|mistakes?|feedback|evidence|outcome|seed|salt|order|scored|facts|wrong|difficulty|skill|itemId|variants?|parameters|sources)":(?!\[\])/;

/** Ids of variants and of texts: whoever has two attempts would know a question again by them. */
export const FROZEN_ID = /"[a-z\d]+(?:-[a-z\d]+)+@\d+(?::\d+)?"/;

/** Long enough to be nobody else's words wherever they stand. Shorter ones count where a string is nothing else. */
const TELLING_CHARACTERS = 30;

const TOKEN = /[a-z\d]+(?:-[a-z\d]+)+/g;

/**
 * What `said`, as JSON, tells of questions before they are graded: ids, names and comments of mistakes, solutions, words
 * on which a key rests, sources. `shown`: the questions as they are asked, as JSON; what is read there tells nothing.
 */
export function leaksOf(said: string, shown: string, reviewed: readonly ReviewedItem[]): readonly string[] {
  const tokens = new Set(said.match(TOKEN));
  const ids = reviewed.flatMap(({ mistakes }) => mistakes.map(({ id }) => id)).filter((id) => tokens.has(id));
  const words = reviewed.flatMap(({ mistakes, solution, evidence, sources }) => [
    ...mistakes.flatMap(({ name, feedback }) => [name, feedback]),
    // Not titles: they are names of contents, which are no secret.
    ...solution.map(({ text }) => text),
    ...evidence,
    ...sources,
  ]);
  const isReleased = (one: string) => {
    const travelled = JSON.stringify(one);
    const inner = travelled.slice(1, -1);
    return !shown.includes(inner) && said.includes(one.length < TELLING_CHARACTERS ? travelled : inner);
  };
  return [...ids, ...[...new Set(words)].filter(isReleased)];
}
