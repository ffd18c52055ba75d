import { canonical } from './canonical.ts';

/** Words that almost every Spanish sentence has. */
const COMMON =
  /\b(?:la|el|los|las|es|de|que|un|una|en|respuesta|opcion|alternativa|correcta|letra|son|resultado|solucion)\b/g;

const commonIn = (text: string) => (canonical(text).match(COMMON) ?? []).length;

/**
 * What a text says to who spells it together, turns it round or decodes it: `l-a-C`, words backwards, rot13, base64. Only
 * readings that are more Spanish than the text itself.
 */
export function decodedReadings(text: string): readonly string[] {
  // A long text has a common word by chance when it is turned round.
  const common = commonIn(text) + (text.length > 30 ? 1 : 0);
  const readings = [spelledTogether(text), ...base64Parts(text)].filter((one) => one !== undefined);
  for (const turned of [rot13(text), [...text].reverse().join(''), wordsReversed(text)]) {
    if (commonIn(turned) > common) readings.push(turned);
  }
  return readings;
}

/** `l-a-C`, `d o c e`, `d.o.c.e`: single letters with one sign between them. */
function spelledTogether(text: string): string | undefined {
  const spelled = /(?<![\p{L}\d])(?:\p{L}[-·._*| ,]+){2,}\p{L}(?![\p{L}\d])/gu;
  let isFound = false;
  const joined = text.replace(spelled, (run) => {
    const letters = run.replace(/[-·._*| ,]+/g, '');
    isFound = true;
    // `l-a-C` without its spaces is read with a space before its capital.
    return ` ${letters.replace(/^(la|es)(?=[A-E]$)/i, '$1 ')} `;
  });
  return isFound ? joined : undefined;
}

function base64Parts(text: string): readonly string[] {
  return [...text.matchAll(/[A-Za-z\d+/]{4,}={0,2}/g)].flatMap(([part]) => {
    if (part.length % 4 !== 0 || !/[a-z\d+/][A-Z]|[A-Z]{2}.*[a-z\d=]/.test(part)) return [];
    let decoded: string;
    try {
      decoded = new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0)),
      );
    } catch {
      return [];
    }
    return /^[\p{L}\d\p{P}\s$=+<>%°]+$/u.test(decoded) ? [decoded] : [];
  });
}

function rot13(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

const wordsReversed = (text: string) => text.replace(/[\p{L}\d]+/gu, (word) => [...word].reverse().join(''));
