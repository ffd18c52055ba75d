import type { OsmosisState } from '../../../models/cell/osmosis.ts';
import { type Point, smooth } from './shapes.ts';

/** µm: a red cell's radius at rest (Evans & Fung, Microvasc. Res. 4, 1972). */
const RED_RADIUS = 3.91;
const UNITS_PER_MICROMETRE = 26;
const RED_VOLUME = 90;
const POINTS = 40;
/** Volume at which it is a sphere. */
const SPHERE_AT = 1.5;

/** Half of the thickness of a red cell at `reach` of its radius (0 to 1), in µm: Evans and Fung's measured disc. */
const discHeight = (reach: number): number =>
  0.5 * Math.sqrt(Math.max(0, 1 - reach ** 2)) * (0.81 + 7.83 * reach ** 2 - 4.39 * reach ** 4);

/** A red cell cut through its middle: a hollowed disc at rest, a sphere when it is full, with spikes when it has shrunk. */
export function outlineOfRed([x, y]: Point, { volume }: Pick<OsmosisState, 'volume'>): string {
  const full = Math.min(1, Math.max(0, (volume - 1) / (SPHERE_AT - 1)));
  const sphere = Math.cbrt((3 * RED_VOLUME * volume) / (4 * Math.PI));
  const shrunk = Math.min(1, Math.max(0, 1 - volume) / 0.4);
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / POINTS;
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    const disc: Point = [RED_RADIUS * across, Math.sign(up) * discHeight(Math.abs(across)) * Math.min(1, volume)];
    const spike = 1 + 0.09 * shrunk * (index % 2 === 0 ? 1 : -1);
    return [
      x + UNITS_PER_MICROMETRE * spike * (disc[0] * (1 - full) + sphere * across * full) * (1 - 0.08 * shrunk),
      y + UNITS_PER_MICROMETRE * spike * (disc[1] * (1 - full) + sphere * up * full),
    ];
  });
  return smooth(points);
}

/** What the membrane of a plant cell encloses: it fills the wall, or has left it, caught at some points. */
export function outlineOfPlant([x, y]: Point, volume: number): string {
  const size = Math.sqrt(Math.min(volume, 1));
  const away = 1 - size;
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / POINTS;
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    // A box with round corners; further in, ever rounder, and drawn out where it still hangs on the wall.
    const square = 1 / (across ** 6 + up ** 6) ** (1 / 6);
    const caught = 1 + away * 0.35 * Math.cos(angle * 5 + 0.6);
    const reach = size * caught * (square * (1 - away) + 1.05 * away);
    return [x + 110 * reach * across, y + 86 * reach * up];
  });
  return smooth(points);
}
