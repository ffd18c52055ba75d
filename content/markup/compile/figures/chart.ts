import type { Chart } from '../../figure.ts';
import { label, labelLines, line, svg, widthOf, wrap } from './svg.ts';
import { niceTicks, tickText } from './ticks.ts';

const WIDTH = 360;
const PLOT_HEIGHT = 190;
const TOP = 26;
/** The line of the y title, where the value over the highest mark would reach it. */
const TITLE_LINE = 14;
const RIGHT = WIDTH - 8;

export function drawChart(chart: Chart): { readonly width: number; readonly height: number; readonly content: string } {
  for (const { name, values } of chart.series) {
    if (values.length !== chart.categories.length)
      throw new RangeError(`Series "${name}" has ${values.length} values for ${chart.categories.length} categories.`);
  }
  return chart.type === 'pie' ? drawPie(chart) : drawAxes(chart);
}

function drawAxes(chart: Chart) {
  const ticks = niceTicks(chart.series.flatMap(({ values }) => values));
  const least = ticks[0] ?? 0;
  const most = ticks.at(-1) ?? 1;
  const left = Math.max(...ticks.map((tick) => widthOf(tickText(tick)))) + 12;
  const top = TOP + (chart.yTitle && chart.showValues ? TITLE_LINE : 0);
  const bottom = top + PLOT_HEIGHT;
  const y = (value: number) => bottom - ((value - least) / (most - least)) * PLOT_HEIGHT;
  const band = (RIGHT - left) / chart.categories.length;
  const middle = (index: number) => left + band * (index + 0.5);

  const grid = ticks.map(
    (tick) =>
      line(left, y(tick), RIGHT, y(tick), tick === 0 ? 'axis' : 'grid') +
      label(left - 6, y(tick) + 4, tickText(tick), 'end'),
  );
  const columns = Math.max(4, Math.floor(band / 6.4));
  const categories = chart.categories.map((name) => wrap(name, columns));
  const tallest = Math.max(...categories.map(({ length }) => length));
  const names = categories.map((lines, index) =>
    labelLines(middle(index), bottom + 13 + (lines.length - 1) * 7.5, lines),
  );
  const marks = chart.type === 'lines' ? drawLines(chart, middle, y) : drawBars(chart, middle, y, band);
  const titleLine = bottom + 20 + tallest * 15;
  const legendTop = chart.xTitle ? titleLine + 14 : titleLine - 4;
  const legend = chart.series.length > 1 ? drawLegend(chart, left, legendTop) : '';
  return {
    width: WIDTH,
    height: legendTop + (chart.series.length > 1 ? chart.series.length * 18 : 0),
    content: [
      ...grid,
      line(left, top, left, bottom, 'axis'),
      marks,
      ...names,
      chart.yTitle ? label(4, 14, chart.yTitle, 'start', 'label title') : '',
      chart.xTitle ? label((left + RIGHT) / 2, titleLine, chart.xTitle, 'middle', 'label title') : '',
      legend,
    ].join(''),
  };
}

function drawBars(chart: Chart, middle: (index: number) => number, y: (value: number) => number, band: number): string {
  const group = chart.type === 'histogram' ? band : band * 0.72;
  const width = group / chart.series.length;
  return chart.series
    .flatMap(({ values }, series) =>
      values.map((value, index) => {
        const x = middle(index) - group / 2 + width * series;
        const top = Math.min(y(value), y(0));
        const bar = svg('rect', {
          x,
          y: top,
          width,
          height: Math.abs(y(value) - y(0)),
          class: `bar fill-${series + 1}`,
        });
        return chart.showValues ? bar + label(x + width / 2, top - 5, tickText(value)) : bar;
      }),
    )
    .join('');
}

function drawLines(chart: Chart, middle: (index: number) => number, y: (value: number) => number): string {
  return chart.series
    .map(({ values }, series) => {
      const points = values.map((value, index) => `${middle(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
      const dots = values.map((value, index) => {
        const dot = svg('circle', { cx: middle(index), cy: y(value), r: 3.5, class: `fill-${series + 1}` });
        return chart.showValues ? dot + label(middle(index), y(value) - 8, tickText(value)) : dot;
      });
      return (
        svg('polyline', { points, class: `curve line-${series + 1}${series > 0 ? ` dash-${series}` : ''}` }) +
        dots.join('')
      );
    })
    .join('');
}

function drawLegend(chart: Chart, left: number, top: number): string {
  return chart.series
    .map(
      ({ name }, series) =>
        svg('rect', { x: left, y: top + series * 18, width: 12, height: 12, class: `fill-${series + 1}` }) +
        label(left + 18, top + series * 18 + 10, name, 'start'),
    )
    .join('');
}

function drawPie(chart: Chart) {
  const values = chart.series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const [cx, cy, radius] = [110, 116, 92];
  let turned = 0;
  const slices = values.map((value, index) => {
    const from = turned;
    turned += value / total;
    const at = (share: number, distance: number) =>
      [cx + distance * Math.sin(share * 2 * Math.PI), cy - distance * Math.cos(share * 2 * Math.PI)] as const;
    const [x1, y1] = at(from, radius);
    const [x2, y2] = at(turned, radius);
    const [tx, ty] = at((from + turned) / 2, radius * 0.64);
    const large = value / total > 0.5 ? 1 : 0;
    const path = `M${cx} ${cy}L${x1.toFixed(1)} ${y1.toFixed(1)}A${radius} ${radius} 0 ${large} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}Z`;
    const slice = svg('path', { d: path, class: `slice fill-${index + 1}` });
    return slice + (chart.showValues ? label(tx, ty + 4, `${tickText(value)}`, 'middle', 'label on-fill') : '');
  });
  const legend = chart.categories.map(
    (name, index) =>
      svg('rect', { x: 220, y: 34 + index * 22, width: 12, height: 12, class: `fill-${index + 1}` }) +
      label(238, 44 + index * 22, name, 'start'),
  );
  return {
    width: WIDTH,
    height: Math.max(220, 40 + chart.categories.length * 22),
    content: [...slices, ...legend].join(''),
  };
}
