import type { Drawing, Plane } from '../../figure.ts';
import { drawShape, type Projection } from './shapes.ts';
import { label, line, svg } from './svg.ts';
import { tickText } from './ticks.ts';

const SIDE = 340;
const MARGIN = 26;
/** From one line of words to the next. */
const LINE = 16;
/** Between the y axis and its numbers. */
const TICK_GAP = 6;
/** Width of a figure of small numbers in the widest of the usual fonts, the minus included. */
const FIGURE_WIDTH = 7.5;

/** Plane with grid and axes. Both axes keep one scale where that leaves a figure neither flat nor tall. */
export function drawPlane(plane: Plane) {
  const [fromX, toX] = plane.x;
  const [fromY, toY] = plane.y;
  const [stepX, stepY] = plane.step ?? [1, 1];
  const [xTitle, yTitle] = [plane.xTitle ?? 'x', plane.yTitle ?? 'y'];
  const axisX = Math.min(Math.max(0, fromY), toY);
  const axisY = Math.min(Math.max(0, fromX), toX);
  const [ticksX, ticksY] = [steps(fromX, toX, stepX), steps(fromY, toY, stepY)];

  const widest = Math.max(...ticksY.map((value) => tickText(value).length * FIGURE_WIDTH)) + TICK_GAP;
  const left = Math.max(MARGIN, widest - ((axisY - fromX) / (toX - fromX)) * (SIDE - 2 * MARGIN));
  const scaleX = (SIDE - left - MARGIN) / (toX - fromX);
  const ratio = (toY - fromY) / (toX - fromX);
  const scaleY = ratio >= 0.4 && ratio <= 1.4 ? scaleX : (SIDE * 0.8 - 2 * MARGIN) / (toY - fromY);
  // A title in words stands under the plane: beside its axis it would cross what is drawn, or the other title.
  const isTitleUnder = xTitle.length > 2;
  const bottom = MARGIN + (toY - fromY) * scaleY;
  const height = bottom + MARGIN + (isTitleUnder ? LINE : 0);
  const projection: Projection = {
    x: (value) => left + (value - fromX) * scaleX,
    y: (value) => bottom - (value - fromY) * scaleY,
    scaleX,
    scaleY,
  };
  const { x, y } = projection;
  // A number every 26 units at least: closer ones write over each other.
  const everyX = Math.ceil(26 / (stepX * scaleX));
  const everyY = Math.ceil(18 / (stepY * scaleY));
  const vertical = ticksX.map(
    (value) =>
      line(x(value), y(fromY), x(value), y(toY), 'grid') +
      (Math.round(value / stepX) % everyX === 0 && value !== axisY
        ? label(x(value), y(axisX) + 15, tickText(value), 'middle', 'label small')
        : ''),
  );
  const horizontal = ticksY.map(
    (value) =>
      line(x(fromX), y(value), x(toX), y(value), 'grid') +
      (Math.round(value / stepY) % everyY === 0 && value !== axisX
        ? label(x(axisY) - TICK_GAP, y(value) + 4, tickText(value), 'end', 'label small')
        : ''),
  );
  return {
    width: SIDE,
    height,
    content: [
      ...vertical,
      ...horizontal,
      line(x(fromX) - 8, y(axisX), x(toX) + 12, y(axisX), 'axis'),
      line(x(axisY), y(fromY) + 8, x(axisY), y(toY) - 12, 'axis'),
      svg('path', {
        d: `M${(x(toX) + 7).toFixed(1)} ${(y(axisX) - 4).toFixed(1)}l6 4-6 4M${(x(axisY) - 4).toFixed(1)} ${(y(toY) - 7).toFixed(1)}l4-6 4 6`,
        class: 'outline',
      }),
      label(x(toX) + 12, isTitleUnder ? bottom + 15 + LINE : y(axisX) - 8, xTitle, 'end', 'label title'),
      label(x(axisY) + 8, y(toY) - 10, yTitle, 'start', 'label title'),
      ...plane.shapes.map((shape) => drawShape(shape, projection)),
    ].join(''),
  };
}

export function drawDrawing(drawing: Drawing) {
  const scale = Math.min((SIDE - 2 * MARGIN) / drawing.width, 280 / drawing.height);
  const width = drawing.width * scale + 2 * MARGIN;
  const height = drawing.height * scale + 2 * MARGIN;
  const projection: Projection = {
    x: (value) => MARGIN + value * scale,
    y: (value) => height - MARGIN - value * scale,
    scaleX: scale,
    scaleY: scale,
  };
  return { width, height, content: drawing.shapes.map((shape) => drawShape(shape, projection)).join('') };
}

function steps(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
