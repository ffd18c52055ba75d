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

const LETTER = /^[a-e]$/;

/** Numbers alone, as people write them, with a unit of one word. */
const NUMBER = String.raw`[-−+]?\d[\d.,]*(?:/\d+)?(?: ?(?:%|\p{L}+\d?))?`;
const NUMBER_ALONE = new RegExp(`^${NUMBER}$`, 'u');

/** `x-80`, `3x + 2 = 5`: signs and letters, and no word. */
const EXPRESSION = /^(?=.*[-−+*/=^])(?:[-−+*/=^().,\s]|\d+|\p{L}(?!\p{L}))+$/u;

/**
 * Whether somebody types what they think the answer is, right or wrong: a letter, a number, an expression or the text of an
 * option.
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
  if (LETTER.test(core) || NUMBER_ALONE.test(core) || EXPRESSION.test(core)) return true;
  return optionTexts.some((option) => plain(option) === core || plain(option) === words);
}

/** One thing that may be an answer, in a sentence. */
const VALUE = String.raw`(?:${NUMBER}|[a-e]|\S*[\p{L}\d)][-−+*/=^]\S+)`;
const BETWEEN_VALUES = new RegExp(
  `(?:^| )${VALUE} o (?:(?:es|era|son|seria|de|la|el|los|las|un|una) )*${VALUE}(?= |$)`,
  'u',
);

/**
 * Whether somebody asks which of several it is: `¿185 o 270? si la máxima es 270`. Two letters, numbers, expressions or
 * texts of options, whatever else is said.
 * @param optionTexts plain
 */
export function weighsAnswers(text: string, optionTexts: readonly string[]): boolean {
  const words = plain(text).replaceAll(/[.,]+(?= |$)/g, '');
  if (BETWEEN_VALUES.test(words)) return true;
  const named = optionTexts.map(plain).filter((option) => option !== '' && ` ${words} `.includes(` ${option} `));
  return named.length > 1 && / o /.test(words);
}
