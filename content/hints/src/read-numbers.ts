import Fraction from 'fraction.js';
import { canonical } from './canonical.ts';

/** A piece of a text: a number in digits, a word or one sign. */
interface Token {
  readonly text: string;
  readonly kind: 'digits' | 'word' | 'sign';
  /** A space or the beginning of the text stands before it. */
  readonly apart: boolean;
}

/** A number that a text says. */
export interface Reading {
  /** Exact, in lowest terms: `7/2`, `-3`. Several where a writing can be read in two ways: `1.001`. */
  readonly values: readonly string[];
  /** It stands close to a letter or sign before or after it and is a part of that: `H2`, `x^2`, `2x`. */
  readonly isPart: boolean;
  /** Said in words. */
  readonly isWord: boolean;
  /** `un` or `una` before a word: hardly the number. */
  readonly isArticle: boolean;
  readonly isPercent: boolean;
  /** Decimals that are written; none of a fraction or whole number. */
  readonly decimals: number;
  /** What stands right after it and, three tokens at most, before it. */
  readonly after: string;
  readonly before: readonly string[];
  /** The number and what stands right after it, and that with what stands before it, to be compared with other texts. */
  readonly said: string;
  readonly around: string;
}

const UNITS: Readonly<Record<string, number>> = {
  cero: 0,
  uno: 1,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};
const TENS: Readonly<Record<string, number>> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const PARTS: Readonly<Record<string, number>> = {
  medio: 2,
  tercio: 3,
  tercero: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
  centesimo: 100,
  milesimo: 1000,
};

/** `doscientas` is `doscientos`. */
const hundredOf = (word: string) => HUNDREDS[word.replace(/as$/, 'os')];

/** What `tercios`, `quinta` or `doceavos` divide by. */
function denominatorOf(word: string): number | undefined {
  const one = word.replace(/s$/, '').replace(/a$/, 'o');
  const known = PARTS[one];
  if (known !== undefined) return known;
  const [, stem] = /^(.+?)av[oa]s?$/.exec(word) ?? [];
  if (stem === undefined) return;
  const exact = UNITS[stem] ?? UNITS[`${stem}e`] ?? TENS[stem] ?? TENS[`${stem}a`] ?? UNITS[`${stem}o`];
  return exact ?? wordsJoined(stem);
}

/** `treintaicinco` and `treintaycinco`, as they stand before `avos`. */
function wordsJoined(stem: string): number | undefined {
  const [, ten = '', unit = ''] =
    /^(treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)[iy](.+)$/.exec(stem) ?? [];
  const [large, small] = [TENS[ten], UNITS[unit]];
  return large !== undefined && small !== undefined ? large + small : undefined;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/\d{1,3}(?: \d{3})+(?![\d.,]*\d)|\d+(?:[.,']\d+)*|\p{L}+|[^\s]/gu)) {
    const [found] = match;
    const kind = /^\d/.test(found) ? 'digits' : /^\p{L}/u.test(found) ? 'word' : 'sign';
    tokens.push({ text: found, kind, apart: match.index === 0 || match.index > end });
    end = match.index + found.length;
  }
  return tokens;
}

/** All that digits with points and commas can mean. */
function digitValues(text: string): readonly { readonly value: Fraction; readonly decimals: number }[] {
  const digits = text.replace(/[ ']/g, '');
  const values: { value: Fraction; decimals: number }[] = [];
  const add = (number: string) => {
    values.push({ value: new Fraction(number), decimals: number.split('.')[1]?.length ?? 0 });
  };
  if (/^\d+$/.test(digits)) add(digits);
  // `13.000` is thirteen thousand; `1.001` may be either.
  if (/^\d+[.,]\d+$/.test(digits) && !/^[1-9]\d{0,2}\.000$/.test(digits)) add(digits.replace(',', '.'));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits)) add(digits.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) add(digits.replaceAll(',', ''));
  return values;
}

/** A number in words from `start` on: its value and the token after it. */
function wordNumber(tokens: readonly Token[], start: number): { value: number; end: number } | undefined {
  let total = 0;
  let group = 0;
  let at = start;
  let isRead = false;
  const wordAt = (index: number) => (tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '');
  while (at < tokens.length) {
    const word = wordAt(at);
    const hundred = hundredOf(word);
    if (hundred !== undefined && group === 0) {
      group += hundred;
    } else if (TENS[word] !== undefined && group % 100 === 0) {
      group += TENS[word] ?? 0;
      const unit = UNITS[wordAt(at + 2)];
      if (wordAt(at + 1) === 'y' && unit !== undefined && unit > 0 && unit < 10) {
        group += unit;
        at += 2;
      }
    } else if (UNITS[word] !== undefined && group % 100 === 0 && (group > 0 || !isRead || wordAt(at - 1) === 'mil')) {
      group += UNITS[word] ?? 0;
    } else if (word === 'mil' && group < 1000) {
      total += Math.max(group, 1) * 1000;
      group = 0;
    } else if (/^millon(?:es)?$/.test(word) && isRead) {
      total = (total + group) * 1_000_000;
      group = 0;
    } else break;
    isRead = true;
    at += 1;
  }
  return isRead ? { value: total + group, end: at } : undefined;
}

interface Found {
  readonly options: readonly { readonly value: Fraction; readonly decimals: number }[];
  readonly end: number;
  readonly isWord: boolean;
}

/** Digits or words of one number from `at` on, without sign, fraction or percentage. */
function plainNumber(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return;
  if (token.kind === 'digits') {
    const isRepeating = /^periodic[oa]/.test(tokens[at + 1]?.text ?? '');
    const options = digitValues(token.text);
    const repeated = isRepeating ? repeatingValues(token.text) : [];
    return { options: [...repeated, ...options], end: at + (isRepeating ? 2 : 1), isWord: false };
  }
  if (token.kind !== 'word') return;
  const number = wordNumber(tokens, at);
  if (!number) return;
  const decimals = /^(?:coma|punto)$/.test(tokens[number.end]?.text ?? '') && decimalsInWords(tokens, number.end + 1);
  if (decimals) {
    const value = new Fraction(`${number.value}.${decimals.digits}`);
    return { options: [{ value, decimals: decimals.digits.length }], end: decimals.end, isWord: true };
  }
  return { options: [{ value: new Fraction(number.value), decimals: 0 }], end: number.end, isWord: true };
}

/** `cero cinco`, `noventa y cuatro` or digits, after `coma`. */
function decimalsInWords(tokens: readonly Token[], start: number): { digits: string; end: number } | undefined {
  let digits = '';
  let at = start;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === 'digits' && /^\d+$/.test(token.text)) {
      digits += token.text;
      at += 1;
      continue;
    }
    const number = wordNumber(tokens, at);
    if (!number) break;
    digits += number.value;
    at = number.end;
  }
  return digits === '' ? undefined : { digits, end: at };
}

/** `0,3` of which all decimals, or the last one, go on for ever. */
function repeatingValues(text: string): readonly { readonly value: Fraction; readonly decimals: number }[] {
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(text) ?? [];
  if (whole === undefined || decimals === undefined) return [];
  const kept = decimals.slice(0, -1);
  return [`${whole}.(${decimals})`, `${whole}.${kept}(${decimals.slice(-1)})`].map((number) => ({
    value: new Fraction(number),
    decimals: 0,
  }));
}

/** Number, fraction or mixed number from `at` on. */
function numberAt(tokens: readonly Token[], at: number): Found | undefined {
  const half = halfAt(tokens, at);
  if (half) return half;
  const isGrouped = tokens[at]?.text === '(' && tokens[at + 2]?.text === ')' && tokens[at + 3]?.text === '/';
  const whole = plainNumber(tokens, isGrouped ? at + 1 : at);
  if (!whole) return;
  const end = whole.end + (isGrouped ? 1 : 0);
  const next = tokens[end];
  // `7/2`, `7 / 2`, `7/(2)`, `siete sobre dos`; and no fraction that goes on: `7/2x`.
  if (next?.text === '/' || (next?.text === 'sobre' && tokens[end + 1] !== undefined)) {
    const grouped = tokens[end + 1]?.text === '(' && tokens[end + 3]?.text === ')';
    const under = plainNumber(tokens, end + (grouped ? 2 : 1));
    if (under) return ratio(whole, under, under.end + (grouped ? 1 : 0));
  }
  const parts = next?.kind === 'word' ? denominatorOf(next.text) : undefined;
  const isPart = parts !== undefined && whole.isWord && !(next?.text ?? '').endsWith('ero');
  if (isPart && parts !== undefined) {
    const skipped = /^partes?$/.test(tokens[end + 1]?.text ?? '') ? 2 : 1;
    return {
      options: whole.options.map(({ value }) => ({ value: value.div(parts), decimals: 0 })),
      end: end + skipped,
      isWord: true,
    };
  }
  return mixedAt(tokens, whole, end);
}

function ratio(over: Found, under: Found, end: number): Found {
  const options = over.options.flatMap(({ value }) =>
    under.options.flatMap(({ value: by }) => (by.n === 0n ? [] : [{ value: value.div(by), decimals: 0 }])),
  );
  return { options, end, isWord: over.isWord && under.isWord };
}

/** `2 1/2`, `dos y medio`, `2 enteros y 1/2`. */
function mixedAt(tokens: readonly Token[], whole: Found, end: number): Found {
  const plain = { ...whole, end };
  const after = tokens[end]?.text ?? '';
  if (after === 'y' && /^medi[oa]$/.test(tokens[end + 1]?.text ?? '')) {
    return { options: added(whole, new Fraction(1, 2)), end: end + 2, isWord: true };
  }
  const isSaid = /^enteros?$/.test(after) && tokens[end + 1]?.text === 'y';
  const start = isSaid ? end + 2 : end;
  if (!isSaid && tokens[start]?.kind !== 'digits') return plain;
  const over = plainNumber(tokens, start);
  if (!over || tokens[over.end]?.text !== '/' || !whole.options.every(({ decimals }) => decimals === 0)) {
    const part = isSaid ? numberAt(tokens, start) : undefined;
    return part
      ? { options: added(whole, part.options[0]?.value ?? new Fraction(0)), end: part.end, isWord: true }
      : plain;
  }
  const under = plainNumber(tokens, over.end + 1);
  if (!under) return plain;
  const { options } = ratio(over, under, under.end);
  return { options: added(whole, options[0]?.value ?? new Fraction(0)), end: under.end, isWord: whole.isWord };
}

const added = ({ options }: Found, part: Fraction) =>
  options.map(({ value }) => ({ value: value.add(part), decimals: 0 }));

/** `la mitad`, `un medio`, `la tercera parte`, `tres cuartas partes` begins with a number and is not read here. */
function halfAt(tokens: readonly Token[], at: number): Found | undefined {
  const word = tokens[at]?.text ?? '';
  if (word === 'mitad') return { options: [{ value: new Fraction(1, 2), decimals: 0 }], end: at + 1, isWord: true };
  if (
    /^partes?$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at]?.kind === 'word' &&
    UNITS[tokens[at - 1]?.text ?? ''] === undefined
  ) {
    const parts = denominatorOf(word);
    if (parts !== undefined)
      return { options: [{ value: new Fraction(1, parts), decimals: 0 }], end: at + 2, isWord: true };
  }
  return undefined;
}

/** `1,08*10^12`: what the power after a number makes of it. */
function poweredAt(tokens: readonly Token[], found: Found): Found {
  const at = (offset: number) => tokens[found.end + offset]?.text ?? '';
  const power = (start: number): { exponent: number; end: number } | undefined => {
    const isNegative = at(start) === '-' || (at(start) === '(' && at(start + 1) === '-');
    const opened = at(start) === '(' ? 1 : 0;
    const digits = at(start + opened + (isNegative ? 1 : 0));
    if (!/^\d{1,2}$/.test(digits)) return;
    return { exponent: Number(digits) * (isNegative ? -1 : 1), end: start + opened * 2 + (isNegative ? 1 : 0) + 1 };
  };
  const isTimesTen = /^[*x]$/.test(at(0)) && at(1) === '10' && at(2) === '^';
  const read = isTimesTen ? power(3) : undefined;
  if (!read) return found;
  const scale = new Fraction(10).pow(read.exponent);
  if (!scale) return found;
  return {
    options: found.options.map(({ value }) => ({ value: value.mul(scale), decimals: 0 })),
    end: found.end + read.end,
    isWord: false,
  };
}

/**
 * Numbers that a text says: in digits with comma or point, as fraction, mixed number, percentage or power of ten, and in
 * Spanish words.
 */
export function readNumbers(text: string): readonly Reading[] {
  const tokens = tokensOf(canonical(text));
  const readings: Reading[] = [];
  for (let at = 0; at < tokens.length; ) {
    const plain = numberAt(tokens, at);
    if (!plain) {
      at += 1;
      continue;
    }
    const found = poweredAt(tokens, plain);
    const isNegative = isSigned(tokens, at);
    const percentWords = tokens[found.end]?.text === 'por' && /^cien(?:to)?$/.test(tokens[found.end + 1]?.text ?? '');
    const isPercent = tokens[found.end]?.text === '%' || percentWords;
    const end = found.end + (percentWords ? 2 : isPercent ? 1 : 0);
    const start = at - (isNegative ? 1 : 0);
    const values = found.options.map(({ value }) => (isNegative ? value.neg() : value).toFraction());
    readings.push({
      values: [...new Set(values)],
      isPart: isPartOf(tokens, at, end),
      isWord: found.isWord,
      isArticle:
        found.end === at + 1 && /^un[ao]?$/.test(tokens[at]?.text ?? '') && /^\p{L}/u.test(tokens[end]?.text ?? ''),
      isPercent,
      decimals: Math.max(0, ...found.options.map(({ decimals }) => decimals)),
      after: tokens[end]?.text ?? '',
      before: tokens.slice(Math.max(0, start - 4), start).map(({ text: one }) => one),
      said: joined(tokens.slice(start, end + 1)),
      around: joined(tokens.slice(Math.max(0, start - 2), end + 1)),
    });
    at = end;
  }
  return readings;
}

/** Tokens of a text as {@link Reading} writes them: what it says of a number is looked for in another text's. */
export const tokenLine = (text: string): string => joined(tokensOf(canonical(text)));

/** Without signs of sentences, which are no part of what is said. */
const joined = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .filter((text) => !/^[.,;:?!¿¡«»"]$/.test(text))
    .join(' ');

function isPartOf(tokens: readonly Token[], at: number, end: number): boolean {
  const [token, before, after] = [tokens[at], tokens[at - 1], tokens[end]];
  if (token?.kind !== 'digits') return false;
  if (before && !token.apart && (before.kind === 'word' || /^[_^√∛]$/.test(before.text))) return true;
  return after !== undefined && !after.apart && /^(?:\p{L}|√|∛|π|\^|!)$/u.test(after.text);
}

/** A minus that is no subtraction: nothing stands before it that could be subtracted from. */
function isSigned(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at - 1];
  if (sign?.text === 'menos') {
    const before = tokens[at - 2];
    return (
      !before || !(before.kind === 'digits' || UNITS[before.text] !== undefined || /^(?:x|y|al|por)$/.test(before.text))
    );
  }
  if (sign?.text !== '-') return false;
  const before = tokens[at - 2];
  if (!before) return true;
  const isTerm = before.kind === 'digits' || /^[)\]%°!]$/.test(before.text) || before.kind === 'word';
  // `es -3`, and not `n-3` or `9 - 3`: of a word it is the sign of what follows where it stands close to that alone.
  return !isTerm || (before.kind === 'word' && before.text.length > 1 && sign.apart && tokens[at]?.apart === false);
}
