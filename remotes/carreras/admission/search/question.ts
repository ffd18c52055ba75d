import { ABBREVIATIONS } from './nicknames.ts';
import { BEGINNING_LETTERS } from './text-index.ts';
import { isIdle, plainWords, soundOf } from './words.ts';

export type Meaning = 'place' | 'university';

/** A word that says what is looked for. */
export interface AskedWord {
  readonly text: string;
  /**
   * What a word beside it says that it names: "carreras en Temuco" is not about the Universidad Católica de Temuco, nor
   * "la u de Valparaíso" about the city.
   */
  readonly means: Meaning | null;
  /** Its letters as they were typed, where it may go on: it is the last and nothing stands behind it. */
  readonly letters: string | null;
}

/** What a student typed, taken apart. */
export interface Question {
  readonly words: readonly AskedWord[];
  /**
   * The last word, where it says nothing and may go on: "tecnología me" is on its way to "médica". `alone`: nothing else
   * was said.
   */
  readonly begun: { readonly word: AskedWord; readonly alone: boolean } | null;
  /** "universidad de", "la u de": one is meant. */
  readonly university: boolean;
  /** "universidades": those there are somewhere. */
  readonly universities: boolean;
  /** "carreras": those there are somewhere, or of an area. */
  readonly careers: boolean;
}

const soundsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(soundOf));

const UNIVERSITY = soundsOf('u uni univ universidad');
const UNIVERSITIES = soundsOf('universidades unis');
const CAREERS = soundsOf('carreras area areas');

/** Words by which a student says that they look for something, and not for what. */
const INTENTION = soundsOf(
  [
    'quiero quisiera quiere gustaria gusta encanta necesito busco buscar buscando info informacion saber ver',
    'donde cual cuales que como cuando cuanto puedo puede hay esta estan es son ser seria tiene tienen tengo',
    'dan dicta dictan imparte imparten ofrece ofrecen pide piden exige exigen',
    'estudiar estudio estudie estudia estudiando entrar entro',
    'ingresar postular trabajar dedicarme hacer hago me mi mis se sobre hija hijo hermana hermano algo alguna',
    'relacionado relacionada carrera campus sede region ciudad comuna codigo programa programas mas muy mejor',
    'mejores bueno buena buenas barato barata baratas facil cerca puntaje ponderado corte hola porfa favor si no',
    'sirve',
  ].join(' '),
);

/** Whether a letter or a digit is the last that was typed. */
const isUnfinished = (query: string) => /[\p{L}\p{N}]\p{M}*$/u.test(query);

/**
 * Whether a last word that says nothing may be the beginning of one that does: any that stands alone, and of the words
 * of intention those beside others that say something, or of letters enough. "Cerca de mí" is not on its way to "minas".
 */
const mayGoOn = (word: string, saying: number, typed: number) =>
  typed === 1 || (INTENTION.has(soundOf(word)) && (saying > 0 || word.length >= BEGINNING_LETTERS));

/** `names`: the words of which names of places and universities are made. */
export function readQuestion(query: string, names: Readonly<Record<Meaning, ReadonlySet<string>>>): Question {
  const typed = plainWords(query);
  const isAnyOf = (sounds: ReadonlySet<string>) => typed.some((word) => sounds.has(soundOf(word)));
  const words: AskedWord[] = [];
  let begun: Question['begun'] = null;
  let announced: Meaning | null = null;
  typed.forEach((word, position) => {
    const sound = soundOf(word);
    const letters = position === typed.length - 1 && isUnfinished(query) ? word : null;
    const says = !isIdle(word) && ![UNIVERSITY, UNIVERSITIES, CAREERS, INTENTION].some((sounds) => sounds.has(sound));
    if (letters && !says && mayGoOn(word, words.length, typed.length)) {
      begun = { word: { text: word, means: null, letters }, alone: words.length === 0 };
    }
    if (word === 'en') announced = 'place';
    else if (UNIVERSITY.has(sound)) announced = 'university';
    else if (says) {
      if (announced && !names[announced].has(word)) announced = null;
      words.push({ text: ABBREVIATIONS.get(word) ?? word, means: announced, letters });
    }
  });
  return {
    words,
    begun,
    university: isAnyOf(UNIVERSITY),
    universities: isAnyOf(UNIVERSITIES),
    careers: isAnyOf(CAREERS),
  };
}
