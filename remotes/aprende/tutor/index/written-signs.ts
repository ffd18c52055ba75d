/** What a formula says of its content, in words: who types one names it seldom. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[a-z]\s*(?:\^?\s*2\b|²)[^=]*=/i, 'ecuación de segundo grado cuadrática'],
  [/\(\s*\w+\s*[+-]\s*\w+\s*\)\s*(?:\^\s*2|²)/, 'cuadrado de binomio'],
  [/^[^=^²]*\d*[a-z]\b[^=^²]*=[^=^²]*\d[^=^²]*$/i, 'ecuación lineal'],
  [/[a-z0-9)]\s*[<>≤≥]\s*[-\w(]/i, 'inecuación desigualdad'],
  [/\([^()]*[a-z][^()]*\)\s*\([^()]*[a-z][^()]*\)/i, 'producto notable binomio'],
  [/x[^=]*y[^=]*=.*x[^=]*y[^=]*=/i, 'sistema de ecuaciones'],
  [/\bsi\s+\d+\b.*\bcu[aá]nt\w*\b.*\d/i, 'regla de tres proporcionalidad'],
  [/\bv\s*=\s*i\s*[·*x]?\s*r\b/i, 'ley de Ohm'],
  [/\bf\s*=\s*m\s*[·*x]?\s*a\b/i, 'leyes de Newton'],
  [/\bc1\s*[·*x]?\s*v1\b/i, 'dilución'],
  [/√|\braiz\s+de\b/i, 'raíz cuadrada'],
  [/\d\s*%/, 'porcentaje por ciento'],
  [/\d\s*\/\s*\d/, 'fracción'],
  [/\bsin\s*\(|\bcos\b|\btan\b|\bsen\b/i, 'seno coseno tangente'],
  [/\d\s*\^|\^\s*\d/, 'potencia exponente'],
  [/\bp\s*\(\s*[a-z]\s*[|/]\s*[a-z]\s*\)/i, 'probabilidad condicional'],
  [/\b[ab]\s+o\s+[ab]\b/i, 'unión de eventos'],
  [/\b[ab]\s+y\s+[ab]\b/i, 'intersección de eventos'],
  [/\b[a-z] al cuadrado\b.*\bigual/i, 'ecuación de segundo grado cuadrática'],
  [/\bf\s*\(/i, 'evaluar una función'],
  [/\b[a-z] (?:elevado )?a (?:la )?(?:cuatro|cuarta|4|5|n)\b/i, 'función potencia'],
  [/\b2d[oa]\b/i, 'segundo'],
  [/\b1er\b/i, 'primer'],
];

/** `words` with what its formulas are called behind it. */
export function withWrittenSigns(words: string): string {
  const said = SIGNS.flatMap(([sign, name]) => (sign.test(words) ? [name] : []));
  return [words, ...said].join(' ');
}
