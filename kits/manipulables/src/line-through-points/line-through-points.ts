import { formatNumber, formatPoint } from '../shared/format-number.ts';
import { formatRatio } from '../shared/format-ratio.ts';
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
  const through = `Pasa por A ${formatPoint(x1, y1)} y B ${formatPoint(x2, y2)}.`;
  if (x1 === x2) {
    return `${through} Es vertical: x = ${formatNumber(x1)}. No tiene pendiente, porque no avanza.`;
  }
  // From left to right, as it is read.
  const [across, up] = x2 > x1 ? [x2 - x1, y2 - y1] : [x1 - x2, y1 - y2];
  const climbs = up === 0 ? 'no sube ni baja' : `${up > 0 ? 'sube' : 'baja'} ${formatNumber(Math.abs(up))}`;
  const cut = formatRatio(y1 * across - up * x1, across);
  return `${through} Avanza ${formatNumber(across)} y ${climbs}: la pendiente es ${formatRatio(up, across)}. y = ${formulaOf(up, across, cut)}: corta el eje Y en ${cut}.`;
}

/** "2x − 1", "(2/3)x + 1/3", "4". */
function formulaOf(up: number, across: number, cut: string): string {
  const slope = formatRatio(up, across);
  if (up === 0) return cut;
  const bare = slope === '1' ? '' : slope === '−1' ? '−' : slope.includes('/') ? `(${slope})` : slope;
  if (cut === '0') return `${bare}x`;
  return cut.startsWith('−') ? `${bare}x − ${cut.slice(1)}` : `${bare}x + ${cut}`;
}
