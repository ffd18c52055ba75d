import { canonical, contentStems, findKey, type KeyForms, readNumbers } from '@travesia/content-hints';
import type { HeldBack, VoiceRequest } from '../voice.ts';
import { harmOf } from '../words/harm.ts';
import { plainWords } from '../words/plain-words.ts';
import { isSpanish, wordsIn } from './spanish.ts';
import { isVerdict } from './verdicts.ts';
import { withoutOptions } from './without-options.ts';

/** Looks at the sentences of one answer, in their order. */
export interface VoiceFilter {
  /** Why the next sentence must not be shown; `null` where it may. */
  check(sentence: string): HeldBack | null;
  /** Of a sentence that has not ended: it never will. */
  isTooLong(sentence: string): boolean;
}

const SENTENCE_CHARS_MAX = 320;

/** A shorter quotation of the rungs may be a part that says something else. */
const QUOTED_CHARS_LEAST = 30;

/** Letters, digits and signs of a plain sentence. What else there is, people must have written for this turn. */
const PLAIN_SIGN = /[a-záéíóúüñ\d\s.,;:¿?¡!()"'«»“”‘’\-–+−×·÷=%°…]/i;

/** Words in a row that are no sentence: `piensa en edad, sorteo, grupo, comuna`. */
const LISTED = /(?:\p{L}+,\s+){3,}\p{L}+|(?:\p{L}+,\s+){2,}\p{L}+[^\p{L}]*$/u;

/** How near the student is says whether they are right, in words that rungs have too. */
const NEARNESS = /^estas a (?:un|dos|pocos) pasos?(?![a-z])/;

const LINK = /(?:https?:|www\.|[a-z\d]\.(?:cl|com|org|net|io|gg|me|app)(?![a-z]))/i;

/** Options and keys: what the model does not know, it does not speak of. Small and without accents. */
const OF_OPTIONS =
  /(?<![\p{L}\d])(?:alternativas?|opcion(?:es)?|(?<!una )letras?|incisos?|literal(?:es)?|clave|pauta|solucionario|distractor(?:es)?|respuestas?|marca(?:r|la|lo|s|rias?)?|elige|elegir|escoge|escoger|selecciona|quedate con|apuesta|vocal(?:es)?|consonantes?|silabas?|abecedario|alfabeto|inicial(?:es)?|deletre\w+|acrostico|adivin\w+|cifrad\w+|codigo|codificad\w+|traduc\w+|al reves|rot|base|morse|binario|digitos?|cifras?)(?![\p{L}\d])/u;

/** The place of an option: `la primera`, `la del medio`, `la de más abajo`, `la anterior`. */
const OF_PLACES =
  /^[^\p{L}]*(?:la|el) que (?:esta|va|viene|sigue)(?![\p{L}\d])|(?<![\p{L}\d])(?:(?:es|seria|sera|va|toca|marca|mira|fijate en|elige|con|por|piensa en|quedate con) (?:la|el) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|ultim[ao]|penultim[ao]|del medio|de (?:mas )?(?:arriba|abajo)|del (?:final|principio|centro)|mas (?:larg[ao]|cort[ao]|grande|chic[ao]|pequen[ao]|alt[ao]|baj[ao])|que (?:esta|viene|sigue|dice|habla|menciona|nombra|parte|empieza|termina)|siguiente|anterior|de al medio|mayor|menor|unic[ao])|(?:las|los) (?:demas|otr[ao]s|restantes|tres|cuatro|primer[ao]s|ultim[ao]s)|(?:mayor|menor|mas \p{L}+|valor|numero) de (?:tod[ao]s|l[ao]s (?:cuatro|cinco|que))|de (?:la|una|esta) lista|(?:hasta el|del) (?:final|fondo)|abajo de|arriba de|(?:primer|segundo|tercer|cuarto|quinto|ultimo) lugar)(?![\p{L}\d])/u;

/** What stands where, in a key that is told in parts: `empieza con`, `termina en`, `la primera mitad`. */
const OF_PARTS =
  /(?<![\p{L}\d])(?:empieza|comienza|parte|termina|acaba|finaliza|rima|suena|se escribe|se lee|se parece|tiene (?:\p{L}+ )?(?:letras|digitos|cifras|silabas))(?: \p{L}+){0,2} (?:con|en|por|a|como|igual que)(?:[^\p{L}\d]*[«"“'][^\p{L}\d]*[\p{L}\d]+|[^\p{L}\d]+(?!(?:el|la|lo|los|las|un|una|ver|tu|su)(?![\p{L}\d]))(?:\p{L}{1,3}|\p{L}*\d[\p{L}\d]*)(?![\p{L}\d])| (?:una |la )?(?:vocal|consonante|mayuscula))/u;

/** The same as a whole sentence, with whatever word: `Termina en parte.` */
const OF_PARTS_ALONE =
  /^[^\p{L}]*(?:empieza|comienza|parte|termina|acaba|finaliza|rima) (?:con|en|por) \p{L}+[^\p{L}]*$/u;

/** The next piece of something: `la que sigue es`, `ahora va`. */
const NEXT_PIECE =
  /(?<![\p{L}\d])(?:(?:la|el|lo) (?:que (?:sigue|viene|va)|siguiente|proxim[ao]) (?:es|va|viene|seria)|(?:ahora|luego|despues) va|y (?:sigue|termina))(?![\p{L}\d])/u;

/** Numbers that are said without being written: what everybody counts, and groups that are named by their size. */
const COUNTED =
  /(?<![\p{L}\d])(?:docenas?|decenas?|centenas?|quincenas?|veintenas?|treintenas?|millar(?:es)?|trios?|duos?|cuartetos?|quintetos?|sextetos?|lustros?|decadas?|milenios?|bimestres?|trimestres?|cuatrimestres?|semestres?|(?:dias?|meses|horas|minutos|segundos|semanas) (?:de la|del|que|tiene|hay|trae)|tant[ao]s? como|dedos?|patas?|planetas?|zodiaco|enanitos|enanos|maravillas|pecados|jugadores|ruedas|vidas de un gato|aranas?|pulpos?|insectos?|continentes?|sentidos|arcoiris|mandamientos|apostoles|tentaculos|doble|triple|cuadruple|quintuple|mitad|tercio|tercera parte|cuarta parte|quinta parte|antecesor|sucesor|consecutivo|primo|capicua|romano|siguiente (?:de|a|al)|anterior (?:de|a|al)|terceros?|terceras?|tercer|cuart[ao]s?|quint[ao]s?|(?<!por )ultim[ao]s?|penultim[ao]s?|primer[ao]s|unidad|uno (?:mas|menos)|(?:suma|resta|agrega|quita)(?:le)? (?:uno|una))(?![\p{L}\d])/u;

/** Who speaks as a person, or wants to be close, or wants to know who one is. */
const NOT_A_TUTOR =
  /(?<![\p{L}\d])(?:te (?:quiero|amo|adoro|extrano)|mi amor|carino|corazon de|besos?|soy (?:una persona|human[ao]|tu amig[ao]|real|un profe\p{L}*|una profe\p{L}*)|como te llamas|tu (?:nombre|correo|telefono|numero de|direccion|rut|clave|contrasena|edad|colegio|liceo|instagram)|donde vives|cuantos anos tienes|juntemonos|escribeme a|agregame|idiota|estupid[ao]|tont[ao]|imbecil|inutil|fracasad[ao]|huev\p{L}+|weon\p{L}*|mierda|puta|conchetumadre|culiad[ao]|sexo|sexual(?:es)?|porno|desnud[ao]s?)(?![\p{L}\d])/u;

/** Of what a test does not ask. */
const OTHER_SUBJECT =
  /(?<![\p{L}\d])(?:futbol|partido de (?:hoy|ayer)|colo colo|chiste|horoscopo|receta|bitcoin|apuestas?|casino|netflix|tiktok|instagram|videojuegos?|boric|kast|votar por|chatgpt|openai|modelo de lenguaje|inteligencia artificial|prompt|instrucciones|mis reglas|system)(?![\p{L}\d])/u;

/** A word of up to this many letters says little of what a text is about. */
const STEM_CHARS_LEAST = 4;

/** Of the words in which one option differs from what was told: with so many of them it is spoken of. */
const OPTION_SHARE = 0.4;

/** Of a sentence's words with a sense, at least so many are of what people wrote, or such as every tutor says. */
const GROUNDED_SHARE = 0.2;

/** A sentence of fewer words without any that has a sense may say anything. */
const WORDS_LEAST = 5;

/** Stems of what a tutor says of any subject. */
const TUTOR_STEMS = contentStems(
  'fijate mira observa piensa pregunta preguntate recuerda revisa compara lee relee vuelve busca encuentra anota escribe dibuja ' +
    'identifica ordena separa junta prueba intenta calcula calcular resuelve paso pasos primero despues luego antes ahora idea ' +
    'pista ejercicio enunciado dato datos problema texto parrafo palabra frase concepto definicion significa quiere decir forma ' +
    'manera parte partes todo cuidado ojo atencion importante necesita necesitas tienes puedes debes conviene sirve ayuda usar ' +
    'usa usando poner pon cambia cambio igual distinto diferente relacion misma mismo cosa cosas numero numeros cantidad valor ' +
    'operacion resultado cuenta cuentas figura grafico tabla linea esquema situacion pide piden preguntan interesa sabes ' +
    'conoces conocido desconocido falta faltan queda quedan entender entiendes explica explicar distinguir diferencia confundir ' +
    'confunde error comun sucede ocurre pasa caso casos ejemplo general regla propiedad metodo camino nuevo nueva calma ' +
    'empieza empezar partir parte mirar simple facil vamos sigue seguir palabras misma haz mismo gente persona',
);

const TUTOR_BEGINNINGS = new Set([...TUTOR_STEMS].map((stem) => stem.slice(0, 4)));

const plain = (text: string) => canonical(text);

/** What people wrote for this turn, in the forms in which a sentence is held against it. */
function writtenFor({ question = '', rungs, excerpts, secret }: VoiceRequest) {
  const told = rungs.length === 0 ? excerpts : rungs;
  // Excerpts have the key by chance, and are not sent then: what it says is not written for this turn.
  const kept = secret ? excerpts.filter((excerpt) => findKey(excerpt, secret) === undefined) : excerpts;
  const all = [withoutOptions(question, secret), secret?.known ?? '', ...rungs, ...kept].join('\n');
  const letters = lettersOf(all);
  const stems = contentStems(all);
  return {
    /** What is to be said in other words, and what was before it. */
    told: plain(told.join('\n')),
    toldNumbers: numbersOf(told.join('\n')),
    toldLetters: new Set(lettersOf(told.join('\n')).map(({ named }) => named)),
    toldPairs: pairsOf(told.join('\n')),
    all,
    allPlain: plain(all),
    words: new Set(wordsIn(all)),
    signs: new Set(all),
    stems,
    beginnings: new Set([...stems].map((stem) => stem.slice(0, 4))),
    numbers: numbersOf(all),
    letters: new Set(letters.map(({ letter }) => letter)),
    namedLetters: new Set(letters.map(({ named }) => named)),
    capitals: new Set(all.match(/\p{L}*\p{Lu}\p{L}*/gu) ?? []),
  };
}

/** Whether people wrote that word for this turn, or one that begins like it: `sumados` where they wrote `suma`. */
const isAbout = (stem: string, { stems, beginnings }: Written) =>
  stems.has(stem) || beginnings.has(stem.slice(0, 4)) || stems.has(stem.slice(0, 3));

type Written = ReturnType<typeof writtenFor>;

const numbersOf = (text: string): ReadonlySet<string> => new Set(readNumbers(text).flatMap(({ values }) => values));

/** Numbers that stand next to each other in a line, `6 2` for `6x + 2y`. */
function pairsOf(text: string): ReadonlySet<string> {
  const pairs = text.split('\n').flatMap((line) => {
    const values = readNumbers(line).map((reading) => reading.values[0] ?? '');
    return values.slice(1).map((value, at) => `${values[at]} ${value}`);
  });
  return new Set(pairs);
}

interface Letter {
  readonly letter: string;
  /** With the word before it, in small letters: `punto c`. */
  readonly named: string;
}

/** Letters that stand alone, as names of points and unknowns do, without `a`, `e`, `o`, `u` and `y` where these are words. */
function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = [];
  const pieces = text.match(/\p{L}+|[\d.,;:?!)»"]/gu) ?? [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.length > 1 || !/\p{L}/u.test(piece)) continue;
    const before = /\p{L}/u.test(pieces[at - 1] ?? '') ? (pieces[at - 1] ?? '').toLowerCase() : '';
    const isFollowed = /[\p{L}\d]/u.test(pieces[at + 1] ?? '');
    const isWord =
      /^[aeouy]$/i.test(piece) && isFollowed && (/\p{Ll}/u.test(piece) || before === '') && before !== 'la';
    if (!isWord) letters.push({ letter: piece, named: `${before} ${piece.toLowerCase()}` });
  }
  return letters;
}

function hasStrangeForm(sentence: string, written: Written): boolean {
  if (sentence.length > SENTENCE_CHARS_MAX || LINK.test(sentence)) return true;
  if (speaksOf(LISTED, plain(sentence), written.allPlain)) return true;
  // A row of a table pairs a letter with its option, also where the statement has a table.
  if (sentence.includes('|')) return true;
  for (const sign of sentence.normalize('NFC')) if (!PLAIN_SIGN.test(sign) && !written.signs.has(sign)) return true;
  // Capitals inside a sentence are names that people wrote: others spell something.
  for (const { 0: word, index } of sentence.matchAll(/\p{L}+/gu)) {
    const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
    if (capitals === 0 || written.capitals.has(word) || /^(?:PAES|Chile|DEMRE)$/.test(word)) continue;
    if (word.length === 1) continue;
    const isHead =
      /^[^\p{L}\d]*$/u.test(sentence.slice(0, index)) || /[:.?!]\s*["«“¿¡(]*$/.test(sentence.slice(0, index));
    if (capitals > 1 || !isHead) return true;
  }
  return false;
}

function speaksOf(pattern: RegExp, said: string, written: string): boolean {
  for (const [found] of said.matchAll(new RegExp(pattern.source, `${pattern.flags}g`)))
    if (!written.includes(found)) return true;
  return false;
}

/** Numbers that nobody wrote for this turn. A few small ones count things: `los dos datos`. */
function hasNewNumber(sentence: string, written: Written, secret: KeyForms | undefined): boolean {
  return readNumbers(sentence).some(({ values, isWord, after }) => {
    if (values.some((value) => written.numbers.has(value))) return false;
    const isArticle = isWord && values.includes('1') && after !== '';
    const isCount =
      isWord && secret?.value !== values[0] && /^[23]$/.test(values[0] ?? '') && /^\p{L}{3,}$/u.test(after);
    return !isArticle && !isCount;
  });
}

/** The key's own value, otherwise than the rung says it. */
function hasKeyNumber(sentence: string, written: Written, secret: KeyForms): boolean {
  const { value, unit } = secret;
  if (value === undefined) return false;
  const isUnit = (word: string) => unit !== undefined && plain(unit).startsWith(word.slice(0, 3));
  const said = readNumbers(sentence).filter(
    ({ values, isWord, after }) =>
      values.includes(value) && !(isWord && value === '1' && after !== '' && !isUnit(after)),
  );
  // The rung has it by chance: it may be said as the rung says it, `una fuerza de 185 N`.
  return said.some(({ around }) => !written.told.includes(around));
}

const DENIED = /(?<!\p{L})(?:no|ni|tampoco|nunca|menos|excepto|salvo)(?!\p{L})[^.;]*$/u;

/** An option as it stands: where the question or the rung has it too, only where it is denied, as wrong ones are. */
function saysOption(words: string, written: Written, { text, options }: KeyForms): boolean {
  const isApart = (sign = '') => !/[\p{L}\d]/u.test(sign);
  return options.some((option) => {
    const phrase = plain(option).replace(/[.\s]+$/, '');
    const at = words.indexOf(phrase);
    if (at < 0 || !isApart(words[at - 1]) || !isApart(words[at + phrase.length])) return false;
    const [denied] = DENIED.exec(words.slice(0, at)) ?? [];
    if (denied !== undefined && !written.told.includes(`${denied}${phrase}`)) return true;
    if (written.told.includes(phrase)) return false;
    return option === text || !/^[\d.,]+$/.test(phrase);
  });
}

/** Of the key's words and of the sentence's own, shares by which the one is the other. */
const SAME_SHARE = 0.75;

/**
 * A sentence that is the key and little else, in whatever order: `Se trata de …`.
 * @param words of options, that the rungs do not have
 */
function isOption(sentence: string, { text }: KeyForms, words: ReadonlySet<string>): boolean {
  const wordsOf = (said: string) => [...contentStems(said)].filter((stem) => /^\p{L}{3,}$/u.test(stem));
  const key = wordsOf(text);
  const own = wordsOf(sentence).filter((stem) => !TUTOR_STEMS.has(stem));
  const shared = own.filter((stem) => key.includes(stem)).length;
  // `Ahora piensa en reglas`: a word of an option that the rungs do not have, and nothing else.
  const isWord = own.length > 0 && own.length <= 2 && own.every((stem) => words.has(stem));
  if (isWord) return true;
  return shared >= 2 && shared >= own.length * SAME_SHARE && shared >= key.length * SAME_SHARE;
}

/** All numbers of a key that is no number itself, where no line of the rungs has them together. */
function saysNumbers(sentence: string, written: Written, { text, value, options }: KeyForms): boolean {
  const numbers = numbersOf(text);
  if (value !== undefined || numbers.size === 0) return false;
  const isOwn = (option: string) => option === text || [...numbers].some((number) => !numbersOf(option).has(number));
  if (!options.every(isOwn)) return false;
  const hasAll = (line: string) => {
    const said = numbersOf(line);
    return [...numbers].every((number) => said.has(number));
  };
  return hasAll(sentence) && !written.told.split('\n').some(hasAll);
}

/** The digits of the key one by one: `4 0`, or one in each sentence. */
function tellsDigits(sentences: readonly string[], written: Written, { value }: KeyForms): boolean {
  const digits = value?.replace(/\D/g, '') ?? '';
  if (digits.length < 2) return false;
  const run = sentences.flatMap((sentence) => sentence.match(/(?<![\d.,])\d(?![.,]?\d)/g) ?? []).join('');
  return run.includes(digits) && !written.told.includes(digits);
}

/** A key between two numbers that are close to each other. */
function closesIn(sentence: string, words: string, written: Written, { value }: KeyForms): boolean {
  const key = fractionOf(value ?? '');
  if (
    !Number.isFinite(key) ||
    !/(?<!\p{L})(?:entre|mayor|menor|mas|menos|antes|despues|sobre|bajo)(?!\p{L})/u.test(words)
  ) {
    return false;
  }
  const said = readNumbers(sentence);
  const numbers = said.flatMap(({ values }) => values.map(fractionOf));
  const [below, above] = [
    Math.max(...numbers.filter((number) => number < key)),
    Math.min(...numbers.filter((number) => number > key)),
  ];
  const isClose = above - below <= Math.max(CLOSE.least, CLOSE.share * Math.abs(key));
  return isClose && !said.every(({ around }) => written.told.includes(around));
}

const RECKONED =
  /[+×·*÷/=-]|(?<!\p{L})(?:sum\p{L}+|rest\p{L}+|multiplic\p{L}+|divid\p{L}+|divi[ds]\p{L}+|mas|menos|por|entre|veces|agreg\p{L}+|quit\p{L}+|junt\p{L}+|product\p{L}+|diferencia|cociente)(?!\p{L})/u;

/** Two numbers of which the key is made by one operation, where the rungs do not have them side by side. */
function reckonsKey(sentence: string, words: string, written: Written, { value }: KeyForms): boolean {
  const key = fractionOf(value ?? '');
  if (!Number.isFinite(key)) return false;
  const said = readNumbers(sentence).map(({ values }) => values);
  const isTold = ([one = '']: readonly string[], [other = '']: readonly string[]) =>
    written.toldPairs.has(`${one} ${other}`) || written.toldPairs.has(`${other} ${one}`);
  return said.some((one, at) =>
    said.slice(at + 1).some((other) => {
      const [left, right] = [fractionOf(one[0] ?? ''), fractionOf(other[0] ?? '')];
      // Rows of so many make a product without a word for it.
      const made = [left * right, left / right, right / left];
      if (RECKONED.test(words)) made.push(left + right, left - right, right - left);
      return made.some((number) => Math.abs(number - key) < 1e-9) && !isTold(one, other);
    }),
  );
}

const CLOSE = { least: 4, share: 0.3 };

const fractionOf = (value: string) => {
  const [over, under = '1'] = value.split('/');
  return Number(over) / Number(under);
};

/** Of two signs or more. `mi` and `di` are words. */
const ROMAN =
  /(?<![\p{L}\d])(?!(?:mi|di)(?![\p{L}\d]))(?=[ivxlcdm]{2})m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?![\p{L}\d])/gu;

function hasStrangeLetter(sentence: string, written: Written, secret: KeyForms | undefined): boolean {
  for (const { letter, named } of lettersOf(sentence)) {
    if (!written.letters.has(letter)) return true;
    // Options have these: of points they are let through as people wrote them, `punto C`.
    if ((/[A-E]/.test(letter) || /^(?:la|letra) /.test(named)) && !written.namedLetters.has(named)) return true;
    if (secret && letter.toUpperCase() === secret.letter && !written.toldLetters.has(named)) return true;
  }
  return (sentence.toLowerCase().match(ROMAN) ?? []).some((roman) => !written.words.has(roman));
}

/** Of each option, the stems that nobody wrote for this turn and not all options have. */
function stemsOfOptions({ options }: KeyForms, written: Written): readonly ReadonlySet<string>[] {
  const stems = options.map((option) => contentStems(option));
  return stems.map(
    (own) =>
      new Set(
        [...own].filter(
          (stem) =>
            stem.length >= STEM_CHARS_LEAST &&
            !/^\d/.test(stem) &&
            !written.stems.has(stem) &&
            !stems.every((other) => other.has(stem)),
        ),
      ),
  );
}

/** Of the key and of the other options, the stems that the rungs do not have. */
function keyWords({ text, options }: KeyForms, { told }: Written) {
  const toldStems = contentStems(told);
  const fresh = (option: string) => [...contentStems(option)].filter((stem) => !toldStems.has(stem));
  return { key: fresh(text), others: options.filter((option) => option !== text).map(fresh) };
}

/** Share of the key's words that are enough where no other option has as many. */
const GATHERED_SHARE = 0.6;

/** Whether all that was said has most words of the key, and not as many of any other option. */
function gathersKey(stems: ReadonlySet<string>, words: ReturnType<typeof keyWords> | undefined): boolean {
  if (!words || words.key.length < 2) return false;
  const share = (wanted: readonly string[]) =>
    wanted.length === 0 ? 0 : wanted.filter((stem) => stems.has(stem)).length / wanted.length;
  const said = share(words.key);
  return said >= GATHERED_SHARE && words.others.every((other) => share(other) < said);
}

/** Number words that a run of first or last letters spells. */
const NUMBER_WORDS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil'.split(
    ' ',
  );

/** Of a word that is spelled by sentences so much is enough. */
const BEGUN_CHARS = 3;

/** Whether first or last letters of words or sentences spell the key. */
function spellsKey(sentences: readonly string[], secret: KeyForms): boolean {
  const keys = NUMBER_WORDS.filter((word) => readNumbers(word)[0]?.values[0] === secret.value);
  const text = wordsIn(secret.text).join('');
  if (text.length >= 3 && text.length <= 24) keys.push(text);
  if (keys.length === 0) return false;
  const words = sentences.flatMap(wordsIn);
  const heads = sentences.map((sentence) => wordsIn(sentence)[0]?.[0] ?? '').join('');
  const tails = sentences.map((sentence) => wordsIn(sentence).at(-1)?.at(-1) ?? '').join('');
  const ofWords = [words.map(([first]) => first).join(''), words.map((word) => word.at(-1)).join('')];
  const turned = (run: string) => [run, [...run].reverse().join('')];
  const begun = (key: string) => key.slice(0, Math.max(BEGUN_CHARS, Math.ceil(key.length / 2)));
  return keys.some(
    (key) =>
      [heads, tails].flatMap(turned).some((run) => run.includes(begun(key))) ||
      (key.length >= 4 && ofWords.flatMap(turned).some((run) => run.includes(key))),
  );
}

/**
 * What a model says is let through where it can only be the rung in other words: Spanish sentences whose numbers, letters and
 * names people wrote for this turn, that speak of no option, judge nothing, and do not have the key in any form that
 * `findKey` knows, alone or together with all that the model said before.
 */
export function createFilter(request: VoiceRequest): VoiceFilter {
  const { secret, verdict, before } = request;
  const written = writtenFor(request);
  const ofOptions = secret ? stemsOfOptions(secret, written) : [];
  /** Of the model, or what people wrote: what is in both is in `written`. */
  const said = before.flatMap(({ by, text }) =>
    by === 'tutor' && !written.allPlain.includes(plain(text)) ? [text] : [],
  );
  const wordsOfKey = secret && keyWords(secret, written);
  /** Stems that the key alone has, of the options and of all that was written. */
  const ownOfKey = (wordsOfKey?.key ?? []).filter(
    (stem) =>
      /^\p{L}{4,}$/u.test(stem) &&
      !written.stems.has(stem) &&
      !TUTOR_STEMS.has(stem) &&
      !wordsOfKey?.others.some((other) => other.includes(stem)),
  );
  const freshWords = new Set([wordsOfKey?.key ?? [], ...(wordsOfKey?.others ?? [])].flat());

  function givesAway(sentence: string, words: string): boolean {
    if (speaksOf(OF_OPTIONS, words, written.told) || speaksOf(OF_PLACES, words, written.told)) return true;
    if (
      OF_PARTS_ALONE.test(words) ||
      speaksOf(OF_PARTS, words, written.told) ||
      speaksOf(NEXT_PIECE, words, written.told) ||
      speaksOf(COUNTED, words, written.allPlain)
    )
      return true;
    if (hasStrangeLetter(sentence, written, secret) || hasNewNumber(sentence, written, secret)) return true;
    if (!secret) return false;
    const together = [...said, sentence];
    if (saysOption(words, written, secret) || tellsDigits(together, written, secret)) return true;
    if (saysNumbers(sentence, written, secret) || isOption(sentence, secret, freshWords)) return true;
    if (closesIn(sentence, words, written, secret) || reckonsKey(sentence, words, written, secret)) return true;
    if (hasKeyNumber(sentence, written, secret) || findKey(sentence, secret)) return true;
    // What each says alone was looked at: what they say one behind the other is told in pieces.
    if (findKey(together.join(' '), secret) && !said.some((one) => findKey(one, secret))) return true;
    const stems = contentStems(together.join('\n'));
    const speaksOfOption = ofOptions.some((own) => {
      const found = [...own].filter((stem) => stems.has(stem)).length;
      return own.size > 0 && found >= Math.max(1, Math.ceil(own.size * OPTION_SHARE));
    });
    const isOfKey = ownOfKey.some((stem) => contentStems(sentence).has(stem));
    return isOfKey || speaksOfOption || gathersKey(stems, wordsOfKey) || spellsKey(together, secret);
  }

  function leavesSubject(sentence: string): boolean {
    const stems = [...contentStems(sentence)].filter((stem) => !/^\d/.test(stem));
    const own = stems.filter((stem) => !TUTOR_BEGINNINGS.has(stem.slice(0, 4)));
    const grounded = own.filter((stem) => isAbout(stem, written)).length;
    const common = stems.length - own.length;
    // Neither of what people wrote nor mostly of what every tutor says: `Mira abajo de todo`.
    if (grounded === 0 && own.length > 0 && common < own.length * 2) return true;
    if (stems.length === 0 && (sentence.match(/\p{L}+/gu)?.length ?? 0) < WORDS_LEAST) return true;
    return grounded + common < stems.length * GROUNDED_SHARE;
  }

  return {
    isTooLong: (sentence) => sentence.length > SENTENCE_CHARS_MAX,
    check(sentence) {
      const words = plain(sentence);
      // What people wrote for this turn is shown to the student anyway.
      if (words.length >= QUOTED_CHARS_LEAST && written.told.replaceAll('\n', ' ').includes(words)) return null;
      // First, because it is counted: how often a model tried to give a key away.
      if (givesAway(sentence, words)) return 'key';
      if (hasStrangeForm(sentence, written)) return 'form';
      if (!wordsIn(sentence).some(({ length }) => length >= 3)) return 'form';
      if (speaksOf(NOT_A_TUTOR, words, written.told) || harmOf(plainWords(sentence)) !== null) return 'harm';
      if (isVerdict(sentence, written.told, verdict) || NEARNESS.test(words)) return 'verdict';
      if (!isSpanish(sentence, written.words)) return 'language';
      if (speaksOf(OTHER_SUBJECT, words, written.allPlain) || leavesSubject(sentence)) return 'subject';
      said.push(sentence);
      return null;
    },
  };
}
