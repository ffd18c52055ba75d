import type { Point } from '@travesia/content-markup';

/** Drawings of the bank are about this large, so that letters and lines look alike in all of them. */
const WIDTH = 15;
const HEIGHT = 9;
/** Room round the figure for the names of its corners and the measures of its sides. */
const MARGIN = 1.4;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Point of the figure in the drawing, moved by `dx` and `dy` drawing units (for labels). */
  at(x: number, y: number, dx?: number, dy?: number): Point;
  /** A length of the figure in drawing units. */
  length(value: number): number;
}

/** Fits a figure, in the coordinates of its problem, into a drawing of the usual size with its proportions kept. */
export function frame(points: readonly Point[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const bottom = Math.min(...ys);
  const wide = Math.max(...xs) - left;
  const high = Math.max(...ys) - bottom;
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    width: round(wide * scale + 2 * MARGIN),
    height: round(high * scale + 2 * MARGIN),
    at: (x, y, dx = 0, dy = 0) => [round((x - left) * scale + MARGIN + dx), round((y - bottom) * scale + MARGIN + dy)],
    length: (value) => round(value * scale),
  };
}

/** Point of a circle at `degrees`, counter-clockwise from the right. */
export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
