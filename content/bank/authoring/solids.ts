import type { Point, Shape } from '@travesia/content-markup';
import { type Frame, frame } from './frame.ts';

/** How much of its true size the depth of a solid keeps when it is drawn going back at 45°. */
const FORESHORTENING = 0.35;
/** Height over width of a circle seen from a little above. */
const FLATTENING = 0.28;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Box seen from the front, a little from above and from the right, with the names of its three edges. */
export function cuboid(
  size: { readonly wide: number; readonly high: number; readonly deep: number },
  labels: { readonly wide: string; readonly high: string; readonly deep: string },
): Picture {
  const { wide, high, deep } = size;
  const back = deep * FORESHORTENING;
  const { at, width, height } = frame([
    [0, 0],
    [wide + back, high + back],
  ]);
  const segment = (from: Point, to: Point, dashed = false): Shape => ({ shape: 'segment', from, to, dashed });
  return {
    width: width + 1.5,
    height,
    shapes: [
      { shape: 'polygon', points: [at(0, 0), at(wide, 0), at(wide, high), at(0, high)], filled: true },
      segment(at(wide, 0), at(wide + back, back)),
      segment(at(wide, high), at(wide + back, high + back)),
      segment(at(0, high), at(back, high + back)),
      segment(at(back, high + back), at(wide + back, high + back)),
      segment(at(wide + back, back), at(wide + back, high + back)),
      segment(at(0, 0), at(back, back), true),
      segment(at(back, back), at(wide + back, back), true),
      segment(at(back, back), at(back, high + back), true),
      { shape: 'text', at: at(wide / 2, 0, 0, -0.7), text: labels.wide },
      { shape: 'text', at: at(wide + back / 2, back / 2, 0.4, -0.5), text: labels.deep, anchor: 'start' },
      { shape: 'text', at: at(wide + back, high / 2 + back, 0.4), text: labels.high, anchor: 'start' },
    ],
  };
}

/** Upright cylinder; `across` names a diameter or a radius of its top. */
export function cylinder(
  size: { readonly radius: number; readonly high: number },
  labels: { readonly across: string; readonly measured: 'radius' | 'diameter'; readonly high: string },
): Picture {
  const { radius, high } = size;
  const flat = radius * FLATTENING;
  const { at, width, height, length }: Frame = frame([
    [-radius, -flat],
    [radius, high + flat],
  ]);
  const half = (turn: number, steps: number, from: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = from + (turn * index) / steps;
      return at(radius * Math.cos(angle), flat * Math.sin(angle));
    });
  return {
    width: width + 1.5,
    height: height + 0.6,
    shapes: [
      { shape: 'ellipse', centre: at(0, high), radii: [length(radius), length(flat)], filled: true },
      { shape: 'path', points: half(Math.PI, 24, Math.PI) },
      { shape: 'path', points: half(Math.PI, 24, 0), dashed: true },
      { shape: 'segment', from: at(-radius, 0), to: at(-radius, high) },
      { shape: 'segment', from: at(radius, 0), to: at(radius, high) },
      {
        shape: 'segment',
        from: at(labels.measured === 'radius' ? 0 : -radius, high),
        to: at(radius, high),
        accent: 1,
      },
      { shape: 'text', at: at(0, high + flat, 0, 0.7), text: labels.across },
      { shape: 'text', at: at(radius, high / 2, 0.4), text: labels.high, anchor: 'start' },
    ],
  };
}
