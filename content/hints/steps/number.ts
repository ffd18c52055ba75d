import Fraction from 'fraction.js';
import { ENTRY_MOST_CHARACTERS, type Expression, evaluate, plainSigns, readExpression } from './expression.ts';
import { NotRead } from './not-read.ts';
import { Calculator, fractionOf } from './ratio.ts';
import { ratioOfUnits } from './units.ts';

export interface ReadNumber {
  readonly value: Fraction;
  /** It is a fraction that can be simplified. */
  readonly isReducible: boolean;
  /** Decimals that were written, of what is no fraction. */
  readonly decimals?: number;
  /** Of `1.500` and `1,500` what it is to who separates thousands the other way. */
  readonly otherwise?: Fraction;
  /** It was written in another unit of the same: `8 min` where seconds are asked. */
  readonly isConverted: boolean;
}

/**
 * Reads a number as it was typed: `x = 5`, `-3/4`, `2 1/2`, `0,75`, `75 %`, `$12.500`, `1,2·10^5`, `3e-4`, `12 cm²`. In
 * `unit`, or converted to it where another unit of the same was written. Throws {@link NotRead}.
 */
export function readNumber(entered: string, unit: string | undefined): ReadNumber {
  if (entered.length > ENTRY_MOST_CHARACTERS) throw new NotRead('Eso es demasiado largo: escribe solo el número.');
  const text = entered
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, ' ')
    .trim()
    .replace(/^\d*\p{L}(?:\([^()]{1,4}\))? ?= ?/u, '')
    .replace(/(?<=\d) ?(?:[xX×·*∙•⋅] ?10 ?(?:\^|\*\*)? ?|[eE](?=[-+−]?\d))(?=[-+−(⁻⁰¹²³⁴-⁹\d])/g, '*10^')
    .replace(/\^\+/g, '^')
    .replace(/\^(?=[⁻⁰¹²³⁴-⁹])/g, '');
  const money = /^([-−] ?)?(?:\$|CLP) ?/i.exec(text);
  const [written, suffix] = parted(money ? `${money[1] ?? ''}${text.slice(money[0].length)}` : text);
  const mixed = /^([-−+]?) ?(\d+) (\d+) ?[/⁄] ?(\d+)$|^([-−+]?) ?(\d+) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])$/.exec(written);
  const scale = scaleOf(suffix || (money ? '$' : ''), unit);
  const isConverted = unit !== undefined && !scale.equals(1);
  if (mixed) {
    const [, sign, whole, over, under, otherSign, otherWhole, vulgar] = mixed;
    const part = vulgar === undefined ? `${over}/${under}` : vulgar;
    const { value, isReducible } = readPlain(part);
    const size = new Fraction(whole ?? otherWhole ?? 0).add(value);
    return {
      value: ((sign ?? otherSign) === '-' || (sign ?? otherSign) === '−' ? size.neg() : size).mul(scale),
      isReducible,
      isConverted,
    };
  }
  const { value, otherwise, ...rest } = readPlain(
    written.replace(/^([-−+]?\d{1,3})((?: \d{3})+)(?![\d/])/, withoutBlanks),
  );
  return { ...rest, isConverted, value: value.mul(scale), ...(otherwise && { otherwise: otherwise.mul(scale) }) };
}

const withoutBlanks = (group: string) => group.replaceAll(' ', '');

/** What is written before the first letter or sign of a unit, and that unit. */
function parted(text: string): readonly [written: string, suffix: string] {
  const place = text.search(/[\p{L}%°º$]/u);
  return place < 0 ? [text, ''] : [text.slice(0, place).trim(), text.slice(place).replace(/[ .,;]+$/, '')];
}

/** What an entry with a unit is multiplied by to be in the one that is asked for. */
function scaleOf(suffix: string, unit: string | undefined): Fraction {
  if (suffix === '') return new Fraction(1);
  if (unit === undefined) {
    if (/^(?:%|por ?ciento)$/i.test(suffix)) return new Fraction(1, 100);
    if (suffix === '$') return new Fraction(1);
    throw new NotRead('Escribe solo el número, sin palabras ni letras.');
  }
  const ratio = ratioOfUnits(suffix, unit);
  if (!ratio)
    throw new NotRead(unit === '%' ? 'Se pide un porcentaje.' : 'Escribe el número solo, o con la unidad que se pide.');
  return ratio;
}

function readPlain(text: string): Omit<ReadNumber, 'isConverted'> {
  if (plainSigns(text) === '') throw new NotRead('Escribe un número.');
  const { expression } = readExpression(text, []);
  if (!isResult(expression)) throw new NotRead('Escribe el resultado, sin operaciones por hacer.');
  const value = fractionOf(evaluate(expression, new Calculator()));
  if (!value) throw new NotRead('Escribe un número.');
  const decimals = value.d === 1n ? undefined : /^[-+]?\d+[.,](\d+)$/.exec(plainSigns(text))?.[1]?.length;
  const separator = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/.exec(plainSigns(text))?.[1];
  return {
    value,
    isReducible: isReducible(expression),
    ...(decimals !== undefined && { decimals }),
    ...(separator !== undefined && { otherwise: separator === '.' ? value.div(1000) : value.mul(1000) }),
  };
}

/** A number, a fraction of two, or a number by a power of ten, with their signs. */
function isResult(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'negative':
      return isResult(expression.of);
    case 'quotient':
      return isSigned(expression.over) && isSigned(expression.under);
    case 'product':
      return expression.factors.length === 2 && isSigned(expression.factors[0]) && isPowerOfTen(expression.factors[1]);
    case 'power':
      return isPowerOfTen(expression);
    default:
      return false;
  }
}

function isSigned(expression: Expression | undefined): boolean {
  return expression?.kind === 'negative' ? isSigned(expression.of) : expression?.kind === 'number';
}

function isPowerOfTen(expression: Expression | undefined): boolean {
  return (
    expression?.kind === 'power' &&
    expression.base.kind === 'number' &&
    expression.base.value.equals(10) &&
    isSigned(expression.exponent)
  );
}

function isReducible(expression: Expression): boolean {
  if (expression.kind === 'negative') return isReducible(expression.of);
  if (expression.kind !== 'quotient') return false;
  const [over, under] = [expression.over, expression.under].map((part) => fractionOf(evaluate(part, new Calculator())));
  return over?.d !== 1n || under?.d !== 1n || over.gcd(under).n !== 1n || under.n === 1n;
}
