import type { Timeline } from '../../figure.ts';
import { label, labelLines, line, svg, wrap } from './svg.ts';

const WIDTH = 360;
const LEFT = 34;
const ROW = 38;

/** Downwards, a row an event: on a phone there is room for words beside a vertical line and not above a flat one. */
export function drawTimeline(timeline: Timeline) {
  const rows = [
    ...timeline.events.map(({ year, label: words }) => ({ from: year, to: undefined, words })),
    ...(timeline.periods ?? []).map(({ from, to, label: words }) => ({ from, to, words })),
  ].sort((one, other) => one.from - other.from);
  const height = 44 + rows.length * ROW;
  return {
    width: WIDTH,
    height,
    content: [
      label(LEFT, 12, String(timeline.from)),
      line(LEFT, 18, LEFT, height - 18, 'axis'),
      label(LEFT, height - 4, String(timeline.to)),
      ...rows.map(({ from, to, words }, index) => {
        const y = 38 + index * ROW;
        const mark =
          to === undefined
            ? svg('circle', { cx: LEFT, cy: y, r: 5, class: 'fill-1' })
            : svg('rect', { x: LEFT - 5, y: y - 13, width: 10, height: 26, class: 'fill-2' });
        const years = to === undefined ? String(from) : `${from}–${to}`;
        return (
          mark +
          label(LEFT + 14, y + 4, years, 'start', 'label title') +
          labelLines(LEFT + (to === undefined ? 60 : 100), y, wrap(words, to === undefined ? 38 : 32), 'start')
        );
      }),
    ].join(''),
  };
}
