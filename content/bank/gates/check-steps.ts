import { checkStep, isRight, readExpression, valueAt } from '@travesia/content-hints/steps';
import type { EnteredStep, StepAnswer } from '@travesia/content-item-model';
import { lint, plainText } from '@travesia/content-markup/gates';
import Fraction from 'fraction.js';
import { type AnswerValue, type AuthoredStep, frac, isSameValue } from '../authoring/index.ts';
import type { Bank, PlacedItem } from '../bank.ts';
import type { Draw } from '../draws.ts';
import { freezeSteps } from '../freeze.ts';
import { stepsOf, type VariantOption } from '../variant.ts';
import { FEEDBACK_MOST_CHARACTERS, STEPS, TITLE_MOST_CHARACTERS } from './check-classification.ts';

/** What has to be typed on a telephone. */
const ENTRY_MOST_CHARACTERS = 40;

/** By chance a number of the prompt may be the right one, or a slip be right as well, but not in more draws than this. */
const CHANCE = 0.5;

/** Where expressions are compared with what their oracle says. */
const POINTS = [2, 3, 5, 7, 11, 0.5];

/** What is wrong with the steps that students enter, in some deployed draws of an item: each complaint once. */
export function checkSteps({ item }: PlacedItem, draws: readonly Draw[], bank: Bank): readonly string[] {
  const says = new Map<string, string>();
  /** How often, by complaint, what may happen by chance did. */
  const chances = new Map<string, number>();
  for (const { index, variant } of draws) {
    const add = (complaint: string) => {
      const kind = complaint.replace(/".*"/s, '').replace(/-?\d+(?:[./]\d+)?/g, '');
      if (!says.has(kind)) says.set(kind, `${complaint} (draw ${index})`);
    };
    const chance = (complaint: string) => chances.set(complaint, (chances.get(complaint) ?? 0) + 1);
    const steps = stepsOf(item, index);
    if (steps.length === 0) continue;
    if (steps.length < STEPS.least || steps.length > STEPS.most) add(`has ${steps.length} entered steps`);
    let frozen: readonly EnteredStep[];
    try {
      frozen = freezeSteps(steps);
    } catch (error) {
      add(`entered steps: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    steps.forEach((step, place) => {
      const about = `entered step "${step.title}"`;
      const compiled = frozen[place] as EnteredStep;
      for (const complaint of writingOf(step, bank)) add(`${about} ${complaint}`);
      for (const complaint of judgedOf(compiled)) add(`${about} ${complaint}`);
      for (const [slip, { entered, feedback }] of step.slips.entries()) {
        const { verdict } = checkStep(compiled, entered);
        if (verdict === 'not-read') add(`${about}: its slip "${entered}" is not read`);
        if (verdict === 'right') chance(`entered step ${place + 1}: slip ${slip + 1} is right`);
        if (tells(feedback, step.answer))
          chance(`entered step ${place + 1}: feedback of slip ${slip + 1} tells what is right`);
      }
      if (tells(`${step.title} ${step.prompt}`, step.answer))
        chance(`entered step ${place + 1}: the prompt tells what is right`);
      if (step.answer.kind === 'expression' && tells(variant.stem, step.answer))
        chance(`entered step ${place + 1}: what the statement says is right`);
      const isLast = place === steps.length - 1;
      const [key] = variant.options;
      const complaint =
        isLast && key
          ? lastOf(
              steps.map(({ answer }) => answer),
              key,
            )
          : oracleOf(step);
      if (complaint) add(`${about} ${complaint}`);
    });
  }
  return [
    ...says.values(),
    ...[...chances]
      .filter(([, times]) => times > CHANCE * draws.length)
      .map(([complaint, times]) => `${complaint} in ${times} of ${draws.length} draws`),
  ];
}

function writingOf({ title, prompt, answer, slips, done }: AuthoredStep, bank: Bank): readonly string[] {
  const says = [title, prompt, done, ...slips.map(({ feedback }) => feedback)].flatMap(lint);
  if (answer.kind === 'choice') says.push(...answer.options.flatMap(lint));
  if (title.length > TITLE_MOST_CHARACTERS) says.push(`has a title of ${title.length} characters`);
  for (const text of [title, prompt, done]) if (plainText(text) === '') says.push('has an empty text');
  for (const { mistake, feedback } of slips) {
    if (mistake !== undefined && !bank.mistakes.has(mistake))
      says.push(`names "${mistake}", which is in no mistakes.ts`);
    const { length } = plainText(feedback);
    if (length === 0 || length > FEEDBACK_MOST_CHARACTERS)
      says.push(`has feedback of ${length} characters: "${feedback}"`);
  }
  return says;
}

/** What is wrong with how entries are judged: the right one, and each slip. */
function judgedOf(step: EnteredStep): readonly string[] {
  const { answer, slips } = step;
  if (answer.kind === 'choice') {
    if (new Set(answer.options).size < answer.options.length) return ['has an option twice'];
    if (answer.options.length < 2 || answer.right < 0 || answer.right >= answer.options.length)
      return ['has no right option'];
  } else if (answer.value.length > ENTRY_MOST_CHARACTERS) return [`asks for "${answer.value}", which is long to type`];
  if (!isRight(answer, entryOf(answer))) return [`does not take "${entryOf(answer)}", which is right`];
  if (slips.length === 0) return ['has no slip'];
  return slips.flatMap(({ entered }) => {
    const { verdict } = checkStep(step, entered);
    return verdict === 'slip' ? [] : [`judges its slip "${entered}" as ${verdict}`];
  });
}

const entryOf = (answer: StepAnswer) => (answer.kind === 'choice' ? String(answer.right) : answer.value);

/** The last step is the key itself, which the template has from its oracle as well; or the last of the numbers it is made of. */
function lastOf(answers: readonly StepAnswer[], key: VariantOption): string | undefined {
  const last = answers.at(-1) as StepAnswer;
  return isKey(last, key) || areNumbersOf(answers, key) ? undefined : `is the last one, and not the key "${key.text}"`;
}

function isKey(answer: StepAnswer, { text, value }: VariantOption): boolean {
  if (answer.kind === 'choice') return plainText(answer.options[answer.right] ?? '') === plainText(text);
  const hasLetters = answer.kind === 'equation' || (answer.kind === 'expression' && answer.variables.length > 0);
  if (value !== undefined && typeof value !== 'string' && !hasLetters) return isAbout(answer, value);
  const entries = [String(value ?? ''), ...formulasIn(text)].map(fromTex);
  return entries.some((entry) => isRight(withoutForm(answer), entry));
}

/** Of a pair, or of two solutions, each was entered in a step of its own. */
function areNumbersOf(answers: readonly StepAnswer[], { text, value }: VariantOption): boolean {
  const numbers = formulasIn(text).flatMap((formula) =>
    fromTex(formula)
      .replace(/^.*[=<>]|^\(|\)$/g, '')
      .split(/, /),
  );
  const isLastOne = (entry: string) => isRight(answers.at(-1) as StepAnswer, entry);
  return (
    typeof value === 'string' &&
    numbers.length > 1 &&
    numbers.some(isLastOne) &&
    numbers.every((entry) => answers.some((answer) => answer.kind === 'number' && isRight(answer, entry)))
  );
}

function isAbout(answer: StepAnswer, value: AnswerValue): boolean {
  if (answer.kind === 'choice') return false;
  if (answer.kind !== 'number') return isSameValue(valueAt(readExpression(answer.value, []).expression, {}), value);
  const [one, other] = [frac(answer.value), value instanceof Fraction ? value : Number(value)];
  return (
    isSameValue(one, other) ||
    (answer.within !== undefined &&
      Math.abs(one.valueOf() - Number(other.valueOf())) <= answer.within * Math.abs(one.valueOf()))
  );
}

/** What another way to the same says against the answer. */
function oracleOf({ answer, oracle }: AuthoredStep): string | undefined {
  if (answer.kind === 'choice') return;
  if (answer.kind === 'number') {
    const isSame = oracle === undefined || (isValue(oracle) && isAbout(answer, oracle));
    return isSame ? undefined : `says ${answer.value}, its oracle ${String(oracle)}`;
  }
  if (answer.kind === 'equation') {
    if (!Array.isArray(oracle)) return 'has no values that fulfil its equation';
    const [left, right] = answer.value.split('=').map((side) => at(side, answer.variables, oracle)) as [number, number];
    return isSameValue(left, right) ? undefined : `is not fulfilled by ${oracle.join(', ')}`;
  }
  if (answer.variables.length === 0 && isValue(oracle))
    return isAbout(answer, oracle) ? undefined : `says ${answer.value}, its oracle ${String(oracle)}`;
  if (typeof oracle !== 'function') return 'has no oracle';
  const off = POINTS.map((_, place) =>
    answer.variables.map((_, variable) => POINTS[(place + 2 * variable) % POINTS.length] as number),
  ).find((values) => !isSameValue(at(answer.value, answer.variables, values), oracle(...values)));
  return off && `is not what its oracle says at ${off.join(', ')}`;
}

const isValue = (oracle: AuthoredStep['oracle']): oracle is AnswerValue =>
  oracle instanceof Fraction || typeof oracle === 'number' || typeof oracle === 'string';

function at(expression: string, variables: readonly string[], values: readonly number[]): number {
  const named = Object.fromEntries(variables.map((name, place) => [name, values[place] ?? Number.NaN]));
  return valueAt(readExpression(expression, variables).expression, named);
}

/** Whether a text holds what is to be entered: as a number among its words, or as a formula or a side of one. */
function tells(text: string, answer: StepAnswer): boolean {
  if (answer.kind === 'choice') return false;
  const formulas = formulasIn(text).flatMap((formula) => (answer.kind === 'equation' ? formula : formula.split('=')));
  const words =
    text
      .replace(/\\\$/g, '')
      .replace(/\$[^$]*\$/g, ' ')
      .match(/\d[\d.,]*/g) ?? [];
  return [...formulas.map(fromTex), ...(answer.kind === 'number' ? words : [])].some((entry) => isRight(answer, entry));
}

const formulasIn = (text: string) => [...text.replace(/\\\$/g, '').matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) => tex);

/** A formula as a student would type it. */
function fromTex(tex: string): string {
  return tex
    .replace(/\{([.,])\}/g, '$1')
    .replace(/\\[dt]?frac\{((?:[^{}]|\{[^{}]*\})+)\}\{((?:[^{}]|\{[^{}]*\})+)\}/g, '(($1)/($2))')
    .replace(/\\sqrt\{([^{}]+)\}/g, '√($1)')
    .replace(/\^\{([^{}]+)\}/g, '^($1)')
    .replace(/\\cdot|\\times/g, '·')
    .replace(/\\pi/g, 'π')
    .replace(/\\left|\\right|\\[,;: ]/g, '')
    .replace(/^\$|\$$/g, '');
}

function withoutForm(answer: StepAnswer): StepAnswer {
  return answer.kind === 'expression'
    ? { kind: 'expression', value: answer.value, variables: answer.variables }
    : answer;
}
