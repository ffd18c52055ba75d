export type { Hint, HintRung, KeyForms } from '@travesia/contracts/slices';
export { canonical, plainSigns } from './canonical.ts';
export { contentStems } from './content-words.ts';
export { type Found, findKey, findTellingWord } from './find-key.ts';
export { keyFormsOf, letterOf } from './key-forms.ts';
export { composeLadder, type Ladder, type LadderSources, makeLadder, TITLE_MAX } from './make-ladder.ts';
export { plainText } from './plain-text.ts';
export { type Reading, readNumbers } from './read-numbers.ts';
export { siblingIds } from './sibling-ids.ts';
