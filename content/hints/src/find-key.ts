import type { KeyForms } from '@travesia/contracts/slices';
import Fraction from 'fraction.js';
import { canonical, plainSigns, sentencesOf } from './canonical.ts';
import { contentStems, wordsOf } from './content-words.ts';
import { decodedReadings } from './decoded.ts';
import { type Formula, readFormulas } from './normal-form.ts';
import { type Reading, readNumbers, tokenLine } from './read-numbers.ts';
import { sameUnit, unitFactor } from './units.ts';

/** How a text gives the key away, and with what. */
export interface Found {
  readonly by: 'value' | 'formula' | 'words' | 'letter' | 'exclusion' | 'encoded';
  /** What was found, a part of the text. */
  readonly at: string;
}

/** A whole number up to this one is said in many sentences that have nothing to do with it. */
const SMALL = 12;

/** Words and signs after which a number is said to be the answer. */
const SAID =
  /^(?:=|≈|es|son|ser|sea|fue|era|seria|serian|sera|seran|da|dan|dar|daria|quedan?|quedar|quedaria|valen?|valer|valga|obtienen?|obtienes|obtenemos|obtener|obtuvo|resultan?|resultar|salen?|llegas?|llegar|miden?|medir|igual|respuesta|resultado|solucion|valor|correct[ao]|clave|total)$/;
/** What may stand between the two. */
const FILLER =
  /^(?:a|al|el|la|los|las|de|un|una|unos|unas|exactamente|aproximadamente|entonces|justo|numero|valor|opcion|alternativa|cerca|casi|:|\$|\(|«|"|'|=)$/;

const NEGATION =
  /\b(?:no|ni|nunca|tampoco|descarta|descartas|descartar|descartamos|elimina|eliminar|incorrectas?|falsas?|malas?|equivocadas?|excepto|salvo|menos)\b/;

interface CompiledForms {
  readonly forms: KeyForms;
  /** Exact values, of a percentage as it stands and as a part of one. */
  readonly value?: {
    readonly exact: Fraction;
    readonly isPercent: boolean;
    readonly isSmall: boolean;
    readonly endless: boolean;
  };
  readonly formulas: readonly string[];
  /** Forms of sides that only the key has. */
  readonly ownSides: ReadonlySet<string>;
  /** Numbers of a point, an interval or bounds. */
  readonly numbers: readonly string[];
  readonly phrase: string;
  readonly words: WordForms;
  /** Beginnings of words that stand in the key alone. */
  readonly telling: readonly string[];
  readonly knownValues: ReadonlySet<string>;
  readonly knownFormulas: ReadonlySet<string>;
  readonly knownPhrase: string;
  readonly knownTokens: string;
  readonly others: readonly KeyForms[];
}

interface WordForms {
  readonly all: ReadonlySet<string>;
  /** Not in the statement; of those, in no other option. */
  readonly fresh: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  /** Those that are no numbers. */
  readonly spoken: ReadonlySet<string>;
  readonly otherOptions: readonly ReadonlySet<string>[];
}

const COMPILED = new WeakMap<KeyForms, CompiledForms>();

/**
 * Whether a plain text gives the key away: its value in any writing or in words, the option or a close paraphrase of it, an
 * expression equal to it but for order and writing, its letter or place, or all other options as wrong ones; also where that is
 * spelled apart, turned round or encoded. What the statement says itself is found only where it is said as the answer.
 */
export function findKey(text: string, forms: KeyForms): Found | undefined {
  const compiled = compile(forms);
  const plain = findPlainly(text, compiled);
  if (plain) return plain;
  for (const decoded of decodedReadings(text)) {
    if (findPlainly(decoded, compiled)) return { by: 'encoded', at: decoded.slice(0, 80) };
  }
  return undefined;
}

/** The same for a text that people wrote and checked: nothing in it is encoded. */
export const findWrittenKey = (text: string, forms: KeyForms): Found | undefined => findPlainly(text, compile(forms));

/**
 * A word that stands in the key alone: in no other option, nor in the statement, the figure or the reading. Whoever reads it
 * before choosing has read which option it is. Of hints that people wrote; in free words it would be found far too often.
 */
export function findTellingWord(text: string, forms: KeyForms): string | undefined {
  const { telling } = compile(forms);
  if (telling.length === 0) return;
  const said = spokenWords(text);
  return telling.find((beginning) => said.some((word) => word.startsWith(beginning)));
}

function findPlainly(text: string, compiled: CompiledForms): Found | undefined {
  return (
    findValue(text, compiled) ??
    findFormula(text, compiled) ??
    findWords(text, compiled) ??
    findLetter(text, compiled.forms) ??
    findExclusion(text, compiled)
  );
}

function compile(forms: KeyForms): CompiledForms {
  const known = COMPILED.get(forms);
  if (known) return known;
  const others = forms.options.filter((option) => option !== forms.text);
  const formulas = isMathematical(forms.text) ? readFormulas(forms.text).filter(({ size }) => size > 1) : [];
  const otherSides = new Set(
    others.flatMap((option) => readFormulas(option).flatMap(({ form, sides }) => [form, ...sides])),
  );
  const knownFormulas = new Set(readFormulas(forms.known).flatMap(({ form, sides }) => [form, ...sides]));
  const knownValues = new Set(readNumbers(`${forms.known}\n${forms.reading ?? ''}`).flatMap(({ values }) => values));
  // A fraction that the statement has as a decimal: how it is written is asked for, and is looked for as it stands.
  const isRewritten = forms.value?.includes('/') && knownValues.has(forms.value);
  const exact = forms.value === undefined || isRewritten ? undefined : new Fraction(forms.value);
  const compiled: CompiledForms = {
    forms,
    ...(exact && {
      value: {
        exact,
        isPercent: forms.unit === '%',
        isSmall: exact.d === 1n && exact.n <= BigInt(SMALL),
        endless: /\(/.test(exact.toString(15)),
      },
    }),
    formulas: exact ? [] : formulas.map(({ form }) => form),
    ownSides: new Set(
      exact
        ? []
        : formulas.flatMap(({ sides }) =>
            sides.filter((side) => side.length > 5 && !otherSides.has(side) && !knownFormulas.has(side)),
          ),
    ),
    numbers: exact ? [] : boundNumbers(forms.text, formulas),
    phrase: wordsOf(forms.text),
    words: wordForms(forms, others),
    telling: exact || isMathematical(forms.text) ? [] : tellingWords(forms, others),
    knownValues,
    knownFormulas,
    knownPhrase: ` ${wordsOf(forms.known)} `,
    knownTokens: ` ${tokenLine(forms.known)} `,
    others: others.map((text) => ({ text, options: [], known: '' })),
  };
  COMPILED.set(forms, compiled);
  return compiled;
}

/** Formula and at most a unit: no sentence. */
const isMathematical = (text: string) =>
  (canonical(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:log|sen|sin|cos|tan)$/.test(word)).length <= 1;

/** Numbers of `(1, 14)`, `28 y 14`, `]-8/3, ∞[` or `39 ≤ x ≤ 45`: whoever says all of them says the key. */
function boundNumbers(text: string, formulas: readonly Formula[]): readonly string[] {
  const isPair = /^\s*[(\][][^()[\]]*[,;][^()[\]]*[)\][]\s*$/.test(text);
  const isBounds = /^[^=]*[<>≤≥][^=]*$/.test(text) && formulas.length === 1 && formulas.every(({ size }) => size <= 3);
  const isList = /^[-−]?[\d.,]+(?:, [-−]?[\d.,]+)* y [-−]?[\d.,]+$/.test(text);
  if (!isPair && !isBounds && !isList) return [];
  return [...new Set(readNumbers(text).flatMap(({ values }) => values[0] ?? []))];
}

function wordForms(forms: KeyForms, others: readonly string[]): WordForms {
  const all = contentStems(forms.text);
  const known = contentStems(forms.statement ?? forms.known);
  const otherOptions = others.map(contentStems);
  const fresh = new Set([...all].filter((stem) => !known.has(stem)));
  const own = new Set(
    [...(fresh.size > 0 ? fresh : all)].filter((stem) => !otherOptions.some((other) => other.has(stem))),
  );
  const spoken = new Set([...all].filter((stem) => !/^\d/.test(stem)));
  return { all, fresh, own, spoken, otherOptions };
}

/** Shorter words are of too many texts. */
const TELLING_LENGTH = 6;

/** Words of a comparison or of any explanation: they stand in an idea whatever the key is. */
const COMMON =
  /^(?:porque|cuando|aunque|mientras|entonces|siempre|ningun|ambos|ambas|mismo|misma|primer|segund|ultim|aument|disminu|cambi|produc|ocurr|permit|depend|relacion|diferen|result|efecto|proces|cantidad|numero|grupo|person|tiempo|existen|tiene|tuvier|puede|pueden|podria|debe|respect|partir|mayor|menor|distint|otros|otras|dentro|durante|despues|manera|mediante|todavia|tampoc|vari[oa]s$|respon|respue|pregunt|quienes|contra$|acerca$)/;

const spokenWords = (text: string): readonly string[] => canonical(text).match(/\p{L}+/gu) ?? [];

function tellingWords(forms: KeyForms, others: readonly string[]): readonly string[] {
  const elsewhere = spokenWords([forms.known, forms.reading ?? '', ...others].join('\n'));
  return spokenWords(forms.text)
    .filter((word) => word.length >= TELLING_LENGTH && !COMMON.test(word))
    .map((word) => word.slice(0, Math.max(TELLING_LENGTH, word.length - 3)))
    .filter((beginning) => !elsewhere.some((word) => word.startsWith(beginning)));
}

// Numbers

function findValue(text: string, compiled: CompiledForms): Found | undefined {
  if (!compiled.value) return findNumbers(text, compiled);
  const hit = readNumbers(text).find((reading) => isValue(reading, compiled));
  return hit && { by: 'value', at: hit.around };
}

function isValue(reading: Reading, compiled: CompiledForms): boolean {
  const { value, forms, knownValues, knownTokens } = compiled;
  if (!value || reading.isPart) return false;
  const same = reading.values.find((one) =>
    isSameValue(one, reading, value.exact, value.isPercent, value.endless, forms.unit),
  );
  if (same === undefined) return false;
  if (forms.unit && !sameUnit(reading.after, forms.unit)) return false;
  if (reading.isArticle) return false;
  // `son 12 personas`, where the statement says `12 personas`.
  const isOfOther = /^\p{L}{3,}$/u.test(reading.after) && knownTokens.includes(` ${reading.said} `);
  const isStated = isOfOther || knownTokens.includes(` ${reading.around} `);
  if (!isStated && (isSaidAsAnswer(reading) || isCounted(reading, forms.unit))) return true;
  if (reading.values.some((one) => knownValues.has(one))) return false;
  return !value.isSmall || !isHarmless(reading, forms.unit);
}

function isSameValue(
  said: string,
  reading: Reading,
  key: Fraction,
  isPercent: boolean,
  endless: boolean,
  unit?: string,
): boolean {
  const number = new Fraction(said);
  const factor = unit === undefined ? 1 : unitFactor(reading.after, unit);
  const scaled: Fraction[] = [];
  if (factor !== 1) scaled.push(number.mul(factor));
  else if (isPercent === reading.isPercent) scaled.push(number);
  else if (reading.isPercent) scaled.push(number.div(100));
  else scaled.push(number, number.mul(100));
  return scaled.some((one) => one.equals(key) || (endless && isRounded(one, reading.decimals, key)));
}

/** `0,67` for `2/3`: at least two decimals that are those of the key, rounded or cut. */
function isRounded(said: Fraction, decimals: number, key: Fraction): boolean {
  if (decimals < 2) return false;
  return (
    said
      .sub(key)
      .abs()
      .compare(new Fraction(1, 10n ** BigInt(decimals))) < 0
  );
}

/** `x = 3`, `la respuesta es 3`, `te quedan 3`. */
function isSaidAsAnswer({ before, after }: Reading): boolean {
  // `x = 2*5`: what is reckoned with.
  if (/^[*/^+]$/.test(after)) return false;
  for (const word of before.toReversed()) {
    if (SAID.test(word)) return true;
    if (!FILLER.test(word)) return false;
  }
  return false;
}

/** With the unit of the key, where that is a word. */
function isCounted({ after }: Reading, unit: string | undefined): boolean {
  const [word = ''] = canonical(unit ?? '').split(' ');
  return word.length > 3 && after === word;
}

/** A small number that counts something else, is the name of a place or a factor: `dos datos`, `el paso 3`, `2*56`. */
function isHarmless({ after, before }: Reading, unit: string | undefined): boolean {
  if (
    /^(?:paso|parrafo|linea|pregunta|fila|columna|figura|punto|parte|caso|cuadro|nivel|tipo|grupo|muestra|vaso)s?$/.test(
      before.at(-1) ?? '',
    )
  )
    return true;
  const counted =
    /^\p{L}{3,}$/u.test(after) &&
    !/^(?:por|mas|menos|entre|sobre|que|veces|pues|porque|entonces|como|con|para|sin)$/.test(after);
  if (!counted) return false;
  return unit === undefined ? true : !sameUnit(after, unit) || !canonical(unit).startsWith(after.slice(0, 3));
}

/** All numbers of a point or of bounds in one sentence, at least one of which the statement does not have. */
function findNumbers(text: string, { numbers, knownValues }: CompiledForms): Found | undefined {
  if (numbers.length === 0 || numbers.every((number) => knownValues.has(number))) return;
  const sentence = sentencesOf(text).find((one) => {
    const said = new Set(
      readNumbers(one)
        .filter(({ isPart, isArticle }) => !isPart && !isArticle)
        .flatMap(({ values }) => values),
    );
    return numbers.every((number) => said.has(number));
  });
  return sentence === undefined ? undefined : { by: 'value', at: sentence.slice(0, 80) };
}

// Formulas

function findFormula(text: string, { formulas, ownSides, knownFormulas, forms }: CompiledForms): Found | undefined {
  if (formulas.length === 0) return;
  const said = readFormulas(text);
  const forming = new Set(said.flatMap(({ form, sides }) => [form, ...sides]));
  const side = [...ownSides].find((one) => forming.has(one));
  if (side !== undefined) return { by: 'formula', at: side };
  const isWhole = formulas.every((form) => forming.has(form) && !knownFormulas.has(form));
  return isWhole ? { by: 'formula', at: forms.text } : undefined;
}

// Words

/** Shares of the key's words that a sentence must have to be taken for it. */
const COVERED = 0.66;
/** The same of two sentences, and of one that says all that the statement did not say. */
const COVERED_BY_TWO = 0.8;
const COVERED_WITH_FRESH = 0.5;
const COVERED_BY_OWN = 0.4;
const COVERED_FRESH = 0.6;
const COVERED_OWN = 0.5;

function findWords(text: string, compiled: CompiledForms): Found | undefined {
  const { phrase, knownPhrase, words, forms, formulas, knownFormulas, value } = compiled;
  const said = ` ${wordsOf(text)} `;
  // A formula is looked for as one, unless the statement has it with another unit.
  const isLookedFor = formulas.length > 0 && !formulas.every((form) => knownFormulas.has(form));
  const isPhrase = value === undefined && !isLookedFor && phrase.length > 1 && said.includes(` ${phrase} `);
  if (isPhrase && !knownPhrase.includes(` ${phrase} `) && (words.all.size > 0 || /\d/.test(phrase))) {
    return { by: 'words', at: forms.text };
  }
  if (isPhrase && isPhraseSaid(said, phrase)) return { by: 'words', at: forms.text };
  if (forms.value !== undefined || words.all.size < 2) return findWord(text, compiled);
  if (isMathematical(forms.text)) return;
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  const hit =
    sentences.find((sentence) => isParaphrase(sentence, words, COVERED)) ??
    pairs.find((pair) => isParaphrase(pair, words, COVERED_BY_TWO));
  return hit === undefined ? undefined : { by: 'words', at: hit.slice(0, 120) };
}

/** `es Trinidad`, `la respuesta es hervidor y horno`. */
function isPhraseSaid(said: string, phrase: string): boolean {
  const at = said.indexOf(` ${phrase} `);
  const before = said.slice(0, at).trim().split(' ').slice(-3).toReversed();
  for (const word of before) {
    if (/^(?:es|son|era|fue|seria|respuesta|correcta|corresponde|eligen?|solucion)$/.test(word)) return true;
    if (!/^(?:a|al|el|la|los|las|de|del|en)$/.test(word)) return false;
  }
  return false;
}

/** A key of one word that the statement does not have. */
function findWord(text: string, { words, forms }: CompiledForms): Found | undefined {
  const [only] = words.fresh;
  if (forms.value !== undefined || only === undefined || words.all.size !== 1 || only.length < 4) return;
  return contentStems(text).has(only) ? { by: 'words', at: only } : undefined;
}

function isParaphrase(text: string, { all, fresh, own, spoken, otherOptions }: WordForms, enough: number): boolean {
  const stems = contentStems(text);
  const share = (wanted: ReadonlySet<string>) =>
    wanted.size === 0 ? 1 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;
  // Words of the statement alone are no news: only the phrase itself is.
  if (fresh.size === 0 || spoken.size === 0 || share(spoken) < 0.5) return false;
  const covered = share(all);
  const saysAllNew = enough === COVERED && fresh.size > 1 && share(fresh) === 1 && covered >= COVERED_WITH_FRESH;
  const saysMost =
    covered >= (all.size <= 2 ? 1 : enough) && share(fresh) >= COVERED_FRESH && share(own) >= COVERED_OWN;
  // What no other option and not the statement says.
  const saysOwn = enough === COVERED && own.size > 2 && share(own) >= COVERED_FRESH && covered >= COVERED_BY_OWN;
  return (saysAllNew || saysMost || saysOwn) && otherOptions.every((other) => share(other) <= covered);
}

// Letters

const LETTER = String.raw`["'«“(\[*]*([A-Ea-e])["'»”)\]*.]*(?![\p{L}\d'])`;
const NAMED = new RegExp(
  String.raw`\b(?:opcion|alternativa|letra|respuesta|correcta|clave|inciso|marca|marques|elige|eliges)(?:\s+(?:correcta|es|seria|era|la|letra|opcion|alternativa|numero)|\s*[:=])*\s*${LETTER}`,
  'giu',
);
const ARTICLE = new RegExp(String.raw`(?<![\p{L}\d])la\s+${LETTER}`, 'gu');
const PLACES: readonly RegExp[] = [/primera/, /segunda/, /tercera/, /cuarta/, /quinta/];

function findLetter(text: string, { letter, options, known }: KeyForms): Found | undefined {
  const signs = plainSigns(text);
  for (const match of [...signs.matchAll(NAMED), ...signs.matchAll(ARTICLE)]) {
    const [whole, said = ''] = match;
    // `opcion a la que`, `la respuesta es: A los diez`: a preposition goes on with a word.
    const rest = signs.slice(match.index + whole.length).trimStart();
    if (/^la\s/.test(whole) && /^[a-e]$/.test(said) && !/[)"'»”]$/.test(whole)) continue;
    const goesOn = /^\p{L}/u.test(rest) && !/^(?:porque|pues|ya que|y|o|es|seria|sin)\b/.test(rest);
    if (/^[aeAE]$/.test(said) && !/[)"'»”.]$/.test(whole) && (goesOn || (/^[ae]$/.test(said) && rest !== ''))) continue;
    // The statement calls something else so.
    if (plainSigns(known).includes(whole.trim())) continue;
    if (isNegated(signs, match.index)) continue;
    if (letter === undefined || said.toUpperCase() === letter) return { by: 'letter', at: whole.trim() };
  }
  if (letter === undefined) return;
  const place = letter.charCodeAt(0) - 65;
  const ordinal = PLACES[place]?.source ?? '-';
  const last = place === options.length - 1 ? '|ultima' : '';
  const named = new RegExp(
    String.raw`\b(?:(?:${ordinal}${last})\s+(?:opcion|alternativa|de las (?:opciones|alternativas))|(?:opcion|alternativa)\s+(?:numero\s+)?(?:${place + 1}\b|${ordinal}${last})|(?:respuesta|correcta)\s+(?:es|seria)\s+la\s+(?:${ordinal}${last}))`,
  );
  const [found] = named.exec(canonical(text)) ?? [];
  return found === undefined ? undefined : { by: 'letter', at: found };
}

/** `no es la C`: it is said of a wrong one. */
function isNegated(text: string, at: number): boolean {
  return /\b(?:no|ni|tampoco)\b[^.;]{0,20}$/i.test(text.slice(Math.max(0, at - 30), at));
}

// Exclusion

/** Every wrong option is said to be wrong, by its letter or its text. */
function findExclusion(text: string, { forms, others }: CompiledForms): Found | undefined {
  const denied = sentencesOf(text).filter((sentence) => NEGATION.test(canonical(sentence)));
  if (denied.length === 0) return;
  const all = denied.join('\n');
  const keyLetter = forms.letter;
  if (keyLetter !== undefined) {
    const letters = new Set(
      [...plainSigns(all).matchAll(/(?<![\p{L}\d])([A-E])(?![\p{L}\d'])/gu)].map(([, letter]) => letter),
    );
    const wrong = forms.options
      .map((_, place) => String.fromCharCode(65 + place))
      .filter((letter) => letter !== keyLetter);
    if (wrong.every((letter) => letters.has(letter)) && !letters.has(keyLetter))
      return { by: 'exclusion', at: all.slice(0, 80) };
  }
  const said = ` ${wordsOf(all)} `;
  const isNamed = ({ text: option }: KeyForms) => said.includes(` ${wordsOf(option)} `);
  return others.length > 1 && others.every(isNamed) ? { by: 'exclusion', at: all.slice(0, 80) } : undefined;
}
