const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** HTML of a lesson in lines, formulas and figures as they are said. */
export function plainText(html: string): string {
  return html
    .replace(/<span class="formula"[^>]* aria-label="([^"]*)"[^>]*><math\b.*?<\/math>/gs, '$1')
    .replace(/<svg\b[^>]* aria-label="([^"]*)".*?<\/svg>/gs, '\n$1\n')
    .replace(/<\/(?:p|li|div|blockquote|tr|figcaption)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
