import Fraction from 'fraction.js';

/**
 * Text of an item: Markdown (paragraphs, **bold**, *italics*, lists, quotes, tables) with formulas between dollar signs
 * (`$\frac{1}{2}$` in the line, `$$…$$` on a line of its own). A dollar of money is written by `pesos`. No HTML.
 */
export type RichText = string;

/** Number that an author may write: whole numbers are exact, anything else is better given as a fraction. */
export type Exact = Fraction | number;

/** Tag for rich text: backslashes stay as they are written, so that TeX needs no doubling. */
export function md(parts: TemplateStringsArray, ...values: readonly (string | number)[]): RichText {
  return String.raw({ raw: parts.raw }, ...values);
}

/** Exact fraction: `frac(3, 4)`, `frac('0.125')`. */
export function frac(numerator: number | string | Fraction, denominator: number | Fraction = 1): Fraction {
  return new Fraction(numerator).div(denominator);
}

/**
 * Number in Chilean writing: decimal comma, point between thousands from 10.000 on (1234 stays whole in four digits
 * only inside formulas; here 1.234). `digits`: decimals to round half up to; without it the number must end.
 */
export function decimal(value: Exact, digits?: number): string {
  const exact = new Fraction(value);
  const rounded = digits === undefined ? exact : exact.round(digits);
  const sign = rounded.s < 0n ? '−' : '';
  const [whole = '0', decimals = ''] = plainDecimal(rounded.abs()).split('.');
  const padded = digits === undefined ? decimals : decimals.padEnd(digits, '0');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${padded === '' ? '' : `,${padded}`}`;
}

function plainDecimal(value: Fraction): string {
  const text = value.toString(20);
  if (text.includes('('))
    throw new RangeError(`${value.toFraction()} never ends as a decimal: round it or show a fraction.`);
  return text;
}

/** The same inside a formula, where comma and point need braces to stand close: `2{,}5`, `12{.}500`. */
export function texDecimal(value: Exact, digits?: number): string {
  return decimal(value, digits).replace('−', '-').replaceAll('.', '{.}').replace(',', '{,}');
}

/** TeX of an exact number as a fraction in lowest terms, or as a whole number. */
export function texFraction(value: Exact): string {
  const { s, n, d } = new Fraction(value);
  const sign = s < 0n ? '-' : '';
  return d === 1n ? `${sign}${n}` : `${sign}\\frac{${n}}{${d}}`;
}

/** Amount of Chilean pesos in rich text, with its dollar sign escaped: `\$12.500`. */
export function pesos(amount: Exact): string {
  return `\\$${decimal(amount, 0)}`;
}

/** Percentage in rich text: `12,5 %`. */
export function percent(value: Exact, digits?: number): string {
  return `${decimal(value, digits)} %`;
}

/** Term of a sum inside a formula, with its sign: ` + 3x`, ` - x`, or nothing where the factor is 0. `first` leaves out a plus. */
export function texTerm(factor: Exact, symbol = '', first = false): string {
  const exact = new Fraction(factor);
  if (exact.n === 0n) return '';
  const size = exact.abs();
  const figure = symbol !== '' && size.equals(1) ? '' : texFraction(size);
  const sign = exact.s < 0n ? '-' : first ? '' : '+';
  return `${first ? sign : ` ${sign} `}${figure}${symbol}`;
}
