import temml from 'temml';
import { escapeHtml } from './escape-html.ts';
import { speakFormula } from './speak-formula.ts';

const COMPILED = new Map<string, string>();

/** Style attributes that temml writes: the site's policy lets no element carry its own. `practice/html.css` does the same. */
const STYLE = / style="[^"]*"/g;

/**
 * TeX as HTML: MathML that is seen, with its Spanish reading as its name, so that it is heard inside labels and lists as
 * well. The MathML itself is hidden from screen readers: Chromium shows it to them inside a named image too, and some would
 * then say it again in their own way. Throws what temml says of bad TeX, and where there are no words for a sign.
 */
export function compileFormula(tex: string, display: boolean): string {
  const key = `${display ? '$$' : '$'}${tex}`;
  const known = COMPILED.get(key);
  if (known !== undefined) return known;
  const mathml = temml
    .renderToString(tex, { displayMode: display, strict: true, throwOnError: true })
    .replace(STYLE, '');
  const spoken = escapeHtml(speakFormula(mathml));
  const seen = mathml.replace('<math', '<math aria-hidden="true"');
  const html = `<span class="${display ? 'formula-line' : 'formula'}" role="img" aria-label="${spoken}">${seen}</span>`;
  COMPILED.set(key, html);
  return html;
}
