import { formatNumber, formatPercent, formatPoint } from '../shared/format-number.ts';
import { tidy } from '../shared/steps.ts';

export type Point = readonly [x: number, y: number];

/** Each point as far from the centre as the ratio says; beyond it where the ratio is negative. */
export function imageOf(vertices: readonly Point[], [cx, cy]: Point, ratio: number): readonly Point[] {
  return vertices.map(([x, y]) => [tidy(cx + ratio * (x - cx)), tidy(cy + ratio * (y - cy))]);
}

/** By the shoelace formula. */
export function areaOf(vertices: readonly Point[]): number {
  const twice = vertices.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = vertices[(index + 1) % vertices.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return tidy(Math.abs(twice) / 2);
}

export function describeHomothety(vertices: readonly Point[], centre: Point, ratio: number): string {
  if (ratio === 0) return 'Con razón 0 todo cae en el centro: no es una homotecia.';
  const size = Math.abs(ratio);
  const [before, after] = [areaOf(vertices), areaOf(imageOf(vertices, centre, ratio))];
  const becomes = size === 1 ? 'queda del mismo tamaño' : size > 1 ? 'se agranda' : 'se achica';
  const side = ratio < 0 ? ' y queda girada media vuelta, al otro lado del centro' : '';
  return `Con centro ${formatPoint(...centre)} y razón ${formatNumber(ratio)} la figura ${becomes}${side}. Cada lado se multiplica por ${formatNumber(size)} y el área por ${formatNumber(size ** 2, 4)}: de ${formatNumber(before)} pasa a ${formatNumber(after, 4)} (${formatPercent(ratio ** 2)}).`;
}
