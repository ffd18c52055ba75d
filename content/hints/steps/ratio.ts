import Fraction from 'fraction.js';
import { NotRead } from './not-read.ts';

/** `coefficient · √radicand · letters`, of which `radicand` has no square in it. */
interface Term {
  readonly coefficient: Fraction;
  readonly radicand: number;
  /** Exponents by letter, in the order of the letters. π is one of them. */
  readonly powers: readonly (readonly [letter: string, exponent: number])[];
}

/**
 * Sum of terms by what they have besides their coefficient; no coefficient is 0. Two polynomials are equal where they have
 * the same terms: roots of different numbers without squares, and π, have nothing in common over the fractions.
 */
export type Polynomial = ReadonlyMap<string, Term>;

/** Quotient of polynomials. They have no divisors of zero: `a/b` is `c/d` exactly where `ad` is `bc`. */
export interface Ratio {
  readonly over: Polynomial;
  readonly under: Polynomial;
}

/** Products of two terms that one entry may ask for: some milliseconds. */
const WORK_MOST = 6_000;
const EXPONENT_MOST = 24;
/** Of numbers: what they may grow to is bounded besides. */
const NUMERIC_EXPONENT_MOST = 200;
/** No number that a student enters has so many digits. */
const DIGITS_MOST = 60;
const NUMBER_MOST = 10n ** BigInt(DIGITS_MOST);
/** Roots are taken by trying divisors. */
const ROOT_MOST = 10n ** 9n;
/** Two such radicands have an exact product. */
const RADICAND_MOST = 90_000_000;

const TOO_LARGE = 'Eso es demasiado grande: revisa los exponentes y los números.';

/** Operations on quotients with a bound on what they cost: past it they throw {@link NotRead}, as for what cannot be. */
export class Calculator {
  #work = 0;

  number(value: Fraction): Ratio {
    return { over: polynomialOf([{ coefficient: value, radicand: 1, powers: [] }]), under: ONE };
  }

  letter(name: string): Ratio {
    return {
      over: polynomialOf([{ coefficient: new Fraction(1), radicand: 1, powers: [[name, 1]] }]),
      under: ONE,
    };
  }

  add(one: Ratio, other: Ratio): Ratio {
    const under = this.#times(one.under, other.under);
    const over = polynomialOf([
      ...this.#times(one.over, other.under).values(),
      ...this.#times(other.over, one.under).values(),
    ]);
    return reduced(over, under);
  }

  negative({ over, under }: Ratio): Ratio {
    return { over: this.#times(over, MINUS_ONE), under };
  }

  multiply(one: Ratio, other: Ratio): Ratio {
    return reduced(this.#times(one.over, other.over), this.#times(one.under, other.under));
  }

  divide(one: Ratio, other: Ratio): Ratio {
    if (other.over.size === 0) throw new NotRead('No se puede dividir por cero.');
    return this.multiply(one, { over: other.under, under: other.over });
  }

  power(base: Ratio, exponent: Fraction): Ratio {
    const size = exponent.abs();
    if (size.d !== 1n) return this.#fractionalPower(base, exponent);
    const most = fractionOf(base) ? NUMERIC_EXPONENT_MOST : EXPONENT_MOST;
    if (size.n > BigInt(most)) throw new NotRead(TOO_LARGE);
    if (exponent.s < 0n) return this.power(this.divide(ONE_RATIO, base), size);
    let power = ONE_RATIO;
    for (let count = 0n; count < size.n; count++) power = this.multiply(power, base);
    return power;
  }

  root(base: Ratio, index: number): Ratio {
    return this.#fractionalPower(base, new Fraction(1, index));
  }

  isEqual(one: Ratio, other: Ratio): boolean {
    return isSame(this.#times(one.over, other.under), this.#times(other.over, one.under));
  }

  /** Whether one is the other times a number that is not 0. */
  areProportional(one: Ratio, other: Ratio): boolean {
    const a = this.#times(one.over, other.under);
    const b = this.#times(other.over, one.under);
    const [letters] = [...a.values()].map(lettersOf);
    if (letters === undefined) return b.size === 0;
    const [p, q] = [a, b].map((polynomial) =>
      polynomialOf([...polynomial.values()].filter((term) => lettersOf(term) === letters).map(withoutLetters)),
    ) as [Polynomial, Polynomial];
    return q.size > 0 && isSame(this.#times(a, q), this.#times(b, p));
  }

  #times(one: Polynomial, other: Polynomial): Polynomial {
    if (other === ONE) return one;
    if (one === ONE) return other;
    this.#work += one.size * other.size;
    if (this.#work > WORK_MOST) throw new NotRead(TOO_LARGE);
    return polynomialOf([...one.values()].flatMap((a) => [...other.values()].map((b) => product(a, b))));
  }

  /** Of numbers alone; a letter under a root may be negative, which nobody can say from an entry. */
  #fractionalPower(base: Ratio, exponent: Fraction): Ratio {
    const value = fractionOf(base);
    const index = exponent.d;
    if (value === undefined) throw new NotRead('Aquí la raíz o el exponente fraccionario va solo sobre un número.');
    if (index > 12n || exponent.n > 12n) throw new NotRead(TOO_LARGE);
    if (value.s < 0n && index % 2n === 0n)
      throw new NotRead('La raíz de índice par de un negativo no es un número real.');
    const power = this.power(this.number(value), new Fraction(exponent.s * exponent.n));
    const { s, n, d } = fractionOf(power) as Fraction;
    const [over, under] = [wholeRoot(n, index), wholeRoot(d, index)];
    if (over !== undefined && under !== undefined) return this.number(new Fraction(s * over, under));
    if (index !== 2n) throw new NotRead('Esa raíz no es exacta: escríbela de otra forma.');
    if (n * d > ROOT_MOST) throw new NotRead(TOO_LARGE);
    const { outside, inside } = squareOut(Number(n * d));
    const coefficient = new Fraction(outside).div(new Fraction(d, 1n));
    return { over: polynomialOf([{ coefficient, radicand: inside, powers: [] }]), under: ONE };
  }
}

const ONE: Polynomial = polynomialOf([{ coefficient: new Fraction(1), radicand: 1, powers: [] }]);
const MINUS_ONE: Polynomial = polynomialOf([{ coefficient: new Fraction(-1), radicand: 1, powers: [] }]);

const ONE_RATIO: Ratio = { over: ONE, under: ONE };

/** The fraction that it is; `undefined` where it has letters or roots. */
export function fractionOf({ over, under }: Ratio): Fraction | undefined {
  const divisor = numberOf(under);
  const value = numberOf(over);
  return divisor && value?.div(divisor);
}

/** What it is 0 with, its denominator left out. */
export function clearedOf({ over }: Ratio): Ratio {
  return { over, under: ONE };
}

/** Where it is 0, if it is of first degree in its only letter and has neither roots nor π. */
export function zeroOf({ over }: Ratio): Fraction | undefined {
  const terms = [...over.values()];
  const constant = terms.find(({ powers }) => powers.length === 0);
  const [linear, ...others] = terms.filter((term) => term !== constant);
  const isLinear = others.length === 0 && linear?.powers.length === 1 && linear.powers[0]?.[1] === 1;
  if (!isLinear || terms.some(({ radicand }) => radicand !== 1)) return;
  return constant ? constant.coefficient.div(linear.coefficient).neg() : new Fraction(0);
}

/** Whether it holds no letter but π. */
export function isConstant({ over, under }: Ratio): boolean {
  return [...over.values(), ...under.values()].every((term) => lettersOf(term) === '');
}

function numberOf(polynomial: Polynomial): Fraction | undefined {
  const [term, ...others] = polynomial.values();
  if (!term) return new Fraction(0);
  return others.length === 0 && term.radicand === 1 && term.powers.length === 0 ? term.coefficient : undefined;
}

/** A number below goes into the coefficients above. */
function reduced(over: Polynomial, under: Polynomial): Ratio {
  const divisor = numberOf(under);
  if (divisor === undefined || under === ONE) return { over, under };
  const scaled = [...over.values()].map((term) => ({ ...term, coefficient: term.coefficient.div(divisor) }));
  return { over: polynomialOf(scaled), under: ONE };
}

function polynomialOf(terms: readonly Term[]): Polynomial {
  const sum = new Map<string, Term>();
  for (const term of terms) {
    const key = `${term.radicand} ${lettersOf(term)} ${term.powers.find(([letter]) => letter === 'π')?.[1] ?? 0}`;
    const coefficient = sum.get(key)?.coefficient.add(term.coefficient) ?? term.coefficient;
    if (coefficient.n > NUMBER_MOST || coefficient.d > NUMBER_MOST) throw new NotRead(TOO_LARGE);
    if (coefficient.n === 0n) sum.delete(key);
    else sum.set(key, { ...term, coefficient });
  }
  return sum;
}

function product(one: Term, other: Term): Term {
  const common = divisorOf(one.radicand, other.radicand);
  const radicand = (one.radicand / common) * (other.radicand / common);
  if (radicand > RADICAND_MOST) throw new NotRead(TOO_LARGE);
  const powers = new Map(one.powers);
  for (const [letter, exponent] of other.powers) powers.set(letter, (powers.get(letter) ?? 0) + exponent);
  if ([...powers.values()].some((exponent) => exponent > EXPONENT_MOST)) throw new NotRead(TOO_LARGE);
  return {
    coefficient: one.coefficient.mul(other.coefficient).mul(common),
    radicand,
    powers: [...powers].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

function isSame(one: Polynomial, other: Polynomial): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, { coefficient }]) => other.get(key)?.coefficient.equals(coefficient) ?? false)
  );
}

function lettersOf({ powers }: Term): string {
  return powers
    .filter(([letter]) => letter !== 'π')
    .map(([letter, exponent]) => `${letter}${exponent}`)
    .join(' ');
}

function withoutLetters(term: Term): Term {
  return { ...term, powers: term.powers.filter(([letter]) => letter === 'π') };
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}

/** √n as `outside` times the root of `inside`, which has no square in it. */
function squareOut(n: number): { readonly outside: number; readonly inside: number } {
  let [outside, inside] = [1, n];
  for (let factor = 2; factor * factor <= inside; factor++)
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  return { outside, inside };
}

/** Whole number whose power `index` it is, if there is one. */
function wholeRoot(n: bigint, index: bigint): bigint | undefined {
  const near = BigInt(Math.round(Number(n) ** (1 / Number(index))));
  return [near - 1n, near, near + 1n].find((root) => root >= 0n && root ** index === n);
}
