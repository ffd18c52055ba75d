/** At-rules whose braces hold rules like those outside of them. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

/** Comments, strings, addresses and escapes: braces and semicolons in them are text. */
const TEXT = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^"')]*\)|\\[\s\S]/g;
/** What only conditions the element that a selector is about. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const BLOCK_BORDER = /[{};]/g;

/** Of a list, at its commas outside of parentheses. */
function selectorsOf(prelude: string): readonly string[] {
  let depth = 0;
  const selectors = [''];
  for (const char of prelude) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += char;
  }
  return selectors.map((selector) => selector.trim());
}

/**
 * What of a remote's style sheet would style other teams' pages as well: selectors without a class of the
 * remote's own, as style modules make them, and keyframes under a name that anybody may use.
 */
export function findGlobalStyles(name: string, css: string): readonly string[] {
  const ownClass = `.${name}__`;
  const found: string[] = [];
  /** Whether what stands in each open brace is of the remote alone, or no rule at all. */
  const open: boolean[] = [];
  const text = css.replace(TEXT, (part) => (part.startsWith('/*') ? '' : '_'));
  let start = 0;
  for (const { 0: border, index } of text.matchAll(BLOCK_BORDER)) {
    const prelude = text.slice(start, index).trim();
    start = index + 1;
    if (border === '}') open.pop();
    if (border !== '{') continue;
    const inside = open.at(-1) ?? false;
    const rule = /^@([\w-]+)\s*(.*)$/s.exec(prelude);
    if (rule) {
      const [, kind = '', operand = ''] = rule;
      if (kind.endsWith('keyframes') && !operand.startsWith(`${name}__`)) found.push(prelude);
      const isOwnScope = kind === 'scope' && operand.includes(ownClass);
      open.push(inside || isOwnScope || !GROUPS.has(kind));
      continue;
    }
    if (!inside) {
      const reaches = (selector: string) => !selector.replace(CONDITIONS, '').includes(ownClass);
      found.push(...selectorsOf(prelude).filter(reaches));
    }
    open.push(true);
  }
  return [...new Set(found)];
}
