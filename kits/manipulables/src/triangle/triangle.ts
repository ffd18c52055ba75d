import { formatNumber } from '../shared/format-number.ts';
import { tidy } from '../shared/steps.ts';
import { joinWords } from '../shared/words.ts';

export type Point = readonly [x: number, y: number];
/** A, B and C. */
export type Vertices = readonly [Point, Point, Point];
export type Shown = 'angles' | 'sides' | 'area' | 'height';

/** Below it three points are on a line, as far as one can see. */
const LEAST_AREA = 0.25;

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

export function areaOf([[ax, ay], [bx, by], [cx, cy]]: Vertices): number {
  return tidy(Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2);
}

/** a, b and c: each across from its vertex. */
export function sidesOf([a, b, c]: Vertices): readonly [number, number, number] {
  return [distance(b, c), distance(c, a), distance(a, b)];
}

/** In degrees, at A, B and C. */
export function anglesOf(vertices: Vertices): readonly [number, number, number] {
  const [a, b, c] = sidesOf(vertices);
  const angle = (across: number, one: number, other: number) =>
    (Math.acos(Math.min(1, Math.max(-1, (one ** 2 + other ** 2 - across ** 2) / (2 * one * other)))) * 180) / Math.PI;
  return [angle(a, b, c), angle(b, c, a), angle(c, a, b)];
}

/** Whole degrees that sum to 180, as the angles do: what is left over goes to those that were cut most. */
export function wholeAngles(angles: readonly number[]): readonly number[] {
  const whole = angles.map(Math.floor);
  const left = 180 - whole.reduce((sum, one) => sum + one, 0);
  const byRest = angles.map((angle, index) => ({ index, rest: angle - Math.floor(angle) }));
  byRest.sort((one, other) => other.rest - one.rest);
  for (const { index } of byRest.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** Where the height from C meets the line of A and B. */
export function footOf([a, b, c]: Vertices): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((c[0] - a[0]) * dx + (c[1] - a[1]) * dy) / (dx ** 2 + dy ** 2);
  return [tidy(a[0] + along * dx), tidy(a[1] + along * dy)];
}

/** A vertex moved; where all three would be on a line it stays. */
export function moveVertex(vertices: Vertices, index: number, to: Point): Vertices {
  const [a, b, c] = vertices;
  const moved: Vertices = [index === 0 ? to : a, index === 1 ? to : b, index === 2 ? to : c];
  return areaOf(moved) < LEAST_AREA ? vertices : moved;
}

export function kindOf(vertices: Vertices): string {
  const [a, b, c] = sidesOf(vertices).map((side) => side.toFixed(6));
  const bySides = a === b && b === c ? 'equilátero' : a === b || b === c || c === a ? 'isósceles' : 'escaleno';
  const largest = tidy(Math.max(...anglesOf(vertices)));
  const isRight = Math.abs(largest - 90) < 1e-6;
  return `${bySides} y ${isRight ? 'rectángulo' : largest > 90 ? 'obtusángulo' : 'acutángulo'}`;
}

export function describeTriangle(vertices: Vertices, shows: readonly Shown[]): string {
  const sides = sidesOf(vertices);
  const area = areaOf(vertices);
  const told = [`Es ${kindOf(vertices)}.`];
  if (shows.includes('angles')) {
    told.push(`Ángulos: ${joinWords(wholeAngles(anglesOf(vertices)).map((angle) => `${angle}°`))}, que suman 180°.`);
  }
  if (shows.includes('sides')) {
    told.push(`Lados: ${sides.map((side, index) => `${'abc'[index]} = ${formatNumber(side, 1)}`).join('; ')}.`);
  }
  if (shows.includes('height'))
    told.push(`Base AB ${formatNumber(sides[2], 1)} y altura ${formatNumber((2 * area) / sides[2], 1)}.`);
  if (shows.includes('area')) told.push(`Área: ${formatNumber(area)}.`);
  return told.join(' ');
}
