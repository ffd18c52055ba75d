import { attributeOf, type HtmlElement, type HtmlNode, parseHtml, textOf } from './html-tree.ts';

/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'blockquote',
  'table',
  'tr',
  'figure',
  'figcaption',
]);

/**
 * HTML that the bank or the lessons compiled, as text in lines: formulas in one line (`(4 + x)/(11 + x) = 1/2`, `√20`, `x^2`,
 * `log_2 8`), rows of tables with ` | ` between their cells, of figures the words that describe them.
 * `labels`: with what is written inside of figures too.
 */
export function plainText(html: string, { labels = false }: { readonly labels?: boolean } = {}): string {
  return plainNodes(parseHtml(html), labels)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s|]*/g, '\n')
    .trim();
}

function plainNodes(nodes: readonly HtmlNode[], labels: boolean): string {
  return nodes.map((node) => (typeof node === 'string' ? textOf(node) : plainElement(node, labels))).join('');
}

function plainElement(element: HtmlElement, labels: boolean): string {
  const { name, children } = element;
  if (name === 'math') return lineOf(element);
  if (name === 'br') return '\n';
  if (name === 'svg') {
    const words = attributeOf(element, 'aria-label') ?? '';
    return labels ? `${words}\n${labelsOf(element).join('\n')}` : words;
  }
  if (name === 'td' || name === 'th') return `${plainNodes(children, labels)} | `;
  const inside = plainNodes(children, labels);
  return BLOCKS.has(name) ? `\n${inside}\n` : inside;
}

function labelsOf({ name, children }: HtmlElement): readonly string[] {
  if (name === 'text') return [plainNodes(children, true)];
  return children.flatMap((child) => (typeof child === 'string' ? [] : labelsOf(child)));
}

/** Signs with a space on both sides where they stand between two terms. */
const SPACED = /^[=≠≈≅∼<>≤≥+−\-±→⟶⇌⇒⟹⇔⟺∈∉∪∩⊂:]$/;

/** Names of functions, after which their argument stands apart. */
const FUNCTIONS: ReadonlySet<string> = new Set(['log', 'ln', 'sen', 'sin', 'cos', 'tan']);

/** MathML in one line. */
function lineOf(element: HtmlElement): string {
  return line(element).replace(/ {2,}/g, ' ').trim();
}

function line(element: HtmlElement): string {
  const parts = element.children.filter((child) => typeof child !== 'string');
  const [first, second, third] = parts;
  switch (element.name) {
    case 'mn':
      return withThousands(leafOf(element));
    case 'mtext':
      return leafOf(element);
    case 'mi': {
      const text = leafOf(element);
      return FUNCTIONS.has(text) ? `${text} ` : text;
    }
    case 'mspace':
      return ' ';
    case 'mo':
      return leafOf(element).replace(/[\u2061-\u2064]/g, '');
    case 'mfrac':
      return isBinomial(element)
        ? `${first ? lineOf(first) : ''} sobre ${second ? lineOf(second) : ''}`
        : `${grouped(first)}/${withSign(grouped(second))}`;
    case 'msqrt':
      return `√${grouped({ ...element, name: 'mrow' })}`;
    case 'mroot':
      return third === undefined && second ? `${rootSign(lineOf(second))}${grouped(first)}` : '';
    case 'msup':
      return `${base(first)}^${grouped(second)}`;
    case 'msub':
      return `${lineOf(first ?? element)}_${grouped(second)}${first && leafOf(first) === 'log' ? ' ' : ''}`;
    case 'msubsup':
      return `${lineOf(first ?? element)}_${grouped(second)}^${grouped(third)}`;
    case 'mover':
      return accented(first, second);
    case 'munder':
      return first ? line(first) : '';
    case 'menclose':
      return `${inRow(parts)}${isNumber(element) ? ' periódico' : ''}`;
    case 'mtr':
      return parts.map(lineOf).join(' ');
    case 'mtable':
      return parts.map(lineOf).join('; ');
    default:
      return inRow(parts);
  }
}

/** Terms one after the other: signs between two of them stand apart, the sign of the first does not. */
function inRow(parts: readonly HtmlElement[]): string {
  let row = '';
  for (const [index, part] of parts.entries()) {
    const text = line(part);
    const isBinary = part.name === 'mo' && SPACED.test(text) && /[^\s([{=<>≤≥≈,;⋅·]\s*$/.test(row);
    const isFraction = part.name === 'mfrac' && !isBinomial(part);
    const isMixed = isFraction && /\d$/.test(row);
    const isFactor = isFraction && !isMixed && isFactorAfter(parts[index + 1]);
    // The sign of a number after another sign: `−(−2)`, and of a fraction `−(−2)/2`.
    const isNegative = part.name !== 'mo' && /^−/.test(text) && /[−+⋅·:/]\s*$/.test(row);
    if (isBinary) row += ` ${text} `;
    else if (isMixed) row += ` ${text}`;
    else if (isFactor) row += `(${isNegative ? withSign(text) : text})`;
    else if (isNegative) row += withSign(text);
    else row += part.name === 'mo' && /^[,;]$/.test(text) ? `${text} ` : text;
  }
  return row;
}

/** `−2/2` behind another sign: `(−2)/2`. */
const withSign = (text: string) => text.replace(/^−[^\s/()]*/, (term) => `(${term})`);

/** `24024` as sentences have it; years and what has four digits stay as they are. */
const withThousands = (digits: string) =>
  /^\d{5,}$/.test(digits) ? digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '.') : digits;

/** A fraction without a bar: how many groups there are. */
const isBinomial = (element: HtmlElement) =>
  element.name === 'mfrac' && /^0/.test(attributeOf(element, 'linethickness') ?? '');

/** What an exponent stands at; nothing before the mass number of an isotope. */
const base = (element: HtmlElement | undefined): string => (element && lineOf(element) === '' ? '' : grouped(element));

/** What stands after a fraction and multiplies it, so that the fraction needs parentheses in a line. */
const isFactorAfter = (next: HtmlElement | undefined) =>
  next !== undefined && next.name !== 'mo' && next.name !== 'mtext' && next.name !== 'mspace';

function accented(base: HtmlElement | undefined, accent: HtmlElement | undefined): string {
  const text = base ? line(base) : '';
  const isRepeating = accent !== undefined && /^[‾¯]$/.test(leafOf(accent)) && /^\d+$/.test(text);
  return isRepeating ? `${text} periódico` : text;
}

const rootSign = (index: string) => (index === '3' ? '∛' : index === '4' ? '∜' : `raíz ${index} de `);

/** With parentheses where it is more than one number, letter or function. */
function grouped(element: HtmlElement | undefined): string {
  const text = element ? lineOf(element) : '';
  return /^[−-]?(?:[\d.,]+|\p{L}|[°′∘])$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`;
}

function isNumber({ name, children }: HtmlElement): boolean {
  if (name === 'mn') return true;
  const parts = children.filter((child) => typeof child !== 'string');
  return parts.length > 0 && parts.every(isNumber);
}

function leafOf({ children }: HtmlElement): string {
  return children
    .map((child) => (typeof child === 'string' ? textOf(child) : leafOf(child)))
    .join('')
    .replaceAll(' ', ' ');
}
