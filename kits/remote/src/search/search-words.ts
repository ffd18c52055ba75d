/** Words that say nothing of what is looked for. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  'a al con cual cuales como cuando cuanto de del donde e el en es la las lo los me mi mis o para por que se sin su sus tu un una unos y'.split(
    ' ',
  ),
);

/** Words that stand around what is looked for: something may answer a query without having them. */
const FILLING_WORDS: ReadonlySet<string> = new Set(
  'admision buscar chile demre gratis hacer hago hay necesito online paes puedo quiero saber ser son ver'.split(' '),
);

const YEAR = /^20\d\d$/;

/** Words of `text` in lower case, without accents or signs. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of {@link plainWords} that say something; all of them where none does. */
export function searchWords(text: string): readonly string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !IDLE_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** `words` without those that only stand around the others; `null` where nothing or all of it would be left. */
export function withoutFilling(words: readonly string[]): readonly string[] | null {
  const telling = words.filter((word) => !FILLING_WORDS.has(word) && !YEAR.test(word));
  return telling.length === 0 || telling.length === words.length ? null : telling;
}
