const ACCENTS = /\p{M}/gu;

/** What students write for it, of whole words. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...(['q', 'k', 'ke', 'qe'] as const).map((short) => [short, 'que'] as const),
  ...(['xq', 'pq', 'xk', 'porq', 'xke', 'pk', 'porke'] as const).map((short) => [short, 'porque'] as const),
  ...(['toy', 'stoy'] as const).map((short) => [short, 'estoy'] as const),
  ...(['ta', 'sta'] as const).map((short) => [short, 'esta'] as const),
  ...(['tay', 'estai', 'tai'] as const).map((short) => [short, 'estas'] as const),
  ...(['kiero', 'qiero', 'kero'] as const).map((short) => [short, 'quiero'] as const),
  ['kisiera', 'quisiera'],
  ['pa', 'para'],
  ['xfa', 'porfa'],
  ['plis', 'porfa'],
  ['porfis', 'porfa'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
  ['aki', 'aqui'],
  ['kual', 'cual'],
  ['cualera', 'cual era'],
  ['wn', ''],
  ['weon', ''],
  ['weona', ''],
  ['po', ''],
  ['poh', ''],
  ['ctm', ''],
]);

/**
 * What somebody typed, to be looked at: small letters without accents, one space between words and no punctuation, `ñ` as
 * `n`, letters that were held down once (`holaaa`), and what Chileans shorten written out. It is shown to nobody.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .split(/[^a-z0-9]+/)
    .map((word) => SPELLINGS.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
}
