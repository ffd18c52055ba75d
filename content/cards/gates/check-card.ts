import { compileInline } from '@travesia/content-markup/compile';
import { checkFigure, lint, plainText } from '@travesia/content-markup/gates';
import { CARD_KINDS } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import type { Card } from '../authoring/index.ts';
import { fileOfCards } from '../load-cards.ts';

/** As they are read. A card is for one look. */
const MOST_CHARACTERS = { front: 140, back: 220, why: 220 } as const;

const ID = /^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/;

/** A number alone says where a card stands, which changes when another is put before it. */
const SERIAL_ID = /^(carta|card|tarjeta|ficha|[a-z])-?\d+$/;

const ASKING_WORD = /(qué|cuál|cuáles|cuánt[oa]s?|cómo|dónde|quién|quiénes|cuándo)(?!\p{L})/iu;
const YES_OR_NO = /^(sí|no|verdadero|falso)(?=[\s.,;:]|$)/iu;

/** What keeps a card from students. `known` are the ids of all named mistakes of the bank. */
export function checkCard(card: Card, file: string, known: ReadonlySet<string>): readonly string[] {
  const { id, content, kind, front, figure, back, why, mistake } = card;
  const says: string[] = [];
  if (!ID.test(id) || SERIAL_ID.test(id)) says.push('its id is no name: lowercase words with hyphens');
  if (!findContent(content)) says.push(`there is no content "${content}"`);
  else if (file !== fileOfCards(content)) says.push(`its place is ${fileOfCards(content)}`);
  if (!CARD_KINDS.includes(kind)) says.push(`there is no kind "${kind}"`);

  for (const [side, text] of [
    ['front', front],
    ['back', back],
    ['why', why],
  ] as const) {
    if (text !== undefined) says.push(...checkText(text, MOST_CHARACTERS[side]).map((one) => `${side}: ${one}`));
  }
  if (figure) says.push(...checkFigure(figure));
  if (asksYesOrNo(front, back)) says.push('asks for yes or no: ask what, which, how or why');
  if (isWithin(back, front)) says.push('its front says its back');

  if (kind === 'mistake' && mistake === undefined) says.push('is of a mistake and names none of the bank');
  if (mistake !== undefined && !known.has(mistake)) says.push(`no mistake "${mistake}" in the bank`);
  return says;
}

function checkText(text: string, most: number): readonly string[] {
  const says = [...lint(text)];
  if (text.trim() === '') says.push('is empty');
  try {
    compileInline(text);
  } catch (error) {
    says.push(error instanceof Error ? error.message : String(error));
  }
  const { length } = readCharacters(text);
  if (length > most) says.push(`${length} characters, at most ${most}`);
  return says;
}

/** A question without a word that asks has one of two answers. */
function asksYesOrNo(front: string, back: string): boolean {
  if (YES_OR_NO.test(plainText(back)) || /verdadero o falso|sí o no/iu.test(front)) return true;
  const questions = front.match(/¿[^?]*\?/g) ?? [];
  return questions.length > 0 && !questions.some((question) => ASKING_WORD.test(question));
}

/** Signs of TeX as they look: `\frac{1}{2}` is "1/2". */
function readCharacters(text: string): string {
  return plainText(text)
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(left|right|mathrm|text|operatorname)/g, '')
    .replace(/\\[a-zA-Z]+ ?/g, '¤')
    .replace(/[{}^_\\]/g, '');
}

function isWithin(back: string, front: string): boolean {
  const words = (text: string) =>
    ` ${readCharacters(text)
      .toLowerCase()
      .replace(/[¿?¡!.,;:«»"()]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()} `;
  return words(front).includes(words(back));
}
