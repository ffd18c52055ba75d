/** Words of a text, numbers among them. A formula counts as one. */
export function countWords(text: string): number {
  return text
    .replace(/\$\$[^$]+\$\$|(?<!\\)\$[^$\n]+\$/g, ' x ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** What is read of rich text on one line: no marks, no signs of TeX. */
export function plainText(text: string): string {
  return text
    .replace(/[$*]|\\[,;: ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
