import type { EnteredStep, ShownStep, StepAnswer } from '@travesia/content-item-model';
import Fraction from 'fraction.js';
import {
  ENTRY_MOST_CHARACTERS,
  type Expression,
  evaluate,
  plainSigns,
  type Read,
  readAnswer,
  readExpression,
  valueAt,
} from './expression.ts';
import { hasForm } from './form.ts';
import { NotRead } from './not-read.ts';
import { type ReadNumber, readNumber } from './number.ts';
import { Calculator, clearedOf, fractionOf, type Ratio, zeroOf } from './ratio.ts';

/** `feedback` is HTML of our own making: it never repeats what was entered. */
export type StepVerdict =
  | { readonly verdict: 'right'; readonly feedback: string }
  | { readonly verdict: 'slip'; readonly feedback: string; readonly mistake?: string }
  | { readonly verdict: 'wrong' }
  /** Nobody understands it as what is asked, or it lacks the form that is asked. */
  | { readonly verdict: 'not-read'; readonly feedback: string };

/** What a student may see of a step before it is entered: nothing that answers it. */
export function shownStep({ title, prompt, answer }: EnteredStep): ShownStep {
  return { title, prompt, entry: entryOf(answer) };
}

function entryOf(answer: StepAnswer): ShownStep['entry'] {
  switch (answer.kind) {
    case 'number':
      return { kind: 'number', ...(answer.unit !== undefined && { unit: answer.unit }) };
    case 'choice':
      return { kind: 'choice', options: answer.options };
    default:
      return { kind: answer.kind, variables: answer.variables };
  }
}

/** Judges what a student entered, exactly and in bounded time whatever it is. Throws only where the step itself cannot be read. */
export function checkStep({ answer, slips, done }: EnteredStep, entered: string): StepVerdict {
  const judge = judgeOf(answer);
  const found = judge(entered);
  if (found.is === 'right') return { verdict: 'right', feedback: done };
  for (const slip of slips) {
    if (!found.equals?.(slip.entered)) continue;
    return {
      verdict: 'slip',
      feedback: slip.feedback,
      ...(slip.mistake !== undefined && { mistake: slip.mistake }),
    };
  }
  return found.is === 'wrong' ? { verdict: 'wrong' } : { verdict: 'not-read', feedback: found.message };
}

/** Whether it is right, its form included. */
export function isRight(answer: StepAnswer, entered: string): boolean {
  return judgeOf(answer)(entered).is === 'right';
}

/** `equals`: whether it is the same as another entry; absent where it has no value. */
type Found = (
  | { readonly is: 'right' }
  | { readonly is: 'wrong' }
  | { readonly is: 'not-read'; readonly message: string }
) & { readonly equals?: (other: string) => boolean };

type Judge = (entered: string) => Found;

function judgeOf(answer: StepAnswer): Judge {
  const judge = judgeOfKind(answer);
  return (entered) => {
    const found = unlessNotRead(
      () => judge(entered),
      (message): Found => ({ is: 'not-read', message }),
    );
    const { equals } = found;
    if (!equals) return found;
    // What is read by itself may cost too much when it is compared.
    const areEqual = (other: string) =>
      unlessNotRead(
        () => equals(other),
        () => false,
      );
    return { ...found, equals: areEqual };
  };
}

function unlessNotRead<T>(give: () => T, otherwise: (message: string) => T): T {
  try {
    return give();
  } catch (error) {
    if (error instanceof NotRead) return otherwise(error.message);
    throw error;
  }
}

function judgeOfKind(answer: StepAnswer): Judge {
  switch (answer.kind) {
    case 'number':
      return numberJudge(answer);
    case 'expression':
      return expressionJudge(answer);
    case 'equation':
      return equationJudge(answer);
    case 'choice':
      return choiceJudge(answer);
  }
}

type Of<Kind extends StepAnswer['kind']> = StepAnswer & { readonly kind: Kind };

function numberJudge({ value, unit, within = 0, form }: Of<'number'>): Judge {
  const right = new Fraction(value);
  const nearness = new Fraction(within);
  const isNear = (one: Fraction, other: Fraction) => one.sub(other).abs().lte(other.abs().mul(nearness));
  return (entered) => {
    const read = readNumber(entered, unit);
    const equals = (other: string) => isNear(read.value, readNumber(other, unit).value);
    if (!isNear(read.value, right)) {
      const message = hintOf(read, right, unit, isNear);
      return message === undefined ? { is: 'wrong', equals } : { is: 'not-read', message, equals };
    }
    if (read.isConverted) return { is: 'not-read', message: `Exprésalo en ${unit}.`, equals };
    return form === 'simplified' && read.isReducible
      ? { is: 'not-read', message: 'Vale lo mismo, pero esa fracción se puede simplificar.' }
      : { is: 'right' };
  };
}

/** What is right but for its writing: thousands and decimals the other way, a fraction cut after some decimals, a share where a percentage is asked. */
function hintOf(
  { value, decimals, otherwise }: ReadNumber,
  right: Fraction,
  unit: string | undefined,
  isNear: (one: Fraction, other: Fraction) => boolean,
): string | undefined {
  if (otherwise && isNear(otherwise, right)) return 'Los decimales van con coma, y los miles con punto o sin nada.';
  if (unit === '%' && value.mul(100).equals(right)) return 'Escríbelo como porcentaje.';
  if (decimals === undefined || decimals < 2) return;
  const isCut =
    value.equals(right.round(decimals)) || (value.s === right.s && value.abs().equals(right.abs().floor(decimals)));
  return isCut ? 'Ese decimal está cortado: escribe el valor exacto, como fracción.' : undefined;
}

function expressionJudge({ value, variables, form }: Of<'expression'>): Judge {
  const like = readExpression(value, variables).expression;
  const isIrrational = variables.length === 0 && !fractionOf(evaluate(like, new Calculator()));
  return (entered) => {
    const { expression, doubt } = readAnswer(entered, variables);
    const calculator = new Calculator();
    const found = evaluate(expression, calculator);
    const isSame = (other: Expression) => calculator.isEqual(found, evaluate(other, calculator));
    const equals = (other: string) => isSame(readExpression(other, variables).expression);
    const isMeant = (other: string | undefined) =>
      other !== undefined &&
      calculator.isEqual(evaluate(readExpression(other, variables).expression, calculator), evaluate(like, calculator));
    if (!isSame(like)) {
      const message = unlessNotRead(
        () => isMeant(withParentheses(entered)),
        () => false,
      )
        ? 'Así se divide solo lo que está junto a la barra: pon paréntesis.'
        : isIrrational && isRounded(found, like)
          ? 'Deja la raíz o π por escrito, sin aproximar.'
          : doubt;
      return message === undefined ? { is: 'wrong', equals } : { is: 'not-read', message, equals };
    }
    return form === undefined || hasForm(form, expression, like, calculator)
      ? { is: 'right' }
      : { is: 'not-read', message: FORM_MISSING[form] };
  };
}

/** `x-7/x+6` with its only bar meant to part all that stands before it from all that stands behind. */
function withParentheses(entered: string): string | undefined {
  const [over, under, ...others] = plainSigns(entered).split('/');
  return under === undefined || others.length > 0 ? undefined : `(${over})/(${under})`;
}

/** How near a decimal has to be to a number with roots or π for it to be that number, rounded. */
const ROUNDED_WITHIN = 0.01;

function isRounded(found: Ratio, like: Expression): boolean {
  const right = valueAt(like, {});
  const value = fractionOf(found)?.valueOf();
  return value !== undefined && Math.abs(value - right) <= ROUNDED_WITHIN * Math.abs(right);
}

const FORM_MISSING = {
  expanded: 'Vale lo mismo, pero falta desarrollar: sin paréntesis y con los términos semejantes juntos.',
  factored: 'Vale lo mismo, pero todavía se puede factorizar.',
  simplified: 'Vale lo mismo, pero todavía se puede simplificar.',
} as const;

function equationJudge({ value, variables }: Of<'equation'>): Judge {
  return (entered) => {
    const calculator = new Calculator();
    const { difference, doubt } = readEquation(entered, variables, calculator);
    const equals = (other: string) =>
      calculator.areProportional(difference, readEquation(other, variables, calculator).difference);
    if (equals(value)) return { is: 'right' };
    const message = isSolved(zeroOf(difference), value, variables)
      ? 'Con eso ya despejaste; aquí se pide la ecuación con los datos.'
      : doubt;
    return message === undefined ? { is: 'wrong', equals } : { is: 'not-read', message, equals };
  };
}

/** Whether an equation of one letter is fulfilled by a number. */
function isSolved(zero: Fraction | undefined, equation: string, [name, ...others]: readonly string[]): boolean {
  if (!zero || name === undefined || others.length > 0) return false;
  const [left = Number.NaN, right = Number.NaN] = equation
    .split('=')
    .map((side) => valueAt(readExpression(side, [name]).expression, { [name]: zero.valueOf() }));
  return Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left));
}

interface ReadEquation {
  /** Left side minus right side, cleared of denominators. */
  readonly difference: Ratio;
  readonly doubt?: string;
}

function readEquation(entered: string, variables: readonly string[], calculator: Calculator): ReadEquation {
  if (entered.length > ENTRY_MOST_CHARACTERS) throw new NotRead('Eso es demasiado largo: escribe una sola ecuación.');
  const sides = plainSigns(entered).split('=');
  if (sides.length !== 2) throw new NotRead('Escribe una ecuación, con un signo = entre sus dos lados.');
  const [left, right] = sides.map((side) => readExpression(side, variables)) as [Read, Read];
  const doubt = left.doubt ?? right.doubt;
  return {
    difference: clearedOf(
      calculator.add(
        evaluate(left.expression, calculator),
        calculator.negative(evaluate(right.expression, calculator)),
      ),
    ),
    ...(doubt !== undefined && { doubt }),
  };
}

function choiceJudge({ options, right }: Of<'choice'>): Judge {
  return (entered) => {
    const place = /^\d{1,2}$/.test(entered) ? Number(entered) : -1;
    if (place >= options.length || place < 0) return { is: 'not-read', message: 'Elige una de las opciones.' };
    return place === right ? { is: 'right' } : { is: 'wrong', equals: (other) => Number(other) === place };
  };
}
