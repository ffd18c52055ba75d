import { compileFigure } from '../compile/figures/index.ts';
import type { Figure } from '../figure.ts';
import { lint } from './lint.ts';

/** Shorter ones name a picture and do not tell what it shows. */
const ALT_LEAST_CHARACTERS = 20;

/** What is wrong with a picture of an item or a text. */
export function checkFigure(figure: Figure): readonly string[] {
  const says = [figure.alt, figure.caption ?? ''].flatMap(lint).map((complaint) => `figure: ${complaint}`);
  try {
    compileFigure(figure);
  } catch (error) {
    says.push(`figure: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (figure.alt.trim().length < ALT_LEAST_CHARACTERS)
    says.push('figure without an alternative text that says something');
  return says;
}
