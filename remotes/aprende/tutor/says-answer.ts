/** Lower case, without accents, one blank between words: signs of numbers stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%/.,+−-]+/gu, ' ')
    .trim();

const LEAD =
  /^(?:(?:yo|creo|pienso|digo|entonces|pues|ya|mi|la|el|respuesta|alternativa|letra|opcion|es|seria|era|que|me|dio|da|profe|son|igual|a) )*/;

const TAIL = /(?: (?:cierto|verdad|no|si|o|correcto|correcta|esta|bien))*$/;

const LETTER = /^[a-e]$/;

/** A number alone, as people write one. */
const NUMBER = /^[-−+]?\d[\d.,]*(?:\/\d+)?\s?(?:%|[a-z]{1,3}\d?)?$/;

/**
 * Whether somebody types what they think the answer is, right or wrong: a letter, a number, the text of an option.
 * @param optionTexts plain
 */
export function saysAnswer(text: string, optionTexts: readonly string[]): boolean {
  const words = plain(text).replace(/[.,]+$/, '');
  const core = words
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(/[.,]+$/, '');
  // Of "la a" nothing is left, and it is an answer.
  if (core === '') return /(?:^|\s)a$/.test(words);
  if (LETTER.test(core) || NUMBER.test(core)) return true;
  return optionTexts.some((option) => plain(option) === core || plain(option) === words);
}
