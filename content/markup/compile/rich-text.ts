import { Marked, type Token, type Tokens } from 'marked';
import type { RichText } from '../text.ts';
import { escapeHtml } from './escape-html.ts';
import { compileFormula } from './formula.ts';

interface FormulaToken extends Tokens.Generic {
  readonly tex: string;
  readonly display: boolean;
  /** Signs after it from which no line may part it. */
  readonly closing?: string;
}

const marked = new Marked({
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: (source: string) => source.indexOf('$'),
      tokenizer(source: string): FormulaToken | undefined {
        const [raw, display, inline] = /^\$\$([^$]+)\$\$|^\$([^$\n]+)\$/.exec(source) ?? [];
        if (raw === undefined) return;
        return { type: 'formula', raw, tex: (display ?? inline ?? '').trim(), display: display !== undefined };
      },
    },
  ],
});

/** Markdown of an item as HTML, paragraphs and all. Throws a `RangeError` naming what items may not contain. */
export function compileRichText(text: RichText): string {
  return blocks(marked.lexer(text));
}

/** The same without the paragraph around it: options, labels. Throws where there is more than one line of words. */
export function compileInline(text: RichText): string {
  if (text.includes('\n') || text.includes('$$'))
    throw new RangeError(`This is one line of words, without a line of its own for a formula (${text.slice(0, 40)}).`);
  return inline(marked.Lexer.lexInline(text, marked.defaults));
}

function blocks(tokens: readonly Token[]): string {
  return tokens.map(block).join('');
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'paragraph':
      return `<p>${inline(token.tokens ?? [])}</p>`;
    case 'text':
      return inline(token.tokens ?? [token]);
    case 'blockquote':
      return `<blockquote>${blocks(token.tokens ?? [])}</blockquote>`;
    case 'list': {
      const list = token as Tokens.List;
      const tag = list.ordered ? 'ol' : 'ul';
      return `<${tag}>${list.items.map((item) => `<li>${blocks(item.tokens)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const table = token as Tokens.Table;
      const row = (cells: readonly Tokens.TableCell[], tag: 'th scope="col"' | 'td') =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${inline(tokens)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
      const body = table.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table" role="group" tabindex="0"><table><thead>${row(table.header, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`;
    }
    default:
      throw new RangeError(`An item can't contain a "${token.type}" (${token.raw.slice(0, 40)}).`);
  }
}

/** Formulas of a line take the signs that follow them. */
function withBoundFormulas(tokens: readonly Token[]): readonly Token[] {
  const bound = [...tokens];
  for (const [index, token] of tokens.entries()) {
    const after = tokens[index + 1];
    if (token.type !== 'formula' || token['display'] || after?.type !== 'text') continue;
    const [closing] = CLOSING.exec(after.text) ?? [];
    if (closing === undefined) continue;
    bound[index] = { ...token, closing } as FormulaToken;
    bound[index + 1] = { ...after, text: after.text.slice(closing.length) } as Tokens.Text;
  }
  return bound;
}

/** A number and its sign stay on one line. */
const withPercentSigns = (text: string) => text.replace(/(\d) %/g, '$1\u00a0%');

/** What belongs to the formula before it, and stays on its line. */
const CLOSING = /^[,.;:?!»)\]%]+/;

function inline(tokens: readonly Token[]): string {
  return withBoundFormulas(tokens)
    .map((token) => {
      switch (token.type) {
        case 'text':
        case 'escape':
          return escapeHtml(
            withPercentSigns(token.text)
              .replaceAll('&amp;', '&')
              .replaceAll('&lt;', '<')
              .replaceAll('&gt;', '>')
              .replaceAll('&quot;', '"')
              .replaceAll('&#39;', "'"),
          );
        case 'strong':
          return `<strong>${inline(token.tokens ?? [])}</strong>`;
        case 'em':
          return `<em>${inline(token.tokens ?? [])}</em>`;
        case 'br':
          return '<br>';
        case 'formula': {
          const { tex, display, closing } = token as FormulaToken;
          const formula = compileFormula(tex, display);
          if (closing === undefined) return formula;
          const isOneLine = !formula.includes('<wbr>');
          return isOneLine
            ? `<span class="bound">${formula}${escapeHtml(closing)}</span>`
            : formula + escapeHtml(closing);
        }
        default:
          throw new RangeError(`An item can't contain a "${token.type}" (${token.raw.slice(0, 40)}).`);
      }
    })
    .join('');
}
