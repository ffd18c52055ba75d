import { escapeText, type HtmlElement, type HtmlNode, parseHtml, writeHtml } from './html-tree.ts';
import { plainText } from './plain-text.ts';

/** A sentence, or a block that has none: a table, a list, a figure. */
export interface Piece {
  readonly html: string;
  readonly text: string;
  readonly isBlock: boolean;
  /** Place of the paragraph or block that it comes from. */
  readonly paragraph: number;
}

const END = /[.!?…][»")\]]*$/;
/** `a. C.`, `EE. UU.`: a point that ends no sentence. */
const ABBREVIATION = /(?:^|\s)(?:[ad]|EE|Sr|Sra|Dr|Dra|Ud|art|núm|aprox)\.$/u;
const BEGINNING = /^[\p{Lu}\d¿¡«"(]/u;

const pieceOf = (nodes: readonly HtmlNode[], paragraph: number, isBlock = false): Piece => {
  const html = writeHtml(nodes).trim();
  return { html, text: plainText(html), isBlock, paragraph };
};

/** HTML of paragraphs, lists, tables and figures in its sentences. */
export function piecesOf(html: string): readonly Piece[] {
  const top = parseHtml(html);
  if (!top.some((node) => typeof node !== 'string' && node.name === 'p')) {
    return top.some((node) => typeof node !== 'string' && isBlock(node))
      ? top.map((node, at) => pieceOf([node], at, true)).filter(({ text }) => text !== '')
      : sentences(top, 0);
  }
  return top.flatMap((node, at) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : sentences([node], at);
    return node.name === 'p' ? sentences(node.children, at) : [pieceOf([node], at, true)];
  });
}

const isBlock = ({ name }: HtmlElement) => /^(?:div|ul|ol|table|figure|blockquote)$/.test(name);

function sentences(nodes: readonly HtmlNode[], paragraph: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: HtmlNode[] = [];
  const close = () => {
    const piece = pieceOf(open, paragraph);
    if (piece.text !== '') pieces.push(piece);
    open = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string') {
      open.push(node);
      continue;
    }
    let rest = node;
    for (let at = 0; at < rest.length; ) {
      const gap = /\s+/.exec(rest.slice(at));
      if (!gap) break;
      const [from, to] = [at + gap.index, at + gap.index + gap[0].length];
      const before = rest.slice(0, from);
      const isEnd = END.test(before) || (before === '' && END.test(pieceOf(open, paragraph).text));
      // A number, a name or a question after a point begins a sentence; `a. C.` and `EE. UU.` end none.
      if (isEnd && (BEGINNING.test(rest.slice(to)) || to === rest.length) && !ABBREVIATION.test(before)) {
        open.push(before);
        close();
        rest = rest.slice(to);
        at = 0;
      } else at = to;
    }
    if (rest !== '') open.push(rest);
  }
  close();
  return pieces;
}

/** Paragraphs of sentences that stood in one, blocks by themselves. */
export function htmlOf(pieces: readonly Piece[]): string {
  let html = '';
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    if (piece.isBlock) {
      html += piece.html;
      at += 1;
      continue;
    }
    const together: string[] = [];
    for (; pieces[at] && !pieces[at]?.isBlock && pieces[at]?.paragraph === piece.paragraph; at += 1) {
      together.push(pieces[at]?.html ?? '');
    }
    html += `<p>${together.join(' ')}</p>`;
  }
  return html;
}

/** One paragraph of plain words. */
export const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;

/** The same with its beginning in bold: HTML of one line follows. */
export const lead = (label: string, html: string): string => `<p><strong>${escapeText(label)}</strong> ${html}</p>`;

/** A list without those of its lines that must not be seen; nothing where none is left, or where it is no list. */
export function withoutLines(piece: Piece, hides: (text: string) => boolean): Piece | undefined {
  const [list] = parseHtml(piece.html);
  if (typeof list !== 'object' || !/^[ou]l$/.test(list.name)) return;
  const children = list.children.filter((line) => !hides(plainText(writeHtml([line]))));
  return children.length === 0 ? undefined : pieceOf([{ ...list, children }], piece.paragraph, true);
}
