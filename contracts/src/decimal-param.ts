const PLAIN_DECIMAL = /^(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

interface DecimalRule {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/**
 * Reads `text` as a plain decimal in [min, max] and writes it with `decimals` places, rounding
 * half up; `null` for anything else. Works on digits, not on doubles, so that 3.999…9 stays
 * below 4 however long it is and 5.555 becomes 5.56.
 */
export function normaliseDecimal(text: string, { min, max, decimals }: DecimalRule): string | null {
  const match = PLAIN_DECIMAL.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  const places = Math.max(fraction.length, decimals);
  const scaled = BigInt(`${match[1]}${fraction.padEnd(places, '0')}`);
  const unit = 10n ** BigInt(places);
  if (scaled < BigInt(min) * unit || scaled > BigInt(max) * unit) return null;
  const step = 10n ** BigInt(places - decimals);
  const rounded = (scaled + step / 2n) / step;
  const digits = rounded.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
