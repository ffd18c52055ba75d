import type { Network } from '../../authoring/index.ts';
import { label, labelLines, line, svg, wrap } from './svg.ts';

const COLUMN = 120;
const ROW = 92;
const BOX = { width: 104, height: 46 };

export function drawNetwork(network: Network) {
  const places = new Map(
    network.nodes.map((node) => [node.id, { x: node.column * COLUMN + COLUMN / 2, y: node.row * ROW + ROW / 2 }]),
  );
  const arrows = network.arrows.map(({ from, to, label: words, undirected }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) throw new RangeError(`An arrow goes from "${from}" to "${to}", and one of them is no node.`);
    const [x1, y1] = edge(start, end);
    const [x2, y2] = edge(end, start);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const corner = (turn: number) =>
      `${(x2 - 9 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 9 * Math.sin(angle + turn)).toFixed(1)}`;
    const tip = undirected
      ? ''
      : svg('path', { d: `M${corner(0.45)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${corner(-0.45)}`, class: 'outline' });
    return (
      line(x1, y1, x2, y2, 'curve outline') +
      tip +
      (words ? label((x1 + x2) / 2 + 8, (y1 + y2) / 2 - 4, words, 'start', 'label small') : '')
    );
  });
  const nodes = network.nodes.map((node) => {
    const { x, y } = places.get(node.id) ?? { x: 0, y: 0 };
    const frame = svg('rect', {
      x: x - BOX.width / 2,
      y: y - BOX.height / 2,
      width: BOX.width,
      height: BOX.height,
      rx: 8,
      class: 'box',
    });
    return frame + labelLines(x, y, wrap(node.label, 15));
  });
  return {
    width: (Math.max(...network.nodes.map(({ column }) => column)) + 1) * COLUMN,
    height: (Math.max(...network.nodes.map(({ row }) => row)) + 1) * ROW,
    content: [...arrows, ...nodes].join(''),
  };
}

/** Where the line between two middles leaves the box of the first. */
function edge(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(BOX.width / 2 / Math.abs(dx || 1e-9), BOX.height / 2 / Math.abs(dy || 1e-9));
  return [from.x + dx * share, from.y + dy * share];
}
