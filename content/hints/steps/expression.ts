import Fraction from 'fraction.js';
import { NotRead } from './not-read.ts';
import { type Calculator, fractionOf, type Ratio } from './ratio.ts';

/** What was written, before anything is worked out: how it looks counts where a step asks for a form. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'quotient'; readonly over: Expression; readonly under: Expression }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly of: Expression; readonly index: number };

export interface Read {
  readonly expression: Expression;
  /** Another reading of it is as good (`1/2x`): a sentence how to write it so that there is one. */
  readonly doubt?: string;
}

/** Longer entries than this are refused unread. */
export const ENTRY_MOST_CHARACTERS = 200;
const DEPTH_MOST = 24;
const DIGITS_MOST = 30;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const VULGAR = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
);

/** One writing for the signs that keyboards give: `−`, `·`, `÷`, `²`, `½`, `raíz`. */
export function plainSigns(entered: string): string {
  return entered
    .replace(/[\u2212\u2010-\u2015\uFE63\uFF0D]/g, '-')
    .replace(/\*\*/g, '^')
    .replace(/[·×∙•⋅∗✕]/g, '*')
    .replace(/[÷⁄∕:]/g, '/')
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) => `^(${[...power].map((sign) => (sign === '⁻' ? '-' : SUPERSCRIPTS.indexOf(sign))).join('')})`,
    )
    .replace(/(\d+) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole, sign) => `(${whole}+${VULGAR.get(sign)})`)
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => `(${VULGAR.get(sign)})`)
    .replace(/(?:ra[ií]z(?: de)?|sqrt)/gi, '√')
    .replace(/(?<![a-z])pi(?![a-z])/gi, 'π')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, ' ')
    .trim()
    .replace(/ ?[.,;]+$/, '');
}

interface Sign {
  readonly kind: 'number' | 'letter' | 'sign';
  readonly text: string;
  /** A blank stands before it. */
  readonly isApart: boolean;
}

/**
 * Reads what a student typed: `3x - 12`, `3·(x−4)`, `x²/2`, `2√5`. Throws {@link NotRead}. A letter is the
 * variable from which it differs in size alone. A product without a sign binds as one with it: `1/2x` is half of x, with a doubt.
 */
export function readExpression(entered: string, variables: readonly string[]): Read {
  if (entered.length > ENTRY_MOST_CHARACTERS) throw new NotRead('Eso es demasiado largo: escribe solo lo que se pide.');
  const text = plainSigns(entered);
  if (text === '') throw new NotRead('Todavía no escribes nada.');
  // Where x is no letter of the answer, it stands for times between two parts.
  const isTimes = !variables.some((name) => name.toLowerCase() === 'x');
  const times = isTimes ? text.replace(/(?<=[\d)]) ?[xX] ?(?=[\d(\p{L}])/gu, '*') : text;
  return new Reader(signsOf(times), variables).read();
}

/** The same of an answer, which may have its name before it or its unit behind it: `f(x) = 3x - 12`, `12π cm³`. */
export function readAnswer(entered: string, variables: readonly string[]): Read {
  if (entered.length > ENTRY_MOST_CHARACTERS) throw new NotRead('Eso es demasiado largo: escribe solo lo que se pide.');
  const [whole, name = ''] = /^\s*(\p{L})(?:\s*\(\s*\p{L}\s*\))?\s*=/u.exec(entered) ?? [];
  const unnamed = whole === undefined || variables.includes(name) ? entered : entered.slice(whole.length);
  if (unnamed.includes('=')) throw new NotRead('Escribe solo la expresión, sin el signo =.');
  return readExpression(variables.length > 0 ? unnamed : unnamed.replace(UNIT_BEHIND, ''), variables);
}

const UNIT_BEHIND = / *(?<=[\dπi)] *)[kdcm]?m(?:[²³]|\^?[23])? *$/;

function signsOf(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  const pattern = /( ?)(?:([.,]?\d[\d.,]*)|(\p{L})|([-+*/^()√∛%]))/uy;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new NotRead('Hay un signo que no reconozco: usa números, letras y los signos + − · / ^ ( ).');
    const [, blank, number, letter, sign] = found;
    signs.push({
      kind: number !== undefined ? 'number' : letter !== undefined ? 'letter' : 'sign',
      text: number ?? letter ?? sign ?? '',
      isApart: blank !== '',
    });
  }
  return signs;
}

class Reader {
  #place = 0;
  #depth = 0;
  #doubt: string | undefined;
  readonly #signs: readonly Sign[];
  readonly #variables: readonly string[];

  constructor(signs: readonly Sign[], variables: readonly string[]) {
    this.#signs = signs;
    this.#variables = variables;
  }

  read(): Read {
    const expression = this.#sum();
    const rest = this.#next();
    if (rest?.text === ')') throw new NotRead('Sobra un paréntesis que cierra.');
    if (rest) throw new NotRead('No entiendo esa expresión: revisa los signos.');
    return { expression, ...(this.#doubt !== undefined && { doubt: this.#doubt }) };
  }

  #next(): Sign | undefined {
    return this.#signs[this.#place];
  }

  #take(...texts: readonly string[]): string | undefined {
    const sign = this.#next();
    if (sign?.kind !== 'sign' || !texts.includes(sign.text)) return;
    this.#place += 1;
    return sign.text;
  }

  #sum(): Expression {
    this.#depth += 1;
    if (this.#depth > DEPTH_MOST) throw new NotRead('Hay demasiados paréntesis, uno dentro de otro.');
    const terms = [this.#signed()];
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const term = this.#product();
      if (this.#signs[this.#place - 1]?.text === '%') throw new NotRead('¿El porcentaje de qué? Multiplícalo por eso.');
      terms.push(sign === '-' ? { kind: 'negative', of: term } : term);
    }
    this.#depth -= 1;
    return terms.length === 1 ? (terms[0] as Expression) : { kind: 'sum', terms };
  }

  /** The first term of a sum may have a sign of its own. */
  #signed(): Expression {
    const sign = this.#take('+', '-');
    const term = this.#product();
    return sign === '-' ? { kind: 'negative', of: term } : term;
  }

  #product(): Expression {
    let product = this.#factor();
    let isQuotient = false;
    for (;;) {
      const sign = this.#take('*', '/');
      const next = this.#next();
      if (!sign && (!next || (next.kind === 'sign' && !['(', '√', '∛'].includes(next.text)))) return product;
      if (!sign && next?.kind === 'number') this.#refuseNumberBehind();
      if (!sign && isQuotient) this.#doubt ??= FRACTION_DOUBT;
      const factor = this.#signedFactor();
      product =
        sign === '/'
          ? { kind: 'quotient', over: product, under: factor }
          : { kind: 'product', factors: [product, factor] };
      isQuotient = sign === '/' || (isQuotient && !sign);
    }
  }

  /** `x2` may be 2x or x²; `3 4` may be 34, or a product, or the beginning of a mixed number. */
  #refuseNumberBehind(): void {
    const before = this.#signs[this.#place - 1];
    throw new NotRead(
      before?.kind === 'letter'
        ? 'Un número justo después de una letra se lee de dos maneras: el factor va antes (2x) y el exponente con ^ (x^2).'
        : 'Entre esos dos números falta un signo.',
    );
  }

  /** `3·-2` is often typed without its parentheses. */
  #signedFactor(): Expression {
    return this.#take('-') ? { kind: 'negative', of: this.#factor() } : this.#factor();
  }

  #factor(): Expression {
    const base = this.#atom();
    if (!this.#take('^')) return base;
    const exponent = this.#take('-') ? { kind: 'negative' as const, of: this.#atom() } : this.#atom();
    if (exponent.kind === 'number' && this.#next()?.text === '/') this.#doubt ??= FRACTION_DOUBT;
    if (this.#next()?.text === '^') throw new NotRead('Con dos exponentes seguidos hacen falta paréntesis.');
    return { kind: 'power', base, exponent };
  }

  #atom(): Expression {
    const sign = this.#next();
    if (!sign) throw new NotRead('Falta algo al final.');
    this.#place += 1;
    if (sign.kind === 'number') {
      const value = readPlainNumber(sign.text);
      return { kind: 'number', value: this.#take('%') ? value.div(100) : value };
    }
    if (sign.kind === 'letter') return { kind: 'letter', name: this.#letter(sign.text) };
    if (sign.text === '√' || sign.text === '∛') {
      this.#depth += 1;
      if (this.#depth > DEPTH_MOST) throw new NotRead('Hay demasiadas raíces, una dentro de otra.');
      const of = this.#atom();
      this.#depth -= 1;
      return { kind: 'root', of, index: sign.text === '√' ? 2 : 3 };
    }
    if (sign.text !== '(') throw new NotRead('Falta un número o una letra entre los signos.');
    const inside = this.#sum();
    if (!this.#take(')')) throw new NotRead('Falta cerrar un paréntesis.');
    return inside;
  }

  #letter(letter: string): string {
    if (letter === 'π') return letter;
    const name = [letter, letter.toLowerCase(), letter.toUpperCase()].find((one) => this.#variables.includes(one));
    if (name !== undefined) return name;
    throw new NotRead(
      this.#variables.length === 0
        ? 'Aquí van solo números, sin letras.'
        : `Aquí van solo números y ${this.#variables.length === 1 ? 'la letra' : 'las letras'} ${inWords(this.#variables)}.`,
    );
  }
}

const FRACTION_DOUBT = 'Esa división se puede leer de dos maneras: pon entre paréntesis lo que va junto.';

/**
 * Number without sign, in Chilean writing or what a phone's keyboard gives: `0,5`, `0.5`, `12.500`, `1.234,5`, `1,234.5`.
 * A point before three figures separates thousands.
 */
function readPlainNumber(text: string): Fraction {
  if (text.replace(/\D/g, '').length > DIGITS_MOST) throw new NotRead('Ese número tiene demasiadas cifras.');
  const plain = (whole: string, decimals = '') => new Fraction(decimals === '' ? whole : `${whole}.${decimals}`);
  const chilean = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text);
  if (chilean?.[1] && !chilean[1].startsWith('0')) {
    return plain(chilean[1].replaceAll('.', ''), chilean[2]);
  }
  const english = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text) ?? /^(\d{1,3}(?:,\d{3}){2,})$/.exec(text);
  if (english?.[1] && !english[1].startsWith('0')) return plain(english[1].replaceAll(',', ''), english[2]);
  const [, whole, decimals] = /^(\d*)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new NotRead('Ese número no se lee bien: usa una sola coma para los decimales.');
  return plain(whole || '0', decimals);
}

/** Throws {@link NotRead} where it has no value, or costs too much. */
export function evaluate(expression: Expression, calculator: Calculator): Ratio {
  const of = (part: Expression) => evaluate(part, calculator);
  switch (expression.kind) {
    case 'number':
      return calculator.number(expression.value);
    case 'letter':
      return calculator.letter(expression.name);
    case 'negative':
      return calculator.negative(of(expression.of));
    case 'sum':
      return expression.terms.map(of).reduce((sum, term) => calculator.add(sum, term));
    case 'product':
      return expression.factors.map(of).reduce((product, factor) => calculator.multiply(product, factor));
    case 'quotient':
      return calculator.divide(of(expression.over), of(expression.under));
    case 'power':
      return calculator.power(of(expression.base), numberOf(expression.exponent, calculator));
    case 'root':
      return calculator.root(of(expression.of), expression.index);
  }
}

/** About what it is for given values of its letters; `NaN` or an infinity where it is nothing. */
export function valueAt(expression: Expression, values: Readonly<Record<string, number>>): number {
  const at = (part: Expression) => valueAt(part, values);
  switch (expression.kind) {
    case 'number':
      return expression.value.valueOf();
    case 'letter':
      return expression.name === 'π' ? Math.PI : (values[expression.name] ?? Number.NaN);
    case 'negative':
      return -at(expression.of);
    case 'sum':
      return expression.terms.map(at).reduce((sum, term) => sum + term);
    case 'product':
      return expression.factors.map(at).reduce((product, factor) => product * factor);
    case 'quotient':
      return at(expression.over) / at(expression.under);
    case 'power':
      return at(expression.base) ** at(expression.exponent);
    case 'root':
      return expression.index === 3 ? Math.cbrt(at(expression.of)) : Math.sqrt(at(expression.of));
  }
}

function numberOf(exponent: Expression, calculator: Calculator): Fraction {
  const value = fractionOf(evaluate(exponent, calculator));
  if (!value) throw new NotRead('El exponente tiene que ser un número.');
  return value;
}

const inWords = (names: readonly string[]) =>
  names.length === 1
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${/^[iy]/i.test(names.at(-1) ?? '') ? 'e' : 'y'} ${names.at(-1)}`;
