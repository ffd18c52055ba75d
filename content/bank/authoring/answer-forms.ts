import { type Exact, frac, md, type RichText, texFraction } from '@travesia/content-markup';
import type { Answer } from './item.ts';

/** `$12\pi$ cm²`, with the number itself as value. */
export function piAnswer(factor: Exact, unit = ''): Answer {
  const exact = frac(factor);
  const figure = exact.equals(1) ? '' : texFraction(exact);
  return { text: withUnit(md`$${figure}\pi$`, unit), value: exact.valueOf() * Math.PI };
}

/** `factor` times the square root of a whole number, in lowest terms: `$3\sqrt{5}$ cm`; a whole number where it has a root. */
export function rootAnswer(factor: Exact, radicand: number, unit = ''): Answer {
  const { outside, inside } = simplifiedRoot(radicand);
  const exact = frac(factor).mul(outside);
  if (inside === 1) return { text: withUnit(md`$${texFraction(exact)}$`, unit), value: exact };
  const figure = exact.equals(1) ? '' : texFraction(exact);
  return { text: withUnit(md`$${figure}\sqrt{${inside}}$`, unit), value: exact.valueOf() * Math.sqrt(inside) };
}

/** $\sqrt{n}$ as `outside` times the root of `inside`, with no square left inside. */
export function simplifiedRoot(radicand: number): { readonly outside: number; readonly inside: number } {
  let outside = 1;
  let inside = radicand;
  for (let factor = 2; factor * factor <= inside; factor++)
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  return { outside, inside };
}

/** Words; `value` is their canonical form where two wordings could mean the same. */
export function wordsAnswer(text: RichText, value: string = text): Answer {
  return { text, value };
}

/** `$(3, -2)$`: point or vector of the plane. */
export function pairAnswer(x: Exact, y: Exact): Answer {
  const text = `(${texFraction(x)}, ${texFraction(y)})`;
  return { text: md`$${text}$`, value: text };
}

function withUnit(text: RichText, unit: string): RichText {
  return unit === '' ? text : `${text} ${unit}`;
}
