import { canonical, plainSigns } from './canonical.ts';

/** Words that say nothing by themselves. Without accents. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a al algo algun alguna algunas alguno algunos ambas ambos ante antes aquel aquella aquellas aquellos aqui asi aun aunque ' +
    'bajo bien cada casi como con cual cuales cualquier cuando cuanto cuanta cuantos cuantas de del desde donde dos durante e el ella ' +
    'ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estaban estan estar estas este esto ' +
    'estos fue fueron ha habia habian han hasta hay he la las le les lo los luego mas me mediante menos mi mientras mis mismo ' +
    'misma mismos mismas mucho mucha muchos muchas muy nada ni no nos nosotros nuestra nuestro o os otra otras otro otros para ' +
    'pero poco por porque pues que quien quienes se sea sean segun ser si sido sin sino sobre solo son su sus tal tales ' +
    'tambien tan tanto te tiene tienen toda todas todo todos tras tu tus u un una unas uno unos usted vez y ya yo ' +
    'puede pueden hace hacen hacer hacia sobre tras tener siempre cosa cosas'
  ).split(' '),
);

/** The part of a word that its forms share, roughly: `rodearla`, `rodea` and `rodearon` are `rodea`. */
function stemOf(word: string): string {
  if (word.length > 5) return word.slice(0, 5);
  return word.length > 3 ? word.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '') : word;
}

/** What words of a text carry its sense: their stems, and numbers and roman numerals as they stand. */
export function contentStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [written] of plainSigns(text).matchAll(/\d+(?:[.,]\d+)*|\p{L}+/gu)) {
    const word = written.toLowerCase();
    if (/^(?:\d.*|[IVX]+)$/.test(written)) stems.add(word);
    else if (word.length > 2 && !EMPTY_WORDS.has(word)) stems.add(stemOf(word));
  }
  return stems;
}

/** Words of a text, one space between them. */
export const wordsOf = (text: string): string =>
  [...canonical(text).matchAll(/\d+(?:[.,]\d+)*|\p{L}+|[-+*/^=<>≤≥√π%]/gu)].map(([word]) => word).join(' ');
