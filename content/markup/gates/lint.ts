const DECIMAL_POINT = /(^|[^\d.])\d+\.(\d{1,2}|\d{4,})(?!\d)/;

/** What no text of the bank may say, with what is complained of. */
const LINT: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN(?![A-Z])|Infinity|\[object|function/, 'holds what code left there'],
  [/(todas|ninguna) (de )?las anteriores/i, 'has all or none of the above'],
  [/\d%/, 'lacks the space before %'],
  [/ {2,}(?!\n)/, 'has two spaces together'],
  [/[\p{L}\d)]\s+[,.;?](\s|$)/u, 'has a space before a stop'],
  [
    /(?<![\d.,])1 (horas|metros|litros|minutos|kilogramos|gramos|centímetros|personas|estudiantes|cajas|días|semanas|meses|años|veces|puntos)\b/,
    'says 1 with a plural',
  ],
];

/** Complaints about a text of the bank, each with its beginning. */
export function lint(text: string): readonly string[] {
  const words = text.replace(/\$\$[^$]+\$\$|(?<!\\)\$[^$]+\$/g, 'x').replaceAll('\\$', '');
  const says = LINT.filter(([pattern]) => pattern.test(words)).map(([, complaint]) => complaint);
  // In formulas too, which are read aloud without the point.
  if (DECIMAL_POINT.test(text.replace(/\{([.,])\}/g, '$1'))) says.push('writes decimals with a point');
  if (words.includes('$')) says.push('has a dollar without its pair');
  return says.map((complaint) => `${complaint}: "${text.slice(0, 90)}"`);
}
