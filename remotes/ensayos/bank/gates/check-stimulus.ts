import type { Stimulus } from '../authoring/index.ts';
import { compileFigure } from '../compile/figures/index.ts';
import { compileInline, compileRichText } from '../compile/rich-text.ts';

/** Words of a reading text; a source of Historia may be shorter. */
const READING_WORDS = { least: 350, most: 900 } as const;
const READING_ITEMS = { least: 6, most: 8 } as const;

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

export function checkStimulus(stimulus: Stimulus): readonly string[] {
  const says: string[] = [];
  for (const compile of [
    () => compileRichText(stimulus.text),
    () => compileInline(stimulus.introduction),
    ...(stimulus.figures ?? []).map((figure) => () => compileFigure(figure)),
  ]) {
    try {
      compile();
    } catch (error) {
      says.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (stimulus.genre === 'fuente') return says;
  const words = countWords(stimulus.text);
  if (words < READING_WORDS.least || words > READING_WORDS.most) says.push(`has ${words} words`);
  if (stimulus.items.length < READING_ITEMS.least || stimulus.items.length > READING_ITEMS.most)
    says.push(`has ${stimulus.items.length} items`);
  return says;
}
