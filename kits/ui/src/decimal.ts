const DECIMAL_TEXT = /^([+\-\u2212]?)(\d+[.,]?\d*|[.,]\d+)$/;
const MINUS = '\u2212';
/** Doubles hold every integer up to here, so rounding by shifting the decimal point stays exact. */
const MAX_MAGNITUDE = 1e12;

/**
 * Reads what a student types: "5,5", "5.5", "5," (still typing), ",5". There is no thousands separator: "1.000" is 1,
 * because a phone's keyboard often offers only the point as decimal mark. `null` for anything else.
 */
export function parseDecimal(text: string): number | null {
  const match = DECIMAL_TEXT.exec(text.trim());
  if (!match) return null;
  const magnitude = Number((match[2] ?? '').replace(',', '.'));
  if (!Number.isFinite(magnitude)) return null;
  const negative = match[1] === '-' || match[1] === MINUS;
  return negative && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * Writes a number as Chile does: 1234.5 with 2 decimals is "1.234,50". Half rounds away from zero on the decimal digits
 * of the number (1.005 gives "1,01"). Made by hand because ICU data differ between Node and browsers, and a text that
 * differs breaks hydration. Throws a RangeError unless |value| < 1e12 and decimals is an integer from 0 to 3.
 */
export function formatDecimal(value: number, decimals: 0 | 1 | 2 | 3 = 0): string {
  if (!(Math.abs(value) < MAX_MAGNITUDE))
    throw new RangeError(`formatDecimal: ${value} is not below 1e12 in magnitude`);
  const digits = String(shiftAndRound(Math.abs(value), decimals)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, '.');
  const fraction = digits.slice(digits.length - decimals);
  const sign = value < 0 && /[1-9]/.test(digits) ? MINUS : '';
  return decimals === 0 ? sign + whole : `${sign}${whole},${fraction}`;
}

/** The shift is done on the text ("1.005" → "1.005e2"): 1.005 * 100 would be 100.49999999999999. */
function shiftAndRound(magnitude: number, decimals: number): number {
  const text = String(magnitude);
  return text.includes('e') ? 0 : Math.round(Number(`${text}e${decimals}`));
}
