import { type Comparison, OTHERS, quantile } from '../testing/compare-policies.ts';
import { STUDENT_KINDS } from '../testing/simulated-student.ts';

const TITLES: Readonly<Record<(typeof OTHERS)[number], string>> = {
  topic: 'to topic order',
  random: 'to random order',
  'whole-topic': 'to the whole temario once',
};

const PANEL = { width: 300, left: 80, top: 64, rowHeight: 46 } as const;
const PLOT = { width: 250, from: 0.3, to: 1.5, bin: 0.05 } as const;
const INK = '#1d2433';
const FASTER = '#1d4ed8';
const SLOWER = '#c2410c';
const TICKS = [0.5, 0.75, 1, 1.25] as const;
const BAR_HEIGHT = 24;

const BINS = Math.round((PLOT.to - PLOT.from) / PLOT.bin);

const x = (ratio: number) =>
  (PLOT.width * (Math.min(PLOT.to, Math.max(PLOT.from, ratio)) - PLOT.from)) / (PLOT.to - PLOT.from);

/** How many students need so many parts of the other's hours; those beyond the ends are in the last bars. */
function rowSvg(ratios: readonly number[], y: number): string {
  const counts = Array.from({ length: BINS }, () => 0);
  for (const ratio of ratios) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor((ratio - PLOT.from) / PLOT.bin + 1e-9)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  const width = PLOT.width / BINS;
  const bars = counts.flatMap((count, bin) => {
    if (count === 0) return [];
    const height = (BAR_HEIGHT * count) / most;
    const colour = PLOT.from + bin * PLOT.bin < 1 - 1e-9 ? FASTER : SLOWER;
    return [
      `<rect x="${(bin * width).toFixed(1)}" y="${(y - height).toFixed(1)}" width="${(width - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"/>`,
    ];
  });
  const median = quantile(ratios, 0.5);
  return [
    ...bars,
    `<line x1="${x(median).toFixed(1)}" x2="${x(median).toFixed(1)}" y1="${y - BAR_HEIGHT - 2}" y2="${y + 3}" stroke="${INK}" stroke-width="2"/>`,
    `<text x="${x(median).toFixed(1)}" y="${y - BAR_HEIGHT - 5}" text-anchor="middle" font-size="10">${median.toFixed(2)}</text>`,
  ].join('');
}

/** Hours of the plan for the gain of each other order, as a part of the other's, student by student. */
export function hoursSvg(all: readonly Comparison[]): string {
  const rows = [
    ...STUDENT_KINDS.map((kind) => ({ name: kind as string, own: all.filter((one) => one.kind === kind) })),
    { name: 'all', own: all },
  ];
  const bottom = PANEL.top + rows.length * PANEL.rowHeight;
  const [width, height] = [PANEL.left + OTHERS.length * PANEL.width, bottom + 40];
  const title = `Hours of the plan for the same gain, as a part of the other’s: ${all.length} simulated students`;
  const panels = OTHERS.map((other, column) => {
    const content = [
      `<text y="${PANEL.top - 14}" font-weight="600">${TITLES[other]}</text>`,
      ...TICKS.map(
        (tick) =>
          `<line x1="${x(tick).toFixed(1)}" x2="${x(tick).toFixed(1)}" y1="${PANEL.top}" y2="${bottom}" stroke="${tick === 1 ? INK : '#e3e5ea'}"/><text x="${x(tick).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${tick}</text>`,
      ),
      ...rows.map(({ own }, row) =>
        rowSvg(
          own.map(({ hoursRatio }) => hoursRatio[other]),
          PANEL.top + (row + 1) * PANEL.rowHeight - 6,
        ),
      ),
    ];
    return `<g transform="translate(${PANEL.left + column * PANEL.width} 0)">${content.join('\n')}</g>`;
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${title}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="28" font-size="15" font-weight="600">${title}</text>`,
    ...rows.map(({ name }, row) => `<text x="16" y="${PANEL.top + (row + 1) * PANEL.rowHeight - 12}">${name}</text>`),
    ...panels,
    '</svg>',
  ].join('\n')}\n`;
}
