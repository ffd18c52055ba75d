import type { GameLink } from '@travesia/content-lesson-model';
import { lint } from '@travesia/content-markup/gates';

const WORDS_MOST_CHARACTERS = 120;
const STATE_MOST_CHARACTERS = 200;

/** Characters that stand after `#` as they are: an address that is copied stays the same. */
const STATE = /^[\w.~!$&'()*+,;=:@/?-]*$/;

/** What is wrong with a link to a game. Whether its model reads the state is asked where both are known. */
export function checkGameLink({ state, words }: GameLink): readonly string[] {
  const says = [...lint(words)];
  if (words.trim() === '') says.push('is empty');
  if (words.length > WORDS_MOST_CHARACTERS) says.push(`words of ${words.length} characters`);
  if (state.length > STATE_MOST_CHARACTERS) says.push(`a state of ${state.length} characters`);
  if (!STATE.test(state)) says.push('a state that an address cannot hold as it is');
  return says;
}
