import type { NumberLine } from '../../figure.ts';
import { label, line, svg } from './svg.ts';
import { tickText } from './ticks.ts';

const WIDTH = 360;
const LEFT = 22;
const RIGHT = WIDTH - 22;
const Y = 42;

export function drawNumberLine(figure: NumberLine) {
  const x = (value: number) => LEFT + ((value - figure.from) / (figure.to - figure.from)) * (RIGHT - LEFT);
  const count = Math.round((figure.to - figure.from) / figure.step);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number((figure.from + index * figure.step).toPrecision(12)),
  );
  const isLabelled = (tick: number) => figure.labelled?.some((value) => Math.abs(value - tick) < 1e-9) ?? true;
  const intervals = (figure.intervals ?? []).map(({ from, to, openFrom, openTo }) => {
    const [start, end] = [from === undefined ? LEFT - 14 : x(from), to === undefined ? RIGHT + 14 : x(to)];
    return [
      line(start, Y, end, Y, 'interval'),
      from === undefined ? '' : dot(start, openFrom),
      to === undefined ? '' : dot(end, openTo),
    ].join('');
  });
  return {
    width: WIDTH,
    height: 76,
    content: [
      line(LEFT - 16, Y, RIGHT + 16, Y, 'axis'),
      svg('path', { d: `M${LEFT - 12} ${Y - 4}l-6 4 6 4M${RIGHT + 12} ${Y - 4}l6 4-6 4`, class: 'outline' }),
      ...ticks.map(
        (tick) =>
          line(x(tick), Y - 5, x(tick), Y + 5, 'axis') +
          (isLabelled(tick) ? label(x(tick), Y + 22, tickText(tick)) : ''),
      ),
      ...intervals,
      ...(figure.points ?? []).map(
        ({ at, label: words, open }) => dot(x(at), open) + (words ? label(x(at), Y - 14, words) : ''),
      ),
    ].join(''),
  };
}

const dot = (cx: number, open: boolean | undefined) =>
  svg('circle', { cx, cy: Y, r: 5, class: open ? 'hollow line-1' : 'fill-1' });
