import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { formatSum } from '../shared/format-polynomial.ts';
import { tidy } from '../shared/steps.ts';

export type Point = readonly [x: number, y: number];
export type TwoPoints = readonly [Point, Point];

export interface Line {
  /** Null where it is vertical. */
  readonly slope: number | null;
  /** Where it cuts the axis Y; null where it is vertical. */
  readonly intercept: number | null;
}

export function lineThrough([[x1, y1], [x2, y2]]: TwoPoints): Line {
  if (x1 === x2) return { slope: null, intercept: null };
  const slope = (y2 - y1) / (x2 - x1);
  return { slope, intercept: tidy(y1 - slope * x1) };
}

/** One point moved; onto the other it does not go, for then no line is told. */
export function movePoint(points: TwoPoints, index: 0 | 1, to: Point): TwoPoints {
  const other = points[index === 0 ? 1 : 0];
  if (to[0] === other[0] && to[1] === other[1]) return points;
  return index === 0 ? [to, other] : [other, to];
}

export function describeLine(points: TwoPoints): string {
  const [[x1, y1], [x2, y2]] = points;
  const { slope, intercept } = lineThrough(points);
  const through = `Pasa por A ${formatPoint(x1, y1)} y B ${formatPoint(x2, y2)}.`;
  if (slope === null || intercept === null) {
    return `${through} Es vertical: x = ${formatNumber(x1)}. No tiene pendiente, porque no avanza.`;
  }
  // From left to right, as it is read.
  const [across, up] = x2 > x1 ? [x2 - x1, y2 - y1] : [x1 - x2, y1 - y2];
  const goes = up > 0 ? 'sube' : up < 0 ? 'baja' : 'no sube ni baja';
  const climbs = up === 0 ? goes : `${goes} ${formatNumber(Math.abs(up))}`;
  return `${through} Avanza ${formatNumber(across)} y ${climbs}: la pendiente es ${formatNumber(slope)}. y = ${formatSum(
    [
      [slope, 'x'],
      [intercept, ''],
    ],
  )}: corta el eje Y en ${formatNumber(intercept)}.`;
}
