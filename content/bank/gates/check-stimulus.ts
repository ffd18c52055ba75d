import { compileInline, compileRichText } from '@travesia/content-markup/compile';
import { checkFigure, countWords, lint } from '@travesia/content-markup/gates';
import type { Stimulus } from '../authoring/index.ts';

/** Words of a reading text; a source of Historia may be shorter. */
const READING_WORDS = { least: 350, most: 900 } as const;
const READING_ITEMS = { least: 6, most: 8 } as const;

export function checkStimulus(stimulus: Stimulus): readonly string[] {
  const { title, introduction, text, genre, figures = [], sources = [], items } = stimulus;
  const says = [
    ...[title, introduction, ...text.split(/\n\s*\n/)].flatMap(lint),
    ...sources.flatMap(({ name, detail = '' }) => [name, detail]).flatMap(lint),
    ...figures.flatMap(checkFigure),
  ];
  for (const compile of [() => compileRichText(text), () => compileInline(introduction)]) {
    try {
      compile();
    } catch (error) {
      says.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (genre === 'fuente') return says;
  // An informative text tells what is so; the others are ours from the first word to the last.
  if (genre === 'informativo' && sources.length === 0) says.push('names no source of its facts');
  const words = countWords(text);
  if (words < READING_WORDS.least || words > READING_WORDS.most) says.push(`has ${words} words`);
  if (items.length < READING_ITEMS.least || items.length > READING_ITEMS.most) says.push(`has ${items.length} items`);
  return says;
}
