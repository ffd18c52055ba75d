import { draw, type Random } from '../simulation.ts';

/** What may come up. */
export interface Weighed {
  /** Of the temario. */
  readonly content: string;
  /** Only its proportion to the others means something; what weighs nothing never comes up. */
  readonly weight: number;
}

/** One of what may come up, with its place on the wheel. */
export type Sector<One extends Weighed = Weighed> = One & {
  /** Part of the circle that it takes, which is the chance that it comes up: 0 to 1, all adding up to 1. */
  readonly chance: number;
  /** In turns from the top, clockwise: 0 to 1. */
  readonly from: number;
  readonly to: number;
};

export interface Spin<One extends Weighed = Weighed> {
  readonly seed: number;
  readonly sectors: readonly Sector<One>[];
  /** Where the wheel stops under its pointer, in turns from the top of its drawing: 0 to 1. */
  readonly at: number;
  /** The sector that is there. */
  readonly sector: Sector<One>;
}

/** More sectors than these have no room for their numbers on a phone. */
export const SECTORS_MOST = 12;

/**
 * Those that go on the wheel, in their order: as many as have room, each with the same chance. What more weighs is for their
 * sectors to say.
 */
function chosen<One extends Weighed>(all: readonly One[], random: Random): readonly One[] {
  return all
    .map((one, place) => ({ one, place, lot: draw(random) }))
    .filter(({ one: { weight } }) => weight > 0)
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, SECTORS_MOST)
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

function sectorsOf<One extends Weighed>(all: readonly One[]): readonly Sector<One>[] {
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  let before = 0;
  return all.map((one, place) => {
    const from = before / sum;
    before += one.weight;
    // Sums of fractions end a little off, and the circle does not.
    const to = place === all.length - 1 ? 1 : before / sum;
    return { ...one, from, to, chance: to - from };
  });
}

/**
 * The wheel of a seed and where it stops: all of it is known before it turns. The same seed and the same weights are the
 * same spin, on every device. Nothing where nothing may come up.
 */
export function spinOf<One extends Weighed>(all: readonly One[], seed: number): Spin<One> | null {
  const random: Random = { seed };
  // The first number is of the result: what else is drawn does not move it.
  const at = draw(random);
  const sectors = sectorsOf(chosen(all, random));
  const sector = sectors.find(({ to }) => at < to);
  return sector ? { seed, sectors, at, sector } : null;
}

const SEED_DIGITS = 8;

/** As it is shown and typed: eight digits of base sixteen. */
export const seedText = (seed: number): string => (seed >>> 0).toString(16).padStart(SEED_DIGITS, '0');

/** `null` where it is no seed. */
export function readSeed(text: string): number | null {
  const digits = text.trim().toLowerCase();
  return /^[0-9a-f]{8}$/.test(digits) ? Number.parseInt(digits, 16) | 0 : null;
}
