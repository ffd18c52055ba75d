import { escapeHtml } from '../escape-html.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; numbers are rounded to a tenth, which no screen shows. */
export function svg(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escapeHtml(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A figure has a coordinate that is ${value}.`);
  return Math.round(value * 10) / 10;
}

export type Anchor = 'start' | 'middle' | 'end';

export function label(x: number, y: number, words: string, anchor: Anchor = 'middle', className = 'label'): string {
  return svg('text', { x, y, 'text-anchor': anchor, class: className }, escapeHtml(words));
}

export function line(x1: number, y1: number, x2: number, y2: number, className: string): string {
  return svg('line', { x1, y1, x2, y2, class: className });
}

/** Width of words at the figure's 13 px, in its units: figures have no font to ask. */
export function widthOf(words: string): number {
  return words.length * 6.8;
}

/** The same of words at the 11 px of small labels. */
export function smallWidthOf(words: string): number {
  return words.length * 5.8;
}

/** Words in lines of at most `columns` characters, broken at spaces, but for those between a number and its sign. */
export function wrap(words: string, columns: number): readonly string[] {
  const lines: string[] = [];
  const bound = words.replace(/(\d) %/g, '$1\u00a0%').replace(/([−+×:]) (?=\d)/g, '$1\u00a0');
  for (const word of bound.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Several lines around `y`, 15 units apart. */
export function labelLines(x: number, y: number, lines: readonly string[], anchor: Anchor = 'middle'): string {
  return lines.map((words, index) => label(x, y + (index - (lines.length - 1) / 2) * 15 + 4, words, anchor)).join('');
}
