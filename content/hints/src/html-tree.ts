/** Element or text of HTML that the bank or the lessons compiled. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  readonly name: string;
  /** As it is written, with a space before it: ` class="formula" role="img"`. */
  readonly attributes: string;
  readonly children: readonly HtmlNode[];
}

const TOKEN = /<(\/)?([a-zA-Z][\w-]*)((?:\s[^<>]*?)?)\s*(\/)?>|([^<]+)/g;

const EMPTY: ReadonlySet<string> = new Set(['br', 'wbr', 'hr', 'img']);

/** HTML of our own making as a tree: every element is closed. Texts keep their entities, see {@link textOf}. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: { children: HtmlNode[] } = { children: [] };
  const open = [root];
  for (const [, closes, name = '', attributes = '', isEmpty, text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(text);
    else if (closes) {
      if (open.length > 1) open.pop();
    } else {
      const element = { name, attributes, children: [] as HtmlNode[] };
      parent.children.push(element);
      if (!isEmpty && !EMPTY.has(name)) open.push(element);
    }
  }
  return root.children;
}

/** The tree as HTML: what {@link parseHtml} read. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { name, attributes, children } = node;
      if (EMPTY.has(name)) return `<${name}${attributes}>`;
      return `<${name}${attributes}>${writeHtml(children)}</${name}>`;
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Characters of a text of {@link parseHtml}. */
export function textOf(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The same for HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Value of an attribute, without entities. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? undefined : textOf(value);
}
