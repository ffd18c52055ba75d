import { editDistance } from './edit-distance.ts';
import { rootOf, soundOf } from './words.ts';

/** A word of a name or a query, with how it sounds and what it shares with its kin. */
export interface Word {
  readonly text: string;
  readonly sound: string;
  readonly root: string;
}

export const wordFrom = (text: string): Word => ({ text, sound: soundOf(text), root: rootOf(text) });

/** Of a word that sounds the same, or is the same in another gender or number. */
const ALIKE = 0.9;
/** Of a beginning as it is spelt or sounds. */
export const BEGINNING = 0.6;
/** Added to a beginning, by the part of the word that it is. */
const BEGINNING_COMPLETE = 0.25;
const ONE_EDIT = 0.5;
const TWO_EDITS = 0.3;
/** Of the quality of a mistake in a word that is not finished. */
const UNFINISHED = 0.8;

/** Letters that may be wrong in a word of this length: a short word with a mistake is another word. */
function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Shorter words are mostly initials (`ubb`, `uv`), and those are not spelt by ear. */
const SOUND_FROM_LETTERS = 4;

/** How well a typed word is one of a name, to its end and without a mistake in it: 1 for the same, 0 for no match. */
export function wholeQuality(typed: Word, word: Word): number {
  if (typed.text === word.text) return 1;
  if (typed.text.length < SOUND_FROM_LETTERS) return 0;
  return typed.sound === word.sound || typed.root === word.root ? ALIKE : 0;
}

/** The same for a typed word that is not finished. */
export function beginningQuality(typed: Word, word: Word): number {
  const isSpelt = word.text.startsWith(typed.text);
  const byEar = typed.text.length >= SOUND_FROM_LETTERS;
  if (!isSpelt && !(byEar && word.sound.startsWith(typed.sound))) return 0;
  const quality = BEGINNING + (BEGINNING_COMPLETE * Math.min(typed.text.length, word.text.length)) / word.text.length;
  return isSpelt ? quality : quality * ALIKE;
}

/** The same for a typed word with a mistake or two; its first letter, as it sounds, is taken to be right. */
export function mistakenQuality(typed: Word, word: Word): number {
  const allowed = editsAllowed(typed.sound.length);
  if (allowed === 0 || typed.sound[0] !== word.sound[0] || typed.sound.length > word.sound.length + allowed) return 0;
  const { whole, beginning } = editDistance(typed.sound, word.sound);
  const worth = (edits: number) => (edits > allowed ? 0 : edits === 1 ? ONE_EDIT : TWO_EDITS);
  return Math.max(worth(whole), worth(beginning) * UNFINISHED);
}
