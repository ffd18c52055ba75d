import { compileInline, compileRichText } from '@travesia/content-markup/compile';
import { checkFigure, lint, plainText } from '@travesia/content-markup/gates';
import { isSameValue } from '../authoring/index.ts';
import type { Variant } from '../variant.ts';
import { FEEDBACK_MOST_CHARACTERS, STEPS, TITLE_MOST_CHARACTERS } from './check-classification.ts';

const LENGTH_RATIO = { least: 0.5, most: 1.8 } as const;
/** Shorter options differ in length by what they say, which helps nobody. */
const LENGTH_MATTERS_FROM = 24;

/** What is wrong with the options of a draw: all draws must pass, also those that are not deployed. */
export function checkOptions({ options, stem, solution }: Variant, fixedOrder: boolean): readonly string[] {
  const says: string[] = [];
  options.forEach((option, index) => {
    for (const other of options.slice(0, index)) {
      if (plainText(option.text) === plainText(other.text)) says.push(`two options read "${option.text}"`);
      if (option.value !== undefined && other.value !== undefined && isSameValue(option.value, other.value))
        says.push(`two options mean the same: "${option.text}" and "${other.text}"`);
    }
  });
  const positions = options.map(({ position }) => position);
  if (fixedOrder && [...positions].sort().some((position, index) => position !== index))
    says.push(`positions are ${positions.join(', ')}`);
  if (!fixedOrder && positions.some((position) => position !== undefined))
    says.push('has positions without fixedOrder');
  for (const words of [
    stem,
    ...options.map(({ text }) => text),
    ...options.flatMap(({ wrong }) => wrong?.feedback ?? []),
    ...solution.flatMap(({ title, text }) => [title, text]),
  ]) {
    says.push(...lint(words));
  }
  return says;
}

/** What is wrong with how a deployed variant reads and looks. */
export function checkWriting({ stem, figure, options, solution }: Variant): readonly string[] {
  const says: string[] = [];
  const attempt = (what: string, compile: () => unknown) => {
    try {
      compile();
    } catch (error) {
      says.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  attempt('statement', () => compileRichText(stem));
  for (const { text, wrong } of options) {
    attempt(`option "${text}"`, () => compileInline(text));
    if (!wrong) continue;
    attempt(`feedback "${wrong.feedback}"`, () => compileInline(wrong.feedback));
    if (plainText(wrong.feedback).length > FEEDBACK_MOST_CHARACTERS)
      says.push(`feedback of ${plainText(wrong.feedback).length} characters: "${wrong.feedback}"`);
    if (plainText(wrong.feedback) === '') says.push(`no feedback for "${text}"`);
  }
  for (const { title, text } of solution) {
    attempt(`step "${title}"`, () => compileRichText(text));
    if (title.length > TITLE_MOST_CHARACTERS) says.push(`title of ${title.length} characters: "${title}"`);
  }
  if (solution.length < STEPS.least || solution.length > STEPS.most) says.push(`${solution.length} steps of solution`);
  if (figure) says.push(...checkFigure(figure));
  if (!/\?\**$/.test(stem.trim()) || !stem.includes('¿')) says.push('statement does not end as a question');
  if (hasDoubleNegation(stem)) says.push('denies twice in its question without stress');
  const [key, ...wrong] = options;
  const keyText = plainText(key?.text ?? '');
  if (!compact(solution.at(-1)?.text ?? '').includes(compact(key?.text ?? '')))
    says.push(`last step does not state the key "${key?.text}"`);
  const lengths = wrong.map(({ text }) => plainText(text).length).sort((one, other) => one - other);
  const median =
    ((lengths[Math.floor((lengths.length - 1) / 2)] ?? 0) + (lengths[Math.ceil((lengths.length - 1) / 2)] ?? 0)) / 2;
  const ratio = keyText.length / median;
  if (
    Math.max(keyText.length, median) >= LENGTH_MATTERS_FROM &&
    (ratio < LENGTH_RATIO.least || ratio > LENGTH_RATIO.most)
  )
    says.push(`key is ${ratio.toFixed(2)} times as long as the others`);
  return says;
}

const NEGATION = /(?<!\p{L})(no|nunca|tampoco|ning[uú]n[ao]?|excepto|salvo|incorrect[ao]s?|fals[ao]s?)(?!\p{L})/giu;

/** Words that are quoted deny nothing; stressed ones are seen. */
function hasDoubleNegation(stem: string): boolean {
  const question = stem.slice(stem.lastIndexOf('¿')).replace(/«[^»]*»/g, '');
  return !question.includes('**') && (question.match(NEGATION) ?? []).length > 1;
}

const compact = (text: string) =>
  plainText(text)
    .replace(/[\s\\{}]/g, '')
    .replace(/[.]$/, '')
    .toLowerCase();
