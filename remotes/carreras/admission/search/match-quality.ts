import { editDistance } from './edit-distance.ts';

/** A word of a name or a query, with how it sounds. */
export interface Word {
  readonly text: string;
  readonly sound: string;
}

/** Of a beginning as it is spelt or sounds; a whole word that sounds alike is one too. */
const BEGINNING = 0.6;
/** Added to a beginning, by the part of the word that it is. */
const BEGINNING_COMPLETE = 0.3;
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

/** How well a typed word is one of a name without a mistake in it: 1 for the same, 0 for no match. */
export function cleanQuality(typed: Word, word: Word): number {
  if (typed.text === word.text) return 1;
  const byEar = typed.text.length >= SOUND_FROM_LETTERS;
  if (word.text.startsWith(typed.text) || (byEar && word.sound.startsWith(typed.sound))) {
    return BEGINNING + (BEGINNING_COMPLETE * typed.text.length) / word.text.length;
  }
  return 0;
}

/** The same for a typed word with a mistake or two; its first letter, as it sounds, is taken to be right. */
export function mistakenQuality(typed: Word, word: Word): number {
  const allowed = editsAllowed(typed.sound.length);
  if (allowed === 0 || typed.sound[0] !== word.sound[0] || typed.sound.length > word.sound.length + allowed) return 0;
  const { whole, beginning } = editDistance(typed.sound, word.sound);
  const worth = (edits: number) => (edits > allowed ? 0 : edits === 1 ? ONE_EDIT : TWO_EDITS);
  return Math.max(worth(whole), worth(beginning) * UNFINISHED);
}
