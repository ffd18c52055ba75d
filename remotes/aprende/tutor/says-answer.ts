/** Lower case, without accents, one blank between words: signs of numbers stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%/.,+−*=^()-]+/gu, ' ')
    .trim();

const LEAD =
  /^(?:(?:yo|creo|pienso|digo|dime|confirma|confirmame|entonces|pues|ya|mi|la|el|un|una|de|respuesta|alternativa|letra|opcion|resultado|si|es|seria|sera|era|fue|que|me|dio|da|queda|quedo|sale|salio|marco|pongo|profe|son|igual|a) )*/;

const TAIL = /(?: (?:cierto|verdad|no|si|o|correcto|correcta|esta|bien|entonces|profe))*$/;

const LETTERS = /^[a-e](?: o (?:la |el )?[a-e])*$/;

/** Numbers alone, as people write them, with a unit of one word. */
const NUMBER = String.raw`[-−+]?\d[\d.,]*(?:/\d+)?(?: ?(?:%|\p{L}+\d?))?`;
const NUMBERS = new RegExp(`^${NUMBER}(?: o (?:de |la |el )?${NUMBER})*$`, 'u');

/** `x-80`, `3x + 2 = 5`: signs and letters, and no word. */
const EXPRESSION = /^(?=.*[-−+*/=^])(?:[-−+*/=^().,\s]|\d+|\p{L}(?!\p{L}))+$/u;

/**
 * Whether somebody types what they think the answer is, right or wrong: a letter, a number, an expression, the text of an
 * option, or one of several.
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
  if (LETTERS.test(core) || NUMBERS.test(core) || EXPRESSION.test(core)) return true;
  return optionTexts.some((option) => plain(option) === core || plain(option) === words);
}
