import { attributeOf, escapeText, type HtmlElement, type HtmlNode, parseHtml, writeHtml } from './html-tree.ts';
import { plainText } from './plain-text.ts';
import { readNumbers } from './read-numbers.ts';

/** Something to be filled in, with its reading. */
export const HOLE = '<span class="hole" role="img" aria-label="espacio para completar">…</span>';

const SPOKEN = 'espacio para completar';
const MATH_HOLE: HtmlElement = { name: 'mtext', attributes: '', children: ['…'] };

const RELATIONS: ReadonlySet<string> = new Set(['=', '≈', '<', '>', '≤', '≥', '&lt;', '&gt;', '→']);
const SPOKEN_RELATION =
  / (?:igual a|aproximadamente igual a|menor o igual que|mayor o igual que|menor que|mayor que|flecha) (?!.* (?:igual a|aproximadamente igual a|menor o igual que|mayor o igual que|menor que|mayor que|flecha) )/;

/**
 * Every result of `html` as a hole: what stands after the last sign of each equation. Of all of them, since a hole in one
 * alone would say which one it is. `hides`: whether a text must not be seen; numbers of words that it tells are holes too, and
 * formulas without a result.
 */
export function withHoles(html: string, hides: (text: string) => boolean): string {
  return writeHtml(holed(parseHtml(html), hides));
}

function holed(nodes: readonly HtmlNode[], hides: (text: string) => boolean): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (typeof node === 'string') return parseHtml(textWithHoles(node, hides));
    if (/\bformula(?:-line)?\b/.test(attributeOf(node, 'class') ?? '')) return [formulaWithHole(node, hides)];
    if (node.name === 'svg') return [node];
    return [{ ...node, children: holed(node.children, hides) }];
  });
}

/** A formula without its result; whole a hole where it tells what must not be seen even so. */
function formulaWithHole(formula: HtmlElement, hides: (text: string) => boolean): HtmlElement {
  const maths = formula.children.filter((child) => typeof child !== 'string' && child.name === 'math');
  const last = maths.at(-1);
  const label = attributeOf(formula, 'aria-label') ?? '';
  const spoken = SPOKEN_RELATION.exec(label);
  if (last && typeof last !== 'string' && spoken) {
    const cut = withoutResult(last);
    if (cut) {
      const reading = `${label.slice(0, spoken.index + spoken[0].length)}${SPOKEN}`;
      const attributes = formula.attributes.replace(/aria-label="[^"]*"/, () => `aria-label="${escapeText(reading)}"`);
      const children = formula.children.map((child) => (child === last ? cut : child));
      const made = { ...formula, attributes, children };
      if (!hides(plainText(writeHtml([made])))) return made;
    }
  }
  if (!hides(plainText(writeHtml([formula])))) return formula;
  const [hole] = parseHtml(HOLE);
  return typeof hole === 'object' ? hole : formula;
}

/** The row of a `math` without what stands after its last relation. */
function withoutResult(math: HtmlElement): HtmlElement | undefined {
  const [row, ...others] = math.children.filter((child) => typeof child !== 'string');
  if (!row || others.length > 0 || row.name !== 'mrow') return;
  const at = row.children.findLastIndex(
    (child) =>
      typeof child !== 'string' &&
      child.name === 'mo' &&
      typeof child.children[0] === 'string' &&
      RELATIONS.has(child.children[0]),
  );
  if (at < 0) return;
  return { ...math, children: [{ ...row, children: [...row.children.slice(0, at + 1), MATH_HOLE] }] };
}

/** Numbers of words that must not be seen. */
function textWithHoles(text: string, hides: (text: string) => boolean): string {
  if (readNumbers(text).length === 0) return text;
  return text.replace(/[-−]?\$?\d[\d.,]*(?:\s*\/\s*\d+)?(?<![.,])/g, (number, at: number) => {
    // Said with what follows it, as the unit decides what the number is.
    const around = text.slice(at, at + number.length + 12);
    return hides(`es ${around}`) || hides(around) ? HOLE : number;
  });
}
