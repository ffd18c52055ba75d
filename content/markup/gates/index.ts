export { checkFigure } from './check-figure.ts';
export { lint } from './lint.ts';
export { countWords, plainText } from './words.ts';
