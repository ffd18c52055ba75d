import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import type { KeyForms } from '@travesia/contracts/slices';
import { canonical } from './canonical.ts';
import { plainText } from './plain-text.ts';
import { readNumbers } from './read-numbers.ts';

/** Words before a number that leave it what it is. */
const ABOUT = /^(?:cerca de|aproximadamente|alrededor de|unos|unas|casi|solo)\s+/i;

/** A number with a unit of at most three words after it, or with the sign of pesos before it. */
const VALUE =
  /^(\$)?\s*([-−]?[\d.,]+(?:\s+\d+)?(?:\s*\/\s*\d+)?(?:\s*[·⋅×]\s*10\^\(?[-−]?\d+\)?)?(?:\s+periódico)?)\s*([^\d\s][^\d]*)?\.?$/;

const UNIT_WORDS_MAX = 3;

/**
 * In what forms the key of `item` would be given away. `order`: the options as the student sees them, by their places in
 * `item.options`; without it no letter is known. `reading`: the text that it is asked with.
 */
export function keyFormsOf({
  item,
  order,
  reading,
}: {
  readonly item: FrozenItem;
  readonly order?: readonly number[] | undefined;
  readonly reading?: FrozenText | null | undefined;
}): KeyForms {
  const shown = order ?? [...item.options.keys()];
  const text = plainText(item.options[item.key]?.text ?? '');
  const place = shown.indexOf(item.key);
  const known = [item.stem, item.figure ?? ''].map((html) => plainText(html, { labels: true })).join('\n');
  return {
    text,
    ...(order && place >= 0 && { letter: letterOf(place) }),
    ...numberOf(text),
    options: shown.map((option) => plainText(item.options[option]?.text ?? '')),
    known,
    ...(item.figure !== undefined && { statement: plainText(item.stem) }),
    ...(reading && {
      reading: [...reading.paragraphs, ...reading.figures].map((html) => plainText(html, { labels: true })).join('\n'),
    }),
  };
}

/** Letter of an option: `A` for the first. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** Value and unit of an option that is a number and nothing else. */
function numberOf(text: string): Pick<KeyForms, 'value' | 'unit'> {
  const [, pesos, number = '', after = ''] = VALUE.exec(text.replace(ABOUT, '').replace(/^\{(.*)\}$/, '$1')) ?? [];
  const unit = pesos ?? after.trim().replace(/\.$/, '');
  if (number === '' || unit.split(/\s+/).length > UNIT_WORDS_MAX || /^[-+*/^=<>≤≥:√;π(]/.test(canonical(unit)))
    return {};
  // Options write points between thousands and a comma before decimals: `1.001` is no decimal there.
  const digits = number.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '');
  const [reading, ...others] = readNumbers(digits);
  if (!reading || others.length > 0) return {};
  const [value] = reading.values;
  return value === undefined ? {} : { value, ...(unit !== '' && { unit }) };
}
