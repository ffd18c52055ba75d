const SMALL = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** A whole number below a million as it is said. */
export function inWords(number: number): string {
  if (number < 30) return SMALL[number] ?? '';
  if (number < 100) return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? '' : ` y ${SMALL[number % 10]}`}`;
  if (number === 100) return 'cien';
  if (number < 1000) {
    const rest = number % 100;
    return `${HUNDREDS[Math.floor(number / 100)]}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
  }
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const said = thousands === 1 ? 'mil' : `${inWords(thousands).replace(/uno$/, 'ún')} mil`;
  return `${said}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

/** What a fraction of so many parts is called, one of them. */
export const PARTS: Readonly<Record<number, string>> = {
  2: 'medio',
  3: 'tercio',
  4: 'cuarto',
  5: 'quinto',
  6: 'sexto',
  7: 'séptimo',
  8: 'octavo',
  9: 'noveno',
  10: 'décimo',
  11: 'onceavo',
  12: 'doceavo',
  15: 'quinceavo',
  20: 'veinteavo',
};
