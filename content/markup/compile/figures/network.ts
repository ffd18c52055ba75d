import type { Network } from '../../figure.ts';
import { label, labelLines, line, smallWidthOf, svg, widthOf, wrap } from './svg.ts';

/** Between two rows of boxes. */
const ROW_GAP = 46;
const LEAST_BOX_HEIGHT = 46;
const LEAST_BOX_WIDTH = 48;
/** Between two boxes of a row whose arrow has no words. */
const LEAST_GAP = 20;
/** Above and below the lines of a box together. */
const BOX_PADDING = 18;
const LINE = 15;
const SMALL_LINE = 13;

/** What a phone shows of a figure without scrolling: its words are then as small as they may be. */
const PHONE_WIDTH = 380;

/** Characters of a line in a box and over an arrow, from the widest to the narrowest: the first that fits a phone is taken. */
const WRAPPINGS = [
  { box: 15, arrow: 30 },
  { box: 12, arrow: 30 },
  { box: 12, arrow: 10 },
  { box: 10, arrow: 8 },
  { box: 8, arrow: 6 },
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Lines of an arrow that lies flat. */
  said(words: string): readonly string[];
}

export function drawNetwork(network: Network) {
  const layouts = WRAPPINGS.map((wrapping) => layOut(network, wrapping));
  const narrowest = layouts.toSorted((one, other) => one.width - other.width)[0];
  const layout = layouts.find(({ width }) => width <= PHONE_WIDTH) ?? narrowest;
  if (!layout) throw new RangeError('A network can be laid out in no way.');
  const { width, height, boxes, words, said: linesOf } = layout;
  const arrows = network.arrows.map(({ from, to, label: said, undirected }) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) throw new RangeError(`An arrow goes from "${from}" to "${to}", and one of them is no node.`);
    const [x1, y1] = edge(start, end);
    const [x2, y2] = edge(end, start);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const corner = (turn: number) =>
      `${(x2 - 9 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 9 * Math.sin(angle + turn)).toFixed(1)}`;
    const tip = undirected
      ? ''
      : svg('path', { d: `M${corner(0.45)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${corner(-0.45)}`, class: 'outline' });
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return line(x1, y1, x2, y2, 'curve outline') + tip + (said ? beside(said) : '');

    /** Over a flat arrow; to the right of any other, on the side that it leaves free. */
    function beside(spoken: string): string {
      if (start && end && start.y !== end.y) {
        return label(
          besideSteep(start, end),
          y + ((x2 - x1) * (y2 - y1) < 0 ? 13 : -4),
          spoken,
          'start',
          'label small',
        );
      }
      const lines = linesOf(spoken);
      return lines
        .map((one, index) => label(x, y - 7 - (lines.length - 1 - index) * SMALL_LINE, one, 'middle', 'label small'))
        .join('');
    }
  });
  const nodes = network.nodes.map(({ id }) => {
    const box = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    const frame = svg('rect', {
      x: box.x - box.width / 2,
      y: box.y - box.height / 2,
      width: box.width,
      height: box.height,
      rx: 8,
      class: 'box',
    });
    return frame + labelLines(box.x, box.y, words.get(id) ?? []);
  });
  return { width, height, content: [...arrows, ...nodes].join('') };
}

/** Each column is as wide as its own words; all boxes are as high as the one with most lines. */
function layOut({ nodes, arrows }: Network, wrapping: { readonly box: number; readonly arrow: number }): Layout {
  const words = new Map(nodes.map(({ id, label: one }) => [id, wrap(one, wrapping.box)]));
  const said = (spoken: string) => wrap(spoken, wrapping.arrow);
  const most = Math.max(...[...words.values()].map((lines) => lines.length));
  const height = Math.max(LEAST_BOX_HEIGHT, most * LINE + BOX_PADDING);
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;

  const widths = Array.from({ length: columns }, (_, column) => {
    const lines = nodes.filter((node) => node.column === column).flatMap(({ id }) => words.get(id) ?? []);
    return Math.max(LEAST_BOX_WIDTH, ...lines.map((one) => widthOf(one) + 16));
  });
  const at = new Map(nodes.map(({ id, column, row }) => [id, { column, row }]));
  /** Before each column but the first: the words of a flat arrow must stand between its boxes. */
  const gaps = widths.map((_, column) => {
    if (column === 0) return 0;
    const flat = arrows.flatMap(({ from, to, label: spoken }) => {
      const [start, end] = [at.get(from), at.get(to)];
      if (!spoken || !start || !end || start.row !== end.row) return [];
      return Math.max(start.column, end.column) === column ? said(spoken) : [];
    });
    return Math.max(LEAST_GAP, ...flat.map((one) => smallWidthOf(one) + 12));
  });
  const middles = widths.map((width, column) => {
    const before = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
    return EDGE + before + gaps.slice(0, column + 1).reduce((sum, one) => sum + one, 0) + width / 2;
  });
  const boxes = new Map(
    nodes.map(({ id, column, row }) => [
      id,
      {
        x: middles[column] ?? 0,
        y: EDGE + height / 2 + row * (height + ROW_GAP),
        width: widths[column] ?? 0,
        height,
      },
    ]),
  );
  const own = EDGE + [...widths, ...gaps].reduce((sum, one) => sum + one, 0);
  /** Words to the right of a steep arrow of the last column stand outside of all boxes. */
  const spoken = arrows.flatMap(({ from, to, label: words }) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!words || !start || !end || start.y === end.y) return [];
    return besideSteep(start, end) + smallWidthOf(words);
  });
  return {
    width: EDGE + Math.max(own, ...spoken),
    height: 2 * EDGE + rows * height + (rows - 1) * ROW_GAP,
    boxes,
    words,
    said,
  };
}

/** Where the words of an arrow begin that does not lie flat: to the right of its middle. */
function besideSteep(start: Box, end: Box): number {
  const [[x1], [x2]] = [edge(start, end), edge(end, start)];
  return (x1 + x2) / 2 + 8;
}

/** Around everything, for the line of the boxes and the words over an arrow of the first row. */
const EDGE = 6;

/** Where the line between two middles leaves the box of the first. */
function edge(from: Box, to: Box): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(from.width / 2 / Math.abs(dx || 1e-9), from.height / 2 / Math.abs(dy || 1e-9));
  return [from.x + dx * share, from.y + dy * share];
}
