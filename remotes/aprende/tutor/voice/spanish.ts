import { SPANISH_TRIGRAMS } from './spanish-trigrams.ts';

/** Words of up to three letters that a tutor says. What is shorter than a word is how a key is told in pieces. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  (
    'a al ahi aun asi año ano base bien cae caja cada como con cosa cual da dan das dar de del den des di dia dio doy e el ella en era ' +
    'es ese eso esa esta fue ha han has hay haz he ir la las le les ley lo los luz mal mas me mi mil mis muy ni no nos o ' +
    'oir os par pie por que red rio sal se sea ser si sin sol son su sus tal tan te ti tu tus un una uno unas unos usa uso ' +
    'va van vas ve vea veo ver ves vez via voy y ya yo ten ojo hoy sur une rol vio sol san cal gas mar voz fin pon iba ido aca alla oye paz eje ejes dos tres lee leo lea une cae oir rey pan paz sed sal gol fe tos mes dia mia van den sub pro oro ola'
  ).split(' '),
);

const TRIGRAMS = ((): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let at = 0; at < SPANISH_TRIGRAMS.length; at += 3) found.add(SPANISH_TRIGRAMS.slice(at, at + 3));
  return found;
})();

/** Runs of three letters that no Spanish word of ours has. */
function strangeRuns(word: string): number {
  const framed = `_${word}_`;
  let strange = 0;
  for (let at = 0; at + 3 <= framed.length; at += 1) if (!TRIGRAMS.has(framed.slice(at, at + 3))) strange += 1;
  return strange;
}

/** Words of which Spanish has many: of four or more that people did not write for this turn one in eight at least. */
const FUNCTION_WORDS =
  /^(?:a|al|con|cual|cuando|de|del|el|en|es|esa|ese|eso|esta|este|esto|la|las|le|lo|los|mas|no|o|para|pero|por|que|se|si|sin|su|sus|te|tu|tus|un|una|y|ya|como|cada|donde|son|hay|me|nos)$/;

/** Numbers of other languages that could be Spanish words by their letters, and names of letters. */
const FOREIGN =
  /^(?:zero|one|two|three|four|five|seven|eight|nine|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|first|second|third|deux|trois|quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|dois|duas|quatro|oito|nove|dez|doze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig|dreissig|hundert|quattro|cinque|sette|otto|dieci|undici|dodici|tredici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|kine|kina|epu|kula|meli|kechu|kayu|regle|reqle|pura|aylla|mari|pataka|warangka|maya|paya|kimsa|pusi|phisqa|suxta|tunka|be|ce|efe|hache|jota|ka|ele|eme|ene|erre|cu|uve|zeta|alfa|beta|bravo|charlie|delta|eco|alpha|answer|option|letter)$/u;

/** Small, without accents. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Whether `sentence` is made of Spanish words, as far as letters tell: what is turned round, moved along the alphabet, encoded
 * or of another language is not.
 * @param known words, small and without accents, that people wrote for this turn
 */
export function isSpanish(sentence: string, known: ReadonlySet<string>): boolean {
  const words = wordsIn(sentence);
  let odd = 0;
  let own = 0;
  let functional = 0;
  for (const word of words) {
    if (FUNCTION_WORDS.test(word)) functional += 1;
    if (known.has(word)) continue;
    own += 1;
    if (FOREIGN.test(word)) return false;
    if (word.length <= 3) {
      // Letters alone are looked at elsewhere: some are names of points.
      if (word.length > 1 && !SHORT_WORDS.has(word)) return false;
      continue;
    }
    const strange = strangeRuns(word);
    if (strange >= 2 || (word.length === 4 && strange > 0)) return false;
    odd += strange;
  }
  return odd < 2 && (own < 4 || functional * 8 >= own);
}
