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
  const mathml = draw(tex, display);
  const spoken = escapeHtml(speakFormula(mathml));
  const parts = display || lengthOf(mathml) < LONG ? [tex] : partsOf(tex);
  const drawn = parts.length === 1 ? [mathml] : parts.map((part) => draw(part, false));
  const seen = drawn.map((one) => one.replace('<math', '<math aria-hidden="true"')).join('<wbr>');
  const html = `<span class="${display ? 'formula-line' : 'formula'}" role="img" aria-label="${spoken}">${seen}</span>`;
  COMPILED.set(key, html);
  return html;
}

function draw(tex: string, display: boolean): string {
  return temml.renderToString(tex, { displayMode: display, strict: true, throwOnError: true }).replace(STYLE, '');
}

/** Signs of a formula from which on it may not fit beside other words on a phone: browsers break no line inside of one. */
const LONG = 22;

const lengthOf = (mathml: string) => mathml.replace(/<[^>]*>/g, '').length;

const TEX_TOKEN = /\\(?:left|right|begin|end)\b|\\[a-zA-Z]+|\\.|[{}]|[^\\{}]/g;
const RELATIONS: readonly string[] = ['=', '\\approx', '\\Rightarrow', '\\rightarrow', '\\neq', '\\leq', '\\geq'];
const OPENING: readonly string[] = ['{', '\\left', '\\begin'];
const CLOSING: readonly string[] = ['}', '\\right', '\\end'];

/** A chain of equations in its members, each beginning with its sign: between them a line may end. */
function partsOf(tex: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of tex.matchAll(TEX_TOKEN)) {
    if (OPENING.includes(token)) depth += 1;
    if (CLOSING.includes(token)) depth -= 1;
    const isBreak = depth === 0 && RELATIONS.includes(token) && parts.at(-1)?.trim() !== '';
    if (isBreak) parts.push(token);
    else parts[parts.length - 1] += token;
  }
  return parts;
}
