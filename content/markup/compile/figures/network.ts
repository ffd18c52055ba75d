import type { Network } from '../../figure.ts';
import { label, labelLines, line, smallWidthOf, svg, widthOf, wrap } from './svg.ts';

const ROW = 92;
const BOX_HEIGHT = 46;
const LEAST_BOX_WIDTH = 56;
/** Between two boxes of a row whose arrow has no words. */
const LEAST_GAP = 20;

interface Place {
  readonly x: number;
  readonly y: number;
}

export function drawNetwork(network: Network) {
  const words = new Map(network.nodes.map(({ id, label: one }) => [id, wrap(one, 15)]));
  const boxWidth = Math.max(LEAST_BOX_WIDTH, ...[...words.values()].flat().map((one) => widthOf(one) + 16));
  const columnWidth = boxWidth + gapOf(network);
  const places = new Map(
    network.nodes.map(({ id, column, row }) => [id, { x: (column + 0.5) * columnWidth, y: (row + 0.5) * ROW }]),
  );
  const arrows = network.arrows.map(({ from, to, label: said, undirected }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) throw new RangeError(`An arrow goes from "${from}" to "${to}", and one of them is no node.`);
    const [x1, y1] = edge(start, end, boxWidth);
    const [x2, y2] = edge(end, start, boxWidth);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const corner = (turn: number) =>
      `${(x2 - 9 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 9 * Math.sin(angle + turn)).toFixed(1)}`;
    const tip = undirected
      ? ''
      : svg('path', { d: `M${corner(0.45)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${corner(-0.45)}`, class: 'outline' });
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    // Over a flat arrow; to the right of any other, on the side that it leaves free.
    const beside =
      start.y === end.y
        ? label(x, y - 7, said ?? '', 'middle', 'label small')
        : label(x + 8, y + ((x2 - x1) * (y2 - y1) < 0 ? 13 : -4), said ?? '', 'start', 'label small');
    return line(x1, y1, x2, y2, 'curve outline') + tip + (said ? beside : '');
  });
  const nodes = network.nodes.map(({ id }) => {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 };
    const frame = svg('rect', {
      x: x - boxWidth / 2,
      y: y - BOX_HEIGHT / 2,
      width: boxWidth,
      height: BOX_HEIGHT,
      rx: 8,
      class: 'box',
    });
    return frame + labelLines(x, y, words.get(id) ?? []);
  });
  return {
    width: (Math.max(...network.nodes.map(({ column }) => column)) + 1) * columnWidth,
    height: (Math.max(...network.nodes.map(({ row }) => row)) + 1) * ROW,
    content: [...arrows, ...nodes].join(''),
  };
}

/** Room between columns: the words of a flat arrow must stand between its boxes. */
function gapOf({ nodes, arrows }: Network): number {
  const rows = new Map(nodes.map(({ id, row }) => [id, row]));
  const flat = arrows.flatMap(({ from, to, label: said }) => (said && rows.get(from) === rows.get(to) ? [said] : []));
  return Math.max(LEAST_GAP, ...flat.map((said) => smallWidthOf(said) + 12));
}

/** Where the line between two middles leaves the box of the first. */
function edge(from: Place, to: Place, boxWidth: number): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(boxWidth / 2 / Math.abs(dx || 1e-9), BOX_HEIGHT / 2 / Math.abs(dy || 1e-9));
  return [from.x + dx * share, from.y + dy * share];
}
