/** Words that carry no meaning in a query nor in a name: dropped from both. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los mencion menciones o para por u un una y'.split(' '),
);

/** Lower case words without accents, the idle ones left out unless there are no others. */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const meaningful = words.filter((word) => !IDLE_WORDS.has(word));
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
