/** An element of an icon as lucide publishes it: its tag and its attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * The elements of an icon as the data of one `<path>`, so that an icon is a string wherever it is drawn.
 * Throws on an element or a rounded corner that it cannot say as a path.
 */
export const iconPath = (nodes: readonly IconNode[]): string => nodes.map(pathOf).join('');

function pathOf([tag, attributes]: IconNode): string {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return fromItsOwnStart(attributes['d'] ?? '');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${attributes['points'] ?? ''}${tag === 'polygon' ? 'Z' : ''}`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx') || number('ry'));
    default:
      throw new Error(`icons: no path is known for <${tag}>`);
  }
}

/** Behind another path a first `m` would count from where that one ended; its further pairs stay relative lines. */
const fromItsOwnStart = (d: string): string =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=([-\d.])?)/, (_all, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}
