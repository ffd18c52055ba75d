export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth closed line through points (Catmull and Rom, as cubic curves). */
export function smooth(points: readonly Point[], isClosed = true): string {
  const at = (index: number): Point => {
    const size = points.length;
    const place = isClosed ? ((index % size) + size) % size : Math.min(Math.max(index, 0), size - 1);
    return points[place] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < points.length - (isClosed ? 0 : 1); index += 1) {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const curve = [x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2];
    path += `C${curve.map(round).join(' ')}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** An uneven ellipse; the same numbers, the same shape. */
export function blob([x, y]: Point, [width, height]: Point, unevenness: number, seed = 1, points = 14): string {
  return smooth(
    Array.from({ length: points }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / points;
      const swell = 1 + unevenness * (spread(index + 1, seed * 0.37 + 0.569_84) - 0.5);
      return [x + width * swell * Math.cos(angle), y + height * swell * Math.sin(angle)];
    }),
  );
}

/** From 0 to 1, evenly and not in rows: multiples of an irrational number. */
export const spread = (index: number, factor: number): number => (index * factor) % 1;

/** Places inside an ellipse, evenly. */
export function scatter(amount: number, [x, y]: Point, [width, height]: Point): readonly Point[] {
  return Array.from({ length: amount }, (_, index): Point => {
    const angle = index * 2.399_963;
    const reach = Math.sqrt((index + 0.5) / amount);
    return [round(x + width * reach * Math.cos(angle)), round(y + height * reach * Math.sin(angle))];
  });
}

/** Part of an ellipse, as an open line; angles in degrees, clockwise from the right. */
export function arc([x, y]: Point, [width, height]: Point, from: number, to: number, wave = 0): string {
  const points = 9;
  return smooth(
    Array.from({ length: points }, (_, index): Point => {
      const angle = ((from + ((to - from) * index) / (points - 1)) * Math.PI) / 180;
      const swell = 1 + wave * (index % 2 === 0 ? 1 : -1);
      return [x + width * swell * Math.cos(angle), y + height * swell * Math.sin(angle)];
    }),
    false,
  );
}
