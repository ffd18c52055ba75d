import Fraction from 'fraction.js';
import { type Expression, evaluate } from './expression.ts';
import { type Calculator, isConstant, type Ratio } from './ratio.ts';

/** Whether what is right in value is written as asked. `like`: the author's own writing. */
export function hasForm(
  form: 'expanded' | 'factored' | 'simplified',
  entered: Expression,
  like: Expression,
  calculator: Calculator,
): boolean {
  if (form === 'expanded') return isExpanded(entered, calculator);
  if (form === 'factored') return hasFactorsOf(entered, like, calculator);
  return isAsSimpleAs(entered, like, calculator);
}

/** A sum whose terms cannot be put together, each a number by letters. */
function isExpanded(entered: Expression, calculator: Calculator): boolean {
  const terms = termsOf(entered);
  return terms.every(isMonomial) && terms.length === Math.max(1, evaluate(entered, calculator).over.size);
}

function termsOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'sum') return expression.terms.flatMap(termsOf);
  return expression.kind === 'negative' ? termsOf(expression.of) : [expression];
}

function isMonomial(term: Expression): boolean {
  const factors = factorsOf(term);
  const letters = factors.flatMap((factor) => (factor.kind === 'letter' ? factor.name : []));
  const numbers = factors.filter(({ kind }) => kind === 'number' || kind === 'quotient');
  return (
    numbers.length <= 1 &&
    factors.every((factor) => ['number', 'letter', 'root'].includes(factor.kind) || isNumberOver(factor)) &&
    // A power is one factor many times; the same letter at two places is not put together.
    runs(letters) === new Set(letters).size
  );
}

/** `1/2`, and `3x/2` as a whole. */
function isNumberOver(factor: Expression): boolean {
  return factor.kind === 'quotient' && factor.under.kind === 'number' && isMonomial(factor.over);
}

function runs(letters: readonly string[]): number {
  return letters.filter((letter, place) => letter !== letters[place - 1]).length;
}

/** Of a product, powers as often as they say. */
function factorsOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'product') return expression.factors.flatMap(factorsOf);
  if (expression.kind === 'power' && expression.exponent.kind === 'number') {
    const times = Number(expression.exponent.value.valueOf());
    if (Number.isInteger(times) && times > 0 && times <= 24)
      return Array.from({ length: times }, () => factorsOf(expression.base)).flat();
  }
  return [expression];
}

/** The same factors with letters, whatever their order and signs, and the same number before them. */
function hasFactorsOf(entered: Expression, like: Expression, calculator: Calculator): boolean {
  const [one, other] = [entered, like].map((expression) => partsOf(expression, calculator)) as [Parts, Parts];
  const open = [...other.factors];
  for (const factor of one.factors) {
    const place = open.findIndex((candidate) => calculator.areProportional(factor, candidate));
    if (place < 0) return false;
    open.splice(place, 1);
  }
  return open.length === 0 && isSameButSign(one.number, other.number, calculator);
}

interface Parts {
  readonly number: Ratio;
  readonly factors: readonly Ratio[];
}

function partsOf(expression: Expression, calculator: Calculator): Parts {
  if (expression.kind === 'negative') return partsOf(expression.of, calculator);
  const values = factorsOf(expression).map((factor) =>
    evaluate(factor.kind === 'negative' ? factor.of : factor, calculator),
  );
  return {
    number: values
      .filter(isConstant)
      .reduce((product, value) => calculator.multiply(product, value), calculator.number(ONE)),
    factors: values.filter((value) => !isConstant(value)),
  };
}

const ONE = new Fraction(1);

/** No root and no denominator that the author's writing has not, no root twice, and no product of numbers to be done. */
function isAsSimpleAs(entered: Expression, like: Expression, calculator: Calculator): boolean {
  const [parts, its] = [partsWithin(entered), partsWithin(like)];
  const isAmong = (part: Expression, others: readonly Expression[]) =>
    others.some((other) => isSameButSign(evaluate(part, calculator), evaluate(other, calculator), calculator));
  const [roots, itsRoots] = [parts, its].map((all) => all.flatMap((part) => (part.kind === 'root' ? part.of : []))) as [
    Expression[],
    Expression[],
  ];
  const [unders, itsUnders] = [parts, its].map((all) =>
    all.flatMap((part) => (part.kind === 'quotient' ? part.under : [])),
  ) as [Expression[], Expression[]];
  return (
    roots.length <= itsRoots.length &&
    roots.every((root) => isAmong(root, itsRoots)) &&
    unders.every((under) => isAmong(under, itsUnders)) &&
    parts.every(
      (part) => part.kind !== 'product' || factorsOf(part).filter(({ kind }) => kind === 'number').length <= 1,
    )
  );
}

function isSameButSign(one: Ratio, other: Ratio, calculator: Calculator): boolean {
  return calculator.isEqual(one, other) || calculator.isEqual(one, calculator.negative(other));
}

/** It and all that it is made of, exponents left out. */
function partsWithin(expression: Expression): readonly Expression[] {
  const inner = innerOf(expression);
  return [expression, ...inner.flatMap(partsWithin)];
}

function innerOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'sum':
      return expression.terms;
    case 'product':
      return expression.factors;
    case 'quotient':
      return [expression.over, expression.under];
    case 'negative':
    case 'root':
      return [expression.of];
    case 'power':
      return [expression.base];
    default:
      return [];
  }
}
