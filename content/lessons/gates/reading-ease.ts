import { countWords } from '@travesia/content-markup/gates';

/**
 * How easily a Spanish text reads, from 0 to about 100 (Szigriszt-Pazos, 1993): 206.835 − 62.3 × syllables a word − words a
 * sentence. Formulas are left out.
 */
export function readingEase(text: string): number {
  const plain = text.replace(/\$\$[^$]+\$\$|(?<!\\)\$[^$\n]+\$/g, ' ').replace(/[*_>#|]/g, ' ');
  const sentences = plain.split(/[.!?:;]+(?:\s|$)|\n\s*(?:\n|-|\d+\.)/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = (plain.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
  if (words.length === 0 || sentences.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - countWords(plain) / sentences.length;
}

const STRONG = 'aeoáéóíú';

/** Vowels that stand together are one syllable unless both are strong. */
function syllablesOf(word: string): number {
  let count = 0;
  let before = '';
  for (const letter of word.replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'q')) {
    const isVowel = /[aeiouáéíóúü]/.test(letter);
    if (isVowel && (before === '' || (STRONG.includes(before) && STRONG.includes(letter)))) count += 1;
    before = isVowel ? letter : '';
  }
  return Math.max(count, 1);
}
