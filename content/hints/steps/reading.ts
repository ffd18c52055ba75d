/** How an entry is read, without anything that knows what is right: pages show students what they wrote. */
export { type Expression, type Read, readAnswer, readExpression } from './expression.ts';
export { NotRead } from './not-read.ts';
export { readNumber } from './number.ts';
