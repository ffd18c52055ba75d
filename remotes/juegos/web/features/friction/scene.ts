import { ROPE_TRACK_M, type Settings } from '../../../models/friction/friction-state.ts';
import { cosineOf, sineOf } from '../../../models/friction/trigonometry.ts';

/** Units of the drawing, of which a phone of 360 px shows 360 on 328 px: words of 14 are 12.8 px tall there. */
export const WIDTH = 360;
export const SCENE_HEIGHT = 208;
export const HEIGHT = 322;

/** Halves of the box. */
export const BOX_X = 25;
export const BOX_Y = 18;

const FLOOR_PX_PER_M = 30;
const ROPE_PX_PER_M = 16;
export const PULLEY_R = 10;

/** From the edge of the table to the middle of the pulley, along the surface. */
const PULLEY_AWAY = 16;
const ROPE_LENGTH = 34;

/** Longest arrow. */
const ARROW_MOST = 68;
const ARROW_MOST_WITH_ROPE = 50;
/** A force that is there can be seen. */
const ARROW_LEAST = 7;

export type Point = readonly [x: number, y: number];

/** Where all is that does not move as long as nothing is set. */
export interface Scene {
  /** Middle of the box at its start. */
  readonly centre: Point;
  readonly perMetre: number;
  /** Unit vectors of the screen: up the slope, and away from it. */
  readonly along: Point;
  readonly away: Point;
  /** Without a rope one looks along with the box: the floor passes below it. */
  readonly follows: boolean;
  /** Middle of the pulley. */
  readonly pulley: Point;
  /** Units that one newton is long. */
  readonly perNewton: number;
  /** Filled below the surface. */
  readonly ground: string;
}

/** A point, moved so many times by each vector. */
export const plus = ([x, y]: Point, ...moves: readonly (readonly [times: number, by: Point])[]): Point =>
  moves.reduce<Point>(([a, b], [times, [dx, dy]]) => [a + times * dx, b + times * dy], [x, y]);

export function sceneOf({ slope, hanging, mass, push }: Settings): Scene {
  const [sine, cosine] = [sineOf(slope), cosineOf(slope)];
  const hasRope = hanging > 0;
  const along: Point = [cosine, -sine];
  const away: Point = [-sine, -cosine];
  const centre: Point = hasRope ? [138, 106] : [WIDTH / 2, 108];
  const perMetre = hasRope ? ROPE_PX_PER_M : FLOOR_PX_PER_M;
  const edge = BOX_X + ROPE_TRACK_M * ROPE_PX_PER_M + 6;
  const base = plus(centre, [-BOX_Y, away]);
  const [left, right] = [plus(base, [-420, along]), plus(base, [hasRope ? edge : 420, along])];
  const greatest = Math.max(mass * 9.8, Math.abs(push));
  return {
    centre,
    perMetre,
    along,
    away,
    follows: !hasRope,
    pulley: plus(centre, [edge + PULLEY_AWAY, along], [-PULLEY_R, away]),
    perNewton: (hasRope ? ARROW_MOST_WITH_ROPE : ARROW_MOST) / greatest,
    ground: `M${at(left)}L${at(right)}L${right[0].toFixed(1)} 640H-400Z`,
  };
}

/** Middle of the box, on the screen. */
export function boxAt({ centre, along, perMetre, follows }: Scene, metres: number): Point {
  return follows ? centre : plus(centre, [metres * perMetre, along]);
}

/** From the box over the pulley to what hangs. */
export function ropeOf(scene: Scene, metres: number): { readonly rope: string; readonly hangs: Point } {
  const { pulley, along, away, perMetre } = scene;
  const touches = plus(pulley, [PULLEY_R, away]);
  const side: Point = [pulley[0] + PULLEY_R, pulley[1]];
  const hangs: Point = [side[0], side[1] + ROPE_LENGTH + metres * perMetre];
  const from = plus(boxAt(scene, metres), [BOX_X, along]);
  return { rope: `M${at(from)}L${at(touches)}A${PULLEY_R} ${PULLEY_R} 0 0 1 ${at(side)}L${at(hangs)}`, hangs };
}

/** An arrow of `newtons` from `from` in the direction `by`: its outline and its tip; nothing where there is no force. */
export function arrow(
  from: Point,
  by: Point,
  newtons: number,
  perNewton: number,
): { readonly d: string; readonly tip: Point } {
  if (Math.abs(newtons) < 1e-6) return { d: '', tip: from };
  const length = Math.max(ARROW_LEAST, Math.abs(newtons) * perNewton) * Math.sign(newtons);
  const [x, y]: Point = [by[0] * Math.sign(length), by[1] * Math.sign(length)];
  const tip = plus(from, [length, by]);
  const head = Math.min(9, Math.abs(length));
  const [left, right] = [plus(tip, [-head, [x, y]], [4.5, [-y, x]]), plus(tip, [-head, [x, y]], [-4.5, [-y, x]])];
  return { d: `M${at(from)}L${at(plus(tip, [-head, [x, y]]))}M${at(tip)}L${at(left)}L${at(right)}Z`, tip };
}

export function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
