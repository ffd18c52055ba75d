import { classifyWords } from './words/classify-words.ts';

const TITLE_CHARS_MAX = 60;

const UNTITLED = 'Conversación';

/** What a conversation that began with typed words is called. Of harm, or nothing that may be asked about, no word stands in it. */
export function titleOfWords(text: string): string {
  const kind = text === '' ? 'empty' : classifyWords(text).kind;
  if (kind !== 'question' && kind !== 'wants-key') return UNTITLED;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= TITLE_CHARS_MAX) return words;
  const cut = words.slice(0, TITLE_CHARS_MAX);
  const end = cut.lastIndexOf(' ');
  return `${(end > TITLE_CHARS_MAX / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
}
