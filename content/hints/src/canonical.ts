/** Characters that stand for others: what is written with them is read as if it were written plainly. */
const SAME: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '×': '*',
  '⋅': '*',
  '·': '*',
  '∗': '*',
  '•': '*',
  '÷': '/',
  '⁄': '/',
  '∕': '/',
  '⟨': '(',
  '⟩': ')',
  '½': ' 1/2 ',
  '⅓': ' 1/3 ',
  '⅔': ' 2/3 ',
  '¼': ' 1/4 ',
  '¾': ' 3/4 ',
  '⅕': ' 1/5 ',
  '⅖': ' 2/5 ',
  '⅗': ' 3/5 ',
  '⅘': ' 4/5 ',
  '⅙': ' 1/6 ',
  '⅛': ' 1/8 ',
  '⅜': ' 3/8 ',
  '⅝': ' 5/8 ',
  '⅞': ' 7/8 ',
  '∘': '°',
  º: '°',
  ª: 'a',
  // Letters of other alphabets that look like ours.
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  р: 'p',
  х: 'x',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
};

const ALIKE = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu');

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

const TEX_SIGNS: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  div: '/',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  lt: '<',
  gt: '>',
  neq: '≠',
  approx: '≈',
  pi: 'π',
  infty: '∞',
  circ: '°',
  pm: '±',
};

/** TeX as the line that `plainText` writes; what it does not know is left out. */
function withoutTex(text: string): string {
  if (!text.includes('\\') && !text.includes('{,}')) return text;
  let plain = text
    .replace(/\{([,.])\}/g, '$1')
    .replace(/\\[()[\],;:! ]|\\(?:left|right|displaystyle|mathrm|text)\b/g, '');
  const inner = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
  const fraction = new RegExp(String.raw`\\[dt]?frac\s*${inner}\s*${inner}`);
  for (let depth = 0; depth < 5 && fraction.test(plain); depth += 1) {
    plain = plain.replace(fraction, (_, over: string, under: string) => `${groupedTex(over)}/${groupedTex(under)}`);
  }
  return plain
    .replace(/\\d?frac\s*(\d)\s*(\d)/g, '$1/$2')
    .replace(new RegExp(String.raw`\\sqrt\s*\[3\]\s*${inner}`, 'g'), '∛($1)')
    .replace(new RegExp(String.raw`\\sqrt\s*${inner}`, 'g'), '√($1)')
    .replace(new RegExp(String.raw`\^${inner}`, 'g'), '^($1)')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => TEX_SIGNS[name] ?? ` ${name} `)
    .replace(/\\%/g, '%')
    .replace(/\\\$/g, '$')
    .replace(/[{}]/g, '');
}

const groupedTex = (part: string) => (/^\s*-?[\w.,]+\s*$/.test(part) ? part.trim() : `(${part})`);

/** Of the last texts: one is looked at for many things. */
const PLAIN = new Map<string, { readonly signs: string; readonly small: string }>();
const PLAIN_MAX = 256;

/** Digits, signs and letters as they are written plainly, with their capitals. */
export const plainSigns = (text: string): string => plain(text).signs;

/** The same in small letters. */
export const canonical = (text: string): string => plain(text).small;

function plain(text: string) {
  const known = PLAIN.get(text);
  if (known) return known;
  const signs = writePlainly(text);
  const made = { signs, small: signs.toLowerCase() };
  if (PLAIN.size >= PLAIN_MAX) PLAIN.clear();
  PLAIN.set(text, made);
  return made;
}

function writePlainly(text: string): string {
  return withoutTex(text)
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g, '')
    .replace(/<\/?[a-z]+>/g, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^${[...run].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('')}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (sign) => String(SUBSCRIPTS.indexOf(sign)))
    .replace(ALIKE, (sign) => SAME[sign] ?? sign)
    .replace(/[<>]=/g, (sign) => (sign === '<=' ? '≤' : '≥'))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/_\(?(\d)\)?/g, '$1')
    .replace(/[^\S\n]+/g, ' ');
}

/** Sentences: a point between digits ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
