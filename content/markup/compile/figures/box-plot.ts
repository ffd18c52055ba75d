import type { BoxPlot } from '../../figure.ts';
import { label, line, svg } from './svg.ts';
import { tickText } from './ticks.ts';

const WIDTH = 360;
const LEFT = 14;
const RIGHT = WIDTH - 14;
const ROW = 64;

export function drawBoxPlot(plot: BoxPlot) {
  const least = Math.min(...plot.boxes.map(({ least }) => least));
  const most = Math.max(...plot.boxes.map(({ most }) => most));
  const x = (value: number) => LEFT + ((value - least) / (most - least || 1)) * (RIGHT - LEFT);
  const rows = plot.boxes.map((box, index) => {
    const y = 34 + index * ROW;
    const marks = [box.least, box.firstQuartile, box.median, box.thirdQuartile, box.most];
    if (marks.some((mark, place) => place > 0 && mark < (marks[place - 1] ?? mark)))
      throw new RangeError(`The box "${box.name}" is out of order: ${marks.join(', ')}.`);
    return [
      box.name ? label(LEFT, y - 18, box.name, 'start') : '',
      line(x(box.least), y, x(box.firstQuartile), y, 'curve line-1'),
      line(x(box.thirdQuartile), y, x(box.most), y, 'curve line-1'),
      svg('rect', {
        x: x(box.firstQuartile),
        y: y - 12,
        width: x(box.thirdQuartile) - x(box.firstQuartile),
        height: 24,
        class: 'box',
      }),
      ...[box.least, box.median, box.most].map((mark) => line(x(mark), y - 12, x(mark), y + 12, 'curve line-1')),
      // Marks that stand close would write over each other: every second one goes below.
      ...marks.map((mark, place) => label(x(mark), y + (place % 2 === 0 ? 28 : 41), tickText(mark))),
    ].join('');
  });
  const height = 34 + plot.boxes.length * ROW + (plot.xTitle ? 14 : -4);
  const title = plot.xTitle ? label(WIDTH / 2, height - 4, plot.xTitle, 'middle', 'label title') : '';
  return { width: WIDTH, height, content: rows.join('') + title };
}
