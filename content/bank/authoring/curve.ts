import type { Point } from '@travesia/content-markup';

type Range = readonly [from: number, to: number];

/** The part of the line y = slope · x + height that fits into the plane, end to end. */
export function lineWithin(
  slope: number,
  height: number,
  { x, y }: { readonly x: Range; readonly y: Range },
): readonly [Point, Point] {
  const crossings = slope === 0 ? [...x] : [...x, (y[0] - height) / slope, (y[1] - height) / slope];
  const inside = crossings
    .filter((at) => at >= x[0] && at <= x[1])
    .filter((at) => slope * at + height >= y[0] - 1e-9 && slope * at + height <= y[1] + 1e-9)
    .sort((a, b) => a - b);
  const [left, right] = [inside[0], inside.at(-1)];
  if (left === undefined || right === undefined || left === right)
    throw new RangeError(`The line y = ${slope}x + ${height} does not cross the plane.`);
  return [
    [left, slope * left + height],
    [right, slope * right + height],
  ];
}

/** Points of a curve, `step` apart, as far as it stays inside the plane. The curve must not leave it and come back. */
export function curveWithin(
  curve: (x: number) => number,
  { x, y, step }: { readonly x: Range; readonly y: Range; readonly step: number },
): readonly Point[] {
  const count = Math.round((x[1] - x[0]) / step);
  return Array.from({ length: count + 1 }, (_, place): Point => {
    const at = Number((x[0] + place * step).toFixed(6));
    return [at, Number(curve(at).toFixed(6))];
  }).filter(([, value]) => value >= y[0] && value <= y[1]);
}
