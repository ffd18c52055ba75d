import Fraction from 'fraction.js';
import { canonical } from './canonical.ts';

/**
 * Expressions, equations, points and intervals of a text, each in a form that does not depend on spaces, on the order of
 * terms and factors, on how signs and products are written, or on `<` read from the other side. It reckons nothing out:
 * `2(x - 3)` and `2x - 6` are two of them, since a question may ask for the one and show the other.
 */
export interface Formula {
  /** Of the whole. */
  readonly form: string;
  /** Of both sides where it is an equation of two. */
  readonly sides: readonly string[];
  /** What it is made of: numbers alone, or letters too. */
  readonly hasLetters: boolean;
  /** How many numbers, letters and roots it has: a lone one is hardly an expression. */
  readonly size: number;
}

type Sum = readonly Term[];
interface Term {
  readonly factor: Fraction;
  /** Sorted. Of what divides, `1/` stands before it. */
  readonly symbols: readonly string[];
}

const RELATION = /^(?:=|≠|≈|<|>|≤|≥)$/;
const FUNCTION = /^(?:log|ln|sen|sin|cos|tan)$/;
const RUN =
  /(?:\d+(?:[.,]\d+)*|(?<![\p{L}])\p{L}(?![\p{L}])|(?<=\d)\p{L}{1,3}(?![\p{L}])|(?<!\p{L})(?:log|ln|sen|sin|cos|tan)(?!\p{L})|[-+*/^()[\]=≠≈<>≤≥√∛∞π!'{},;:|°%]|\s)+/gu;

/** Formulas of a text. A formula that nobody can read is none. */
export function readFormulas(text: string): readonly Formula[] {
  return [...canonical(text).matchAll(RUN)].flatMap(([run]) => formulasOf(run));
}

function formulasOf(run: string): readonly Formula[] {
  const trimmed = run.trim();
  if (!/\d|√|π|∞|\p{L}/u.test(trimmed) || trimmed.length > 400) return [];
  const found: Formula[] = [];
  // Points and intervals hold a comma or semicolon, which parts everything else.
  for (const [pair, open = '', first = '', second = '', close = ''] of trimmed.matchAll(
    /([(\][])([^()[\],;]+)[,;]\s*([^()[\],;]+)([)\][])/g,
  )) {
    const parts = [first, second].map(normalOf);
    if (parts.every((part) => part !== undefined) && pair.length < 60) {
      found.push({ form: `${open}${parts.join(';')}${close}`, sides: [], hasLetters: false, size: 3 });
    }
  }
  for (const piece of trimmed.split(/[;{}]|,(?!\d)|(?<!\d\s?):|:(?!\s*\d)|\s[eyou]\s(?![=<>≤≥+\-*/^])/)) {
    // `es igual a 2x`: a word of one letter that is none of the formula.
    const formula = relationOf(piece.trim().replace(/^[aeouy]\s+(?=[\d(√\p{L}])/u, ''));
    if (formula) found.push(formula);
  }
  return found;
}

function relationOf(piece: string): Formula | undefined {
  const parts = piece.split(/(=|≠|≈|<|>|≤|≥)/).map((part) => part.trim());
  const sides: string[] = [];
  let signs = '';
  let size = 0;
  let hasLetters = false;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1 && RELATION.test(part)) {
      signs += part;
      continue;
    }
    const tokens = lex(part);
    const form = tokens && normalOfTokens(tokens);
    if (form === undefined) {
      // `= 3`, which goes on from what words said.
      if (part === '' && (index === 0 || index === parts.length - 1)) continue;
      return;
    }
    size += tokens?.filter((token) => /[\d\p{L}√π]/u.test(token)).length ?? 0;
    hasLetters ||= /[\p{L}]/u.test(part);
    sides.push(form);
  }
  if (sides.length === 0) return;
  const isFlipped = /^[>≥]+$/.test(signs);
  const isEqual = /^[=≠≈]$/.test(signs);
  const ordered = isFlipped ? sides.toReversed() : isEqual ? sides.toSorted() : sides;
  const sign = signs.replaceAll('>', '<').replaceAll('≥', '≤');
  const form = sides.length === 1 ? (sides[0] ?? '') : `${sign} ${ordered.join(' ; ')}`;
  return { form, sides: sides.length > 1 ? sides : [], hasLetters, size };
}

function normalOf(text: string): string | undefined {
  const tokens = lex(text);
  return tokens && normalOfTokens(tokens);
}

function normalOfTokens(tokens: readonly string[]): string | undefined {
  if (tokens.length === 0) return;
  const reader = new Reader(tokens);
  const sum = reader.sum();
  return sum && reader.isAtEnd ? write(sum) : undefined;
}

function lex(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest !== '') {
    const [token] = /^(?:\d+(?:[.,]\d+)*|log|ln|sen|sin|cos|tan|\p{L}'*|[-+*/^()[\]√∛∞π!:|°%])/u.exec(rest) ?? [];
    if (token === undefined) return;
    tokens.push(token);
    rest = rest.slice(token.length).trimStart();
  }
  return tokens;
}

class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd() {
    return this.#at === this.#tokens.length;
  }

  get #next() {
    return this.#tokens[this.#at] ?? '';
  }

  #take(token: string): boolean {
    if (this.#next !== token) return false;
    this.#at += 1;
    return true;
  }

  sum(): Sum | undefined {
    const terms: Term[] = [];
    let sign = 1;
    while (this.#next === '+' || this.#next === '-')
      if (this.#take('-')) sign = -sign;
      else this.#at += 1;
    for (;;) {
      const term = this.#product();
      if (!term) return;
      terms.push(...(sign === 1 ? term : negated(term)));
      if (this.#next !== '+' && this.#next !== '-') return terms;
      sign = 1;
      while (this.#next === '+' || this.#next === '-')
        if (this.#take('-')) sign = -sign;
        else this.#at += 1;
    }
  }

  #product(): Sum | undefined {
    let product = this.#power();
    if (!product) return;
    for (;;) {
      if (this.#take('*')) {
        const sign = this.#take('-') ? -1 : 1;
        const next = this.#power();
        if (!next) return;
        product = times(product, sign === 1 ? next : negated(next));
      } else if (this.#next === '/' || this.#next === ':') {
        this.#at += 1;
        const next = this.#power();
        if (!next) return;
        product = times(product, inverse(next));
      } else if (/^(?:\d.*|\p{L}'*|[(√∛π]|log|ln|sen|sin|cos|tan)$/u.test(this.#next)) {
        const next = this.#power();
        if (!next) return;
        product = times(product, next);
      } else return product;
    }
  }

  #power(): Sum | undefined {
    const base = this.#atom();
    if (!base) return;
    let result = base;
    for (;;) {
      if (this.#take('^')) {
        const isNegative = this.#take('-');
        const exponent = this.#atom();
        if (!exponent) return;
        result = [symbol(`${wrapped(write(result))}^${wrapped(write(isNegative ? negated(exponent) : exponent))}`)];
      } else if (this.#take('!')) result = [symbol(`${wrapped(write(result))}!`)];
      else if (this.#take('°')) continue;
      else if (this.#take('%')) result = times(result, [{ factor: new Fraction(1, 100), symbols: [] }]);
      else return result;
    }
  }

  #atom(): Sum | undefined {
    const token = this.#next;
    if (token === '') return;
    this.#at += 1;
    if (/^\d/.test(token)) {
      const number = numberOf(token);
      return number && [{ factor: number, symbols: [] }];
    }
    if (token === '(' || token === '[') {
      const inside = this.sum();
      if (!inside || !this.#take(token === '(' ? ')' : ']')) return;
      return inside;
    }
    if (token === '|') {
      const inside = this.sum();
      return inside && this.#take('|') ? [symbol(`|${write(inside)}|`)] : undefined;
    }
    if (token === '√' || token === '∛' || FUNCTION.test(token)) {
      // `log5(x)`: base and argument; `√20`, `√(x + 1)`, `-∞`.
      const inside = this.#power();
      return inside && [symbol(`${token}(${write(inside)})`)];
    }
    if (token === '-' && this.#next === '∞') {
      this.#at += 1;
      return [{ factor: new Fraction(-1), symbols: ['∞'] }];
    }
    return /^(?:\p{L}'*|[∞π])$/u.test(token) ? [symbol(token)] : undefined;
  }
}

function numberOf(token: string): Fraction | undefined {
  if (/^\d+$/.test(token)) return new Fraction(token);
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(token))
    return new Fraction(token.replaceAll('.', '').replace(',', '.'));
  return /^\d+[.,]\d+$/.test(token) ? new Fraction(token.replace(',', '.')) : undefined;
}

const symbol = (name: string): Term => ({ factor: new Fraction(1), symbols: [name] });
const negated = (sum: Sum): Sum => sum.map(({ factor, symbols }) => ({ factor: factor.neg(), symbols }));

function times(one: Sum, other: Sum): Sum {
  const [left, right] = [asTerm(one), asTerm(other)];
  return [{ factor: left.factor.mul(right.factor), symbols: [...left.symbols, ...right.symbols].sort() }];
}

function inverse(sum: Sum): Sum {
  const { factor, symbols } = asTerm(sum);
  if (factor.n === 0n) return [symbol('1/0')];
  const flipped = symbols.map((name) => (name.startsWith('1/') ? name.slice(2) : `1/${name}`));
  return [{ factor: factor.inverse(), symbols: flipped }];
}

/** A sum as one factor. */
function asTerm(sum: Sum): Term {
  const [only] = sum;
  return sum.length === 1 && only ? only : symbol(`(${write(sum)})`);
}

function write(sum: Sum): string {
  return sum
    .map(({ factor, symbols }) => `${factor.toFraction()}${symbols.length === 0 ? '' : `*${symbols.join('*')}`}`)
    .sort()
    .join('+');
}

const wrapped = (form: string) => (/^\w+$/.test(form) ? form : `(${form})`);
