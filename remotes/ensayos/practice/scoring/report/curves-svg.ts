/** One line of a picture: scores by share right, from 0 to 1. */
export interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly {
    readonly share: number;
    readonly low: number;
    readonly middle: number;
    readonly high: number;
  }[];
}

export interface Panel {
  readonly title: string;
  readonly curves: readonly Curve[];
  /** The official table, row by row. */
  readonly table: readonly number[];
}

const PANEL = { width: 300, height: 250, left: 44, top: 40, gap: 24 } as const;
const PLOT = { width: 240, height: 170 } as const;
const COLUMNS = 3;
const TICKS = [100, 400, 700, 1000] as const;
const INK = '#1d2433';
const TABLE_COLOUR = '#8a8f99';

const x = (share: number) => (PLOT.width * share).toFixed(1);
const y = (score: number) => (PLOT.height * (1 - (score - 100) / 900)).toFixed(1);

/** Panels side by side, each with the official table, and every estimate as its line and its band. */
export function curvesSvg(title: string, panels: readonly Panel[]): string {
  const names = [...new Map(panels.flatMap(({ curves }) => curves.map(({ name, colour }) => [name, colour])))];
  const rows = Math.ceil((panels.length + 1) / COLUMNS);
  const [width, height] = [PANEL.width * COLUMNS + PANEL.gap, PANEL.height * rows + PANEL.top];
  const place = (index: number) =>
    `translate(${(index % COLUMNS) * PANEL.width + PANEL.left} ${Math.floor(index / COLUMNS) * PANEL.height + PANEL.top + 30})`;
  const legend = [...names, ['Official table', TABLE_COLOUR]].map(
    ([name, colour], index) =>
      `<g transform="translate(0 ${20 + index * 26})"><rect y="-8" width="26" height="6" fill="${colour}"/><text x="36">${name}</text></g>`,
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${title}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${PANEL.left}" y="28" font-size="15" font-weight="600">${title}</text>`,
    ...panels.map((panel, index) => `<g transform="${place(index)}">${panelSvg(panel)}</g>`),
    `<g transform="${place(panels.length)}">${legend.join('')}</g>`,
    '</svg>',
  ].join('\n')}\n`;
}

function panelSvg({ title, curves, table }: Panel): string {
  const line = (points: readonly (readonly [share: number, score: number])[]) =>
    points.map(([share, score]) => `${x(share)},${y(score)}`).join(' ');
  return [
    `<text y="-10" font-weight="600">${title}</text>`,
    ...TICKS.map(
      (tick) =>
        `<line x2="${PLOT.width}" y1="${y(tick)}" y2="${y(tick)}" stroke="#e3e5ea"/><text x="-8" y="${y(tick)}" dy="4" text-anchor="end">${tick}</text>`,
    ),
    ...[0, 0.5, 1].map(
      (share) => `<text x="${x(share)}" y="${PLOT.height + 18}" text-anchor="middle">${100 * share} %</text>`,
    ),
    ...curves.map(
      ({ colour, points }) =>
        `<polygon points="${line([...points.map(({ share, low }) => [share, low] as const), ...[...points].reverse().map(({ share, high }) => [share, high] as const)])}" fill="${colour}" opacity="0.2"/>`,
    ),
    `<polyline points="${line(table.map((score, right) => [right / (table.length - 1), score] as const))}" fill="none" stroke="${TABLE_COLOUR}" stroke-width="5" opacity="0.6"/>`,
    ...curves.map(
      ({ colour, points }) =>
        `<polyline points="${line(points.map(({ share, middle }) => [share, middle] as const))}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ),
  ].join('\n');
}
