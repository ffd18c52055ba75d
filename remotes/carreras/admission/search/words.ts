/** Words that carry no meaning in a query nor in a name: dropped from both. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  'a al con de del e el en la las los mencion menciones o para por u un una y'.split(' '),
);

/** Lower case words without accents. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

export const isIdle = (word: string): boolean => IDLE_WORDS.has(word);

/** The words of {@link plainWords}, the idle ones left out unless there are no others. */
export function wordsOf(text: string): readonly string[] {
  const words = plainWords(text);
  const meaningful = words.filter((word) => !isIdle(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * A word as it sounds in Chile, so that spellings that sound alike are equal: `medisina` and
 * `medicina`, `sicologia` and `psicologia`, `parbulos` and `parvulos`.
 */
export function soundOf(word: string): string {
  return word
    .replace(/^ps/, 's')
    .replaceAll('ch', '#')
    .replaceAll('h', '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replaceAll('ll', 'y')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Endings that tell the person from the trade, in the order in which they are taken off, what stands instead and the
 * letters that have to be left: `santo` and `santa` are two words.
 */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string, left: number])[] = [
  [/(?:ista|ismo)$/, '', 5],
  [/(?:c[cs]ion|ctora?)$/, 'ct', 5],
  [/(?:a[cs]ion|adora?)$/, '', 4],
  [/ura$/, '', 5],
  [/i?[aeo]$/, '', 5],
];

/**
 * What a trade and the people who have it share, in either gender and number, as it sounds:
 * `enfermera`, `enfermeros` and `enfermería`; `diseñadora` and `diseño`; `constructor` and `construcción`.
 */
export function rootOf(word: string): string {
  let root = word.replace(/([aeiou])s$/, '$1').replace(/([dlnrz])es?$/, '$1');
  for (const [ending, instead, left] of ENDINGS) {
    const shorter = root.replace(ending, instead);
    if (shorter.length >= left) root = shorter;
  }
  return soundOf(root);
}
