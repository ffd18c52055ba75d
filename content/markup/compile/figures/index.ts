import type { Figure } from '../../figure.ts';
import { escapeHtml } from '../escape-html.ts';
import { drawBoxPlot } from './box-plot.ts';
import { drawChart } from './chart.ts';
import { drawNetwork } from './network.ts';
import { drawNumberLine } from './number-line.ts';
import { drawDrawing, drawPlane } from './plane.ts';
import { svg } from './svg.ts';
import { tickText } from './ticks.ts';
import { drawTimeline } from './timeline.ts';

/**
 * Figure as HTML: an SVG in the page's own colours (`html.css` of the pages gives its classes their look) with its
 * alternative text, its caption, and for charts the same figures as a table.
 */
export function compileFigure(figure: Figure): string {
  const { width, height, content } = draw(figure);
  const picture = svg(
    'svg',
    {
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      role: 'img',
      'aria-label': figure.alt,
    },
    content,
  );
  const caption = figure.caption ? `<figcaption>${escapeHtml(figure.caption)}</figcaption>` : '';
  return `<figure class="figure">${picture}${caption}${tableOf(figure)}</figure>`;
}

function draw(figure: Figure) {
  switch (figure.kind) {
    case 'chart':
      return drawChart(figure);
    case 'box-plot':
      return drawBoxPlot(figure);
    case 'number-line':
      return drawNumberLine(figure);
    case 'plane':
      return drawPlane(figure);
    case 'drawing':
      return drawDrawing(figure);
    case 'timeline':
      return drawTimeline(figure);
    case 'network':
      return drawNetwork(figure);
  }
}

function tableOf(figure: Figure): string {
  if (figure.kind === 'chart') {
    return table(
      ['', ...figure.series.map(({ name }) => name)],
      figure.categories.map((category, index) => [
        category,
        ...figure.series.map(({ values }) => tickText(values[index] ?? 0)),
      ]),
    );
  }
  if (figure.kind === 'box-plot') {
    return table(
      ['', 'Mínimo', 'Primer cuartil', 'Mediana', 'Tercer cuartil', 'Máximo'],
      figure.boxes.map((box) => [
        box.name,
        ...[box.least, box.firstQuartile, box.median, box.thirdQuartile, box.most].map(tickText),
      ]),
    );
  }
  return '';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const header = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<details><summary>Ver como tabla</summary><div class="table" role="group" tabindex="0"><table><thead><tr>${header}</tr></thead><tbody>${body.join('')}</tbody></table></div></details>`;
}
