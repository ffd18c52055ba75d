import { heardAt } from '../../../models/earth/describe.ts';
import {
  CORE_PARAMETER,
  GREATEST_PARAMETER,
  type Path,
  type Phase,
  type Place,
  pathOf,
  placeAt,
  type Wave,
} from '../../../models/earth/rays.ts';
import { QUAKE_SECONDS } from '../../../models/earth/state.ts';
import { drawn, type Globe, pointOf } from './globe.ts';

/** Rays of a wave that leave in even steps of angle, from `least` to `most` of what leaves horizontally. */
function fan(phase: Phase, wave: Wave, range: readonly [least: number, most: number], count: number): readonly Path[] {
  const greatest = GREATEST_PARAMETER[wave];
  const [from, to] = range.map((parameter) => Math.asin(Math.min(1, parameter / greatest)));
  return Array.from({ length: count }, (_, index) => {
    const angle = (from ?? 0) + (((to ?? 0) - (from ?? 0)) * (index + 0.5)) / count;
    return pathOf(phase, greatest * Math.sin(angle));
  }).filter((path) => path !== null);
}

/** What spreads as one line: rays next to each other. */
interface Spread {
  readonly wave: Wave;
  readonly rays: readonly Path[];
  /** One in so many is drawn as a ray. */
  readonly shown: number;
}

export const SPREAD_NAMES = ['P', 'PKP', 'PKIKP', 'PcP', 'S', 'ScS'] as const;

export type SpreadName = (typeof SPREAD_NAMES)[number];

let kept: Readonly<Record<SpreadName, Spread>> | undefined;

/** Some 350 rays, traced once. */
export function spreads(): Readonly<Record<SpreadName, Spread>> {
  const toCore = (wave: Wave) => [0, CORE_PARAMETER[wave]] as const;
  const pastCore = (wave: Wave) => [CORE_PARAMETER[wave], GREATEST_PARAMETER[wave]] as const;
  kept ??= {
    P: { wave: 'p', rays: fan('P', 'p', pastCore('p'), 110), shown: 9 },
    PKP: { wave: 'p', rays: fan('PKP', 'p', toCore('p'), 70), shown: 7 },
    PKIKP: { wave: 'p', rays: fan('PKIKP', 'p', toCore('p'), 70), shown: 10 },
    PcP: { wave: 'p', rays: fan('PcP', 'p', toCore('p'), 30), shown: 8 },
    S: { wave: 's', rays: fan('S', 's', pastCore('s'), 110), shown: 9 },
    ScS: { wave: 's', rays: fan('ScS', 's', toCore('s'), 40), shown: 8 },
  };
  return kept;
}

/** To the right and to the left of the focus. */
const SIDES = [1, -1] as const;

function lineOf(globe: Globe, places: readonly (Place | null)[]): string {
  let line = '';
  for (const side of SIDES) {
    let isOn = false;
    for (const place of places) {
      if (place) {
        const [x, y] = pointOf(globe, place.radius, side * place.radians);
        line += `${isOn ? 'L' : 'M'}${drawn(x)} ${drawn(y)}`;
      }
      isOn = place !== null;
    }
  }
  return line;
}

/** Where a wave is after some seconds: a line across its rays, interrupted where some have come up. */
export function frontLine(globe: Globe, { rays }: Spread, seconds: number): string {
  return lineOf(
    globe,
    rays.map((ray) => placeAt(ray, seconds)),
  );
}

/** A ray has a point at each of ak135's depths: of the line that is drawn, every third one is enough, and its ends. */
const POINTS_A_POINT = 3;

/** The rays of a wave that are drawn. */
export function rayLines(globe: Globe, { rays, shown }: Spread): string {
  return rays
    .filter((_, index) => index % shown === Math.floor(shown / 2))
    .map(({ radii, radians }) =>
      lineOf(
        globe,
        radii
          .map((radius, index) => ({ radius, radians: radians[index] ?? 0 }))
          .filter((_, index) => index % POINTS_A_POINT === 0 || index === radii.length - 1),
      ),
    )
    .join('');
}

/** How large a phase is written, of the height of a record; a scheme. */
const SIZES: Readonly<Record<Phase, number>> = { P: 0.6, S: 1, PcP: 0.3, ScS: 0.5, PKP: 0.5, PKIKP: 0.4 };

/** Seconds in which it dies away to a third. */
const FADES = 70;
const SECONDS_A_POINT = 4;

/** What a station at a distance writes during a quake. */
export function recordLine(degrees: number, x: (seconds: number) => number, middle: number, height: number): string {
  const heard = heardAt(degrees, QUAKE_SECONDS);
  let line = '';
  for (let seconds = 0, sign = 1; seconds <= QUAKE_SECONDS; seconds += SECONDS_A_POINT, sign = -sign) {
    const size = heard.reduce(
      (most, { phase, at }) => (at > seconds ? most : Math.max(most, SIZES[phase] * Math.exp((at - seconds) / FADES))),
      0.02,
    );
    line += `${line === '' ? 'M' : 'L'}${drawn(x(seconds))} ${drawn(middle + (sign * size * height) / 2)}`;
  }
  return line;
}
