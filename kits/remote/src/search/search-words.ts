/** Words that say nothing of what is looked for. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  'a al con cual cuales como cuanto de del donde e el en es la las lo los me mi mis o para por que se sin su sus tu un una unos y'.split(
    ' ',
  ),
);

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
