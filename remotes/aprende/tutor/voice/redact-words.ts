const NAME = "\\p{Lu}[\\p{L}'’-]+";
const FULL_NAME = `${NAME}(?: (?:(?:de|del|la|las|los) )*${NAME}){0,4}`;

/** What tells who somebody is, by what stands for it. The order matters: an address of mail has a domain. */
const PERSONAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\barroba\b)\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}]{2,}|\s+punto\s+(?:cl|com))+/giu,
    '[correo]',
  ],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[enlace]'],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{3,}/gu, '[usuario]'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/giu, '[id]'],
  // RUT, with or without dots: its last digit stands behind a dash, or the word before it says what it is.
  [/(?<!\d)\d{1,2}(?:\.?\d{3}){2}\s?[-–]\s?[\dkK](?![\p{L}\p{N}])/gu, '[rut]'],
  [/\b(?:rut|run|cedula|cédula|carnet)\b[^\d\n]{0,12}\d[\d.\s-]{5,12}[\dkK]?/giu, '[rut]'],
  // Telephones: nine digits, with the country or without.
  [/(?:\(?\+?\s?56\)?[\s-]?)?(?<![\d.,])\(?[29]\)?(?:[\s-]?\d){8}(?![\d.,]*\d)/gu, '[teléfono]'],
  [/\+\s?\d(?:[\s-]?\d){7,14}/gu, '[teléfono]'],
  [
    /\b(?:fono|tel[eé]fono|celular|n[uú]mero de celu|celu|whatsapp|wsp|wasap)\b[^\d\n]{0,15}\d(?:[\s-]?\d){6,}/giu,
    '[teléfono]',
  ],
  // Longer than any number of a question that a student would repeat.
  [/(?<![\d.,])\d{8,}(?![\d.,]*\d)/gu, '[número]'],
  [
    new RegExp(
      `\\b((?:[Mm]e (?:llamo|dicen|llaman)|[Mm]i nombre(?: completo)? es|[Ss]oy|[Aa]tentamente,?|[Ff]irma:?))\\s+${FULL_NAME}`,
      'gu',
    ),
    '$1 [nombre]',
  ],
  [
    /\b(me llamo|mi nombre(?: completo)? es)\s+(?!\[)[\p{L}'’-]+(?:\s+(?!(?:y|e|no|tengo|estoy|quiero|pero|necesito|voy|soy|me|en|con|que|de|la|el)\b)[\p{L}'’-]+){0,3}/giu,
    '$1 [nombre]',
  ],
  [
    new RegExp(
      `\\b([Mm]i (?:profe(?:sor|sora)?|mam[aá]|pap[aá]|amig[ao]|compañer[ao]|herman[ao]|polol[ao]))(?:,)? (?:se llama |es )?${FULL_NAME}`,
      'gu',
    ),
    '$1 [nombre]',
  ],
  [/\b((?:vivo|mi casa (?:está|queda)|mi direcci[oó]n es)(?: en)?)\s+[^.,;\n]{3,60}/giu, '$1 [lugar]'],
  [
    new RegExp(
      `\\b([Cc]olegio|[Ll]iceo|[Ii]nstituto|[Ee]scuela|[Pp]reu(?:niversitario)?)(?: (?:de|del|la|los|las|el))* (?:${FULL_NAME}|[A-Z]-?\\d{1,4})`,
      'gu',
    ),
    '$1 [nombre]',
  ],
];

/** Words of a student without what says who they are: names after `me llamo`, addresses, telephones, RUT, ids, links. */
export function redactWords(text: string): string {
  return PERSONAL.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text.normalize('NFC'));
}
