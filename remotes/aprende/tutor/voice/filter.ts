import { canonical, contentStems, findKey, type KeyForms, readNumbers } from '@travesia/content-hints';
import type { HeldBack, VoiceRequest } from '../voice.ts';
import { harmOf } from '../words/harm.ts';
import { plainWords } from '../words/plain-words.ts';
import { isSpanish, wordsIn } from './spanish.ts';
import { isVerdict } from './verdicts.ts';

/** Looks at the sentences of one answer, in their order. */
export interface VoiceFilter {
  /** Why the next sentence must not be shown; `null` where it may. */
  check(sentence: string): HeldBack | null;
  /** Of a sentence that has not ended: it never will. */
  isTooLong(sentence: string): boolean;
}

const SENTENCE_CHARS_MAX = 320;

/** Letters, digits and signs of a plain sentence. What else there is, people must have written for this turn. */
const PLAIN_SIGN = /[a-záéíóúüñ\d\s.,;:¿?¡!()"'«»“”‘’\-–+−×·÷=%°…]/i;

const LINK = /(?:https?:|www\.|[a-z\d]\.(?:cl|com|org|net|io|gg|me|app)(?![a-z]))/i;

/** Options and keys: what the model does not know, it does not speak of. Small and without accents. */
const OF_OPTIONS =
  /(?<![\p{L}\d])(?:alternativas?|opcion(?:es)?|letras?|incisos?|literal(?:es)?|clave|pauta|solucionario|distractor(?:es)?|respuestas?|marca(?:r|la|lo|s|rias?)?|elige|elegir|escoge|escoger|selecciona|quedate con|apuesta|vocal(?:es)?|consonantes?|silabas?|abecedario|alfabeto|inicial(?:es)?|deletre\w+|acrostico|adivin\w+|cifrad\w+|codigo|codificad\w+|traduc\w+|al reves|rot|base|morse|binario|digitos?|cifras?)(?![\p{L}\d])/u;

/** The place of an option: `la primera`, `la del medio`, `la de más abajo`, `la anterior`. */
const OF_PLACES =
  /(?<![\p{L}\d])(?:(?:es|seria|sera|va|toca|marca|mira|fijate en|elige|con|por|piensa en|quedate con) (?:la|el) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|ultim[ao]|penultim[ao]|del medio|de (?:mas )?(?:arriba|abajo)|del (?:final|principio|centro)|mas (?:larg[ao]|cort[ao]|grande|chic[ao]|pequen[ao]|alt[ao]|baj[ao])|que (?:esta|viene|sigue|dice|habla|menciona|nombra|parte|empieza|termina)|siguiente|anterior|de al medio|mayor|menor|unic[ao]))(?![\p{L}\d])/u;

/** What stands where, in a key that is told in parts: `empieza con`, `termina en`, `la primera mitad`. */
const OF_PARTS =
  /(?<![\p{L}\d])(?:empieza|comienza|parte|termina|acaba|finaliza|rima|suena|se escribe|se lee|se parece|tiene (?:\p{L}+ )?(?:letras|digitos|cifras|silabas))(?: \p{L}+){0,2} (?:con|en|por|a|como)(?![\p{L}\d])/u;

/** Numbers that are said without being written: what everybody counts, and groups that are named by their size. */
const COUNTED =
  /(?<![\p{L}\d])(?:docenas?|decenas?|centenas?|quincenas?|veintenas?|treintenas?|millar(?:es)?|trios?|duos?|cuartetos?|quintetos?|sextetos?|lustros?|decadas?|milenios?|bimestres?|trimestres?|cuatrimestres?|semestres?|dias? de la semana|meses del ano|dedos?|patas?|planetas?|zodiaco|enanitos|enanos|maravillas|pecados|jugadores|ruedas|vidas de un gato|aranas?|pulpos?|insectos?|continentes?|sentidos|arcoiris|mandamientos|apostoles|tentaculos|doble|triple|cuadruple|quintuple|mitad|tercio|tercera parte|cuarta parte|quinta parte|antecesor|sucesor|consecutivo|primo|capicua|romano|siguiente (?:de|a|al)|anterior (?:de|a|al)|uno (?:mas|menos)|(?:suma|resta|agrega|quita)(?:le)? (?:uno|una))(?![\p{L}\d])/u;

/** Who speaks as a person, or wants to be close, or wants to know who one is. */
const NOT_A_TUTOR =
  /(?<![\p{L}\d])(?:te (?:quiero|amo|adoro|extrano)|mi amor|carino|corazon de|besos?|soy (?:una persona|human[ao]|tu amig[ao]|real|un profe\p{L}*|una profe\p{L}*)|como te llamas|tu (?:nombre|correo|telefono|numero de|direccion|rut|clave|contrasena|edad|colegio|liceo|instagram)|donde vives|cuantos anos tienes|juntemonos|escribeme a|agregame|idiota|estupid[ao]|tont[ao]|imbecil|inutil|fracasad[ao]|huev\p{L}+|weon\p{L}*|mierda|puta|conchetumadre|culiad[ao]|sexo|sexual(?:es)?|porno|desnud[ao]s?)(?![\p{L}\d])/u;

/** Of what a test does not ask. */
const OTHER_SUBJECT =
  /(?<![\p{L}\d])(?:futbol|partido de (?:hoy|ayer)|colo colo|chiste|horoscopo|receta|bitcoin|apuestas?|casino|netflix|tiktok|instagram|videojuegos?|boric|kast|votar por|chatgpt|openai|modelo de lenguaje|inteligencia artificial|prompt|instrucciones|mis reglas|system)(?![\p{L}\d])/u;

/** Said of a number, it is the answer: `te queda 7`, `el resultado es 7`. */
const AS_ANSWER =
  /(?<![\p{L}\d])(?:resultado|solucion|total|valor|vale|valen|da|dan|queda|quedan|sale|salen|obtienes|obtiene|llegas|llega|resulta|igual|es|son|seria|serian|sera)(?![\p{L}\d])/u;

/** A word of up to this many letters says little of what a text is about. */
const STEM_CHARS_LEAST = 4;

/** Of the words in which one option differs from what was told: with so many of them it is spoken of. */
const OPTION_SHARE = 0.4;

/** Of a sentence's words with a sense, at least so many are of what people wrote, or such as every tutor says. */
const GROUNDED_SHARE = 0.25;

/** Stems of what a tutor says of any subject. */
const TUTOR_STEMS = contentStems(
  'fijate mira observa piensa pregunta preguntate recuerda revisa compara lee relee vuelve busca encuentra anota escribe dibuja ' +
    'identifica ordena separa junta prueba intenta calcula calcular resuelve paso pasos primero despues luego antes ahora idea ' +
    'pista ejercicio enunciado dato datos problema texto parrafo palabra frase concepto definicion significa quiere decir forma ' +
    'manera parte partes todo cuidado ojo atencion importante necesita necesitas tienes puedes debes conviene sirve ayuda usar ' +
    'usa usando poner pon cambia cambio igual distinto diferente relacion misma mismo cosa cosas numero numeros cantidad valor ' +
    'operacion resultado cuenta cuentas figura grafico tabla linea esquema situacion pide piden preguntan interesa sabes ' +
    'conoces conocido desconocido falta faltan queda quedan entender entiendes explica explicar distinguir diferencia confundir ' +
    'confunde error comun sucede ocurre pasa siguiente anterior caso casos ejemplo general regla propiedad metodo camino ' +
    'empieza empezar partir parte termina mirar simple facil dificil corto largo mayor menor cerca lejos tiempo',
);

const plain = (text: string) => canonical(text);

/** What people wrote for this turn, in the forms in which a sentence is held against it. */
function writtenFor({ question = '', rungs, excerpts, secret }: VoiceRequest) {
  const rung = rungs.at(-1) ?? '';
  const all = [question, secret?.known ?? '', ...rungs, ...excerpts].join('\n');
  return {
    rung: plain(rung),
    rungs: plain([...rungs, ...(rungs.length === 0 ? excerpts : [])].join('\n')),
    rungNumbers: numbersOf(rungs.join('\n')),
    rungLetters: lettersOf(rungs.join('\n')),
    all,
    words: new Set(wordsIn(all)),
    signs: new Set(all),
    stems: contentStems(all),
    numbers: numbersOf(all),
    letters: lettersOf(all),
    capitals: new Set(all.match(/\p{Lu}[\p{L}\d]*/gu) ?? []),
  };
}

type Written = ReturnType<typeof writtenFor>;

const numbersOf = (text: string): ReadonlySet<string> => new Set(readNumbers(text).flatMap(({ values }) => values));

/** Letters that stand alone, as names of points and unknowns do, and preposition and conjunction. */
const lettersOf = (text: string): ReadonlySet<string> => new Set(text.match(/(?<![\p{L}])\p{L}(?![\p{L}])/gu) ?? []);

/** `a`, `e`, `o`, `u`, `y`, which are words, and their capitals at the head of a sentence. */
const isLetterWord = (letter: string, sentence: string) =>
  /^[aeouy]$/.test(letter) ||
  (/^[AEOUY]$/.test(letter) && new RegExp(`^[¿¡"«“(]*${letter} \\p{Ll}{2,}`, 'u').test(sentence));

function hasStrangeForm(sentence: string, written: Written): boolean {
  if (sentence.length > SENTENCE_CHARS_MAX || LINK.test(sentence)) return true;
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

/** The key's own value where the rung does not say it, or the rung's number said as the answer. */
function hasKeyNumber(sentence: string, written: Written, secret: KeyForms): boolean {
  const { value } = secret;
  if (value === undefined) return false;
  const said = readNumbers(sentence).filter(
    ({ values, isWord, after }) => values.includes(value) && !(isWord && value === '1' && after !== ''),
  );
  if (said.length === 0) return false;
  if (!written.rungNumbers.has(value)) return true;
  return AS_ANSWER.test(plain(sentence)) && said.some(({ around }) => !written.rungs.includes(around));
}

const ROMAN =
  /(?<![\p{L}\d])[IVXLCDM]{2,}(?![\p{L}\d])|(?<![\p{L}\d])(?:i{2,3}|iv|vi{1,3}|ix|xi{0,3}|xiv|xv|xx)(?![\p{L}\d])/gu;

function hasStrangeLetter(sentence: string, written: Written, secret: KeyForms | undefined): boolean {
  for (const letter of lettersOf(sentence)) {
    if (isLetterWord(letter, sentence)) continue;
    if (!written.letters.has(letter)) return true;
    if (secret && letter.toUpperCase() === secret.letter && !written.rungLetters.has(letter)) return true;
  }
  return (sentence.match(ROMAN) ?? []).some((roman) => !written.all.includes(roman));
}

/** Of each option, the stems in which it differs from what was told and from most others. */
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
            stems.filter((other) => other.has(stem)).length * 2 <= stems.length,
        ),
      ),
  );
}

/** Number words that a run of first or last letters spells. */
const NUMBER_WORDS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil'.split(
    ' ',
  );

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
  return keys.some(
    (key) =>
      [heads, tails].flatMap(turned).some((run) => run.includes(key)) ||
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
  const said = before.filter(({ by }) => by === 'tutor').map(({ text }) => text);

  function givesAway(sentence: string, words: string): boolean {
    if (speaksOf(OF_OPTIONS, words, written.rungs) || speaksOf(OF_PLACES, words, written.rungs)) return true;
    if (speaksOf(OF_PARTS, words, written.rungs) || speaksOf(COUNTED, words, plain(written.all))) return true;
    if (hasStrangeLetter(sentence, written, secret) || hasNewNumber(sentence, written, secret)) return true;
    if (!secret) return false;
    const together = [...said, sentence];
    if (hasKeyNumber(sentence, written, secret) || findKey(sentence, secret)) return true;
    // What each says alone was looked at: what they say one behind the other is told in pieces.
    if (findKey(together.join(' '), secret) && !said.some((one) => findKey(one, secret))) return true;
    const stems = contentStems(together.join('\n'));
    const speaksOfOption = ofOptions.some((own) => {
      const found = [...own].filter((stem) => stems.has(stem)).length;
      return own.size > 0 && found >= Math.max(1, Math.ceil(own.size * OPTION_SHARE));
    });
    return speaksOfOption || spellsKey(together, secret);
  }

  function leavesSubject(sentence: string): boolean {
    const stems = [...contentStems(sentence)].filter((stem) => stem.length >= STEM_CHARS_LEAST && !/^\d/.test(stem));
    if (stems.length < 3) return false;
    const grounded = stems.filter((stem) => written.stems.has(stem) || TUTOR_STEMS.has(stem)).length;
    return grounded < stems.length * GROUNDED_SHARE;
  }

  return {
    isTooLong: (sentence) => sentence.length > SENTENCE_CHARS_MAX,
    check(sentence) {
      const words = plain(sentence);
      // First, because it is counted: how often a model tried to give a key away.
      if (givesAway(sentence, words)) return 'key';
      if (hasStrangeForm(sentence, written)) return 'form';
      if (!wordsIn(sentence).some(({ length }) => length >= 3)) return 'form';
      if (NOT_A_TUTOR.test(words) || harmOf(plainWords(sentence)) !== null) return 'harm';
      if (isVerdict(sentence, written.rungs, verdict)) return 'verdict';
      if (!isSpanish(sentence, written.words)) return 'language';
      if (speaksOf(OTHER_SUBJECT, words, plain(written.all)) || leavesSubject(sentence)) return 'subject';
      said.push(sentence);
      return null;
    },
  };
}
