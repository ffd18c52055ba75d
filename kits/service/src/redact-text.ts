import { REDACTED } from './redacted.ts';

/** Lines without any of these, which are nearly all, are not looked at again. */
const SUSPICIOUS = /[@?]|%(?:25)*(?:40|3f)|eyJ|bearer/i;

/**
 * A text in pieces. JSON's escapes are pieces of their own: the letter of `\n` belongs to no word. A query may be
 * encoded, and once more. Every alternative takes what it has read or stops at once, which keeps the whole linear:
 * anybody can make us log a long address.
 */
const PIECES =
  /(?<jsonEscape>\\(?:u[\da-f]{4}|.))|(?<query>\?|%(?:25)*3f)(?:\\[^nrt]|[^\s"\\])+|(?<bearer>bearer(?:\s|%20)+)[\w.~+/=-]+|(?:(?!%(?:25)*3f)[\p{L}\p{M}\p{N}_.%+'@-])+/giu;

/** JSON in base64, as tokens begin, and everything after it. Names of files may have the three letters. */
const TOKEN = /eyJ.{16,}$/;

/** What follows the local part of an address of mail: no version of a package (`fastify@5.12.8`) is a domain. */
const DOMAIN = /.(?:@|%(?:25)*40)(?:[\p{L}\p{M}\p{N}%-]{1,189}\.){1,8}\p{L}[\p{L}\p{M}\p{N}-]+/iu;

function redactWord(word: string): string {
  return DOMAIN.test(word) ? REDACTED : word.replace(TOKEN, REDACTED);
}

/**
 * `text` without what looks like an address of mail or a credential, and without queries of addresses, wherever they
 * came from. JSON stays JSON. In time proportional to its length, whoever wrote it.
 */
export function redactText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  return text.replace(PIECES, (piece: string, ...rest) => {
    const { jsonEscape, query, bearer }: Record<string, string | undefined> = rest.at(-1);
    if (jsonEscape !== undefined) return piece;
    const kept = query ?? bearer;
    return kept === undefined ? redactWord(piece) : kept + REDACTED;
  });
}
